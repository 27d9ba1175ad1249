import { readFile } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import { MAX_PIXELS, openPicture, pictureFacts } from '#server/pictures/open-picture.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'

/** px; what no screen shows wider, and what a page of one picture may be long. */
const MAX_WIDTH = 2_560
const MAX_HEIGHT = 5_120
const QUALITY = 82
/** By what is found in the content. */
const TAKEN: ReadonlySet<string> = new Set(['jpg', 'png', 'apng', 'webp', 'avif', 'gif'])
/** Bytes of the beginning in which a drawing says that it is one. */
const START_LENGTH = 4_096

/** A picture as it is shown: WebP, upright, sRGB, without anything that was noted in the file. */
export interface LibraryPicture {
  readonly bytes: Buffer
  /** px */
  readonly width: number
  readonly height: number
}

/**
 * Writes a picture anew for screens, the first of a moving one. Nothing of the file itself is kept: neither where it was
 * taken, nor what else it may be besides a picture. Refused (`FILE_TYPE_REFUSED`, the message says what it is) when its
 * content is none that is taken, `PAYLOAD_TOO_LARGE` when it says that it is so large that unpacking it would cost too much.
 *
 * @param path of a file that has come in
 * @param field in which it came
 */
export async function makeLibraryPicture(path: string, field: string): Promise<Result<LibraryPicture>> {
  const file = await readFile(path)
  const type = await nameType(file)
  if (!TAKEN.has(type)) {
    return refuseType(field, `Pictures are taken as JPEG, PNG, WebP, AVIF or GIF; this is ${type}.`)
  }
  const facts = await pictureFacts(file)
  if (facts === null || facts.isDrawing) return refuseType(field, 'It cannot be read as a picture.')
  if (facts.width * facts.height > MAX_PIXELS) {
    const message = `The picture has ${facts.width} × ${facts.height} pixels; at most ${MAX_PIXELS / 1e6} million are taken.`
    return failedWith('PAYLOAD_TOO_LARGE', message, { field })
  }
  try {
    const { data, info } = await openPicture(file)
      .autoOrient()
      .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true })
    return passed({ bytes: data, width: info.width, height: info.height })
  } catch {
    return refuseType(field, 'It cannot be read as a picture.')
  }
}

/** What the content is found to be, in the words of file extensions. */
async function nameType(file: Buffer): Promise<string> {
  const found = await fileTypeFromBuffer(file)
  if (found !== undefined && found.ext !== 'xml') return found.ext
  const isDrawing = /<svg[\s>]/i.test(file.toString('latin1', 0, START_LENGTH))
  return isDrawing ? 'svg' : (found?.ext ?? 'something else')
}

function refuseType(field: string, message: string): Result<never> {
  return failedWith('FILE_TYPE_REFUSED', message, { field })
}
