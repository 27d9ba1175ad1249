import { assertNever } from '#shared/domain/kernel/assert-never.ts'
import type { MailPicture } from './mails.repository.ts'
import { type FileStore, keyOfFileName } from '#server/platform/files/file-store.ts'
import { openPicture } from '../pictures/open-picture.ts'
import type { PicturesService } from '#server/pictures/pictures.service.ts'
import type { MailPictureFile } from './mail-port.ts'

/** px; twice what is shown, for screens with fine pixels. */
const ROOM_WIDTH = 1_120
const LOGO_SIZE = 88
/** A wide logo may be so much wider than high. */
const LOGO_MAX_WIDTH = 4 * LOGO_SIZE
const THUMB_SIZE = 88
const QR_SIZE = 360
/** JPEG, which every mail program shows. */
const ROOM_QUALITY = 80

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#00456f"/>' +
  '<path d="M6.5 11.5 10.6 22l5.4-11 5.4 11 4.1-10.5" fill="none" stroke="#f6f2ea" stroke-width="2.6" ' +
  'stroke-linecap="round" stroke-linejoin="round"/></svg>'

export interface MailPictures {
  /**
   * The picture's file; null where there is none any more, so that the mail goes without it.
   * @throws when it cannot be made just now
   */
  getFile(picture: MailPicture): Promise<MailPictureFile | null>
}

/** Makes the pictures of mails: nothing of them is stored, the merger keeps what it has composed. */
export function createMailPictures(
  pictures: Pick<PicturesService, 'combined'>,
  files: Pick<FileStore, 'read'>,
): MailPictures {
  let logo: Promise<Buffer> | null = null
  return {
    async getFile(picture) {
      const { cid } = picture
      switch (picture.kind) {
        case 'logo': {
          const own = await readFile(files, picture.url)
          const bytes =
            own &&
            (await drawn(() =>
              openPicture(own, { density: 300 })
                .resize({ width: LOGO_MAX_WIDTH, height: LOGO_SIZE, fit: 'inside' })
                .png()
                .toBuffer(),
            ))
          if (bytes !== null) return { cid, fileName: 'logo.png', contentType: 'image/png', bytes }
          logo ??= openPicture(Buffer.from(LOGO), { density: 300 }).resize(LOGO_SIZE, LOGO_SIZE).png().toBuffer()
          return { cid, fileName: 'wohnwahl.png', contentType: 'image/png', bytes: await logo }
        }
        case 'thumb': {
          const product = await readFile(files, picture.url)
          const bytes =
            product &&
            (await drawn(() =>
              openPicture(product)
                .resize(THUMB_SIZE, THUMB_SIZE)
                // What is transparent would be black.
                .flatten({ background: '#ffffff' })
                .jpeg({ mozjpeg: true })
                .toBuffer(),
            ))
          return bytes && { cid, fileName: `${cid}.jpg`, contentType: 'image/jpeg', bytes }
        }
        case 'qrCode': {
          const { toBuffer } = await import('qrcode')
          const bytes = await toBuffer(picture.text, { type: 'png', width: QR_SIZE, margin: 2 })
          return { cid, fileName: 'qr-code.png', contentType: 'image/png', bytes }
        }
        case 'room': {
          const room = await pictures.combined(picture.projectId, picture.query, () => false)
          if (room === 'unknown') return null
          if (room === 'busy') throw new Error('Too many pictures are being composed')
          const bytes = await openPicture(room.identity)
            .resize({ width: ROOM_WIDTH, withoutEnlargement: true })
            .jpeg({ quality: ROOM_QUALITY, mozjpeg: true })
            .toBuffer()
          return { cid, fileName: `${picture.query.room}.jpg`, contentType: 'image/jpeg', bytes }
        }
        default:
          return assertNever(picture)
      }
    },
  }
}

/** A picture that cannot be read is no reason to keep a mail back: null. */
function drawn(draw: () => Promise<Buffer>): Promise<Buffer | null> {
  return draw().catch(() => null)
}

/** The file at a public address; null = there is none. */
async function readFile(files: Pick<FileStore, 'read'>, url: string | undefined): Promise<Buffer | null> {
  const key = keyOfFileName(url?.split('/').at(-1) ?? '')
  return key === null ? null : files.read(key)
}
