import { createHash } from 'node:crypto'
import { PICTURE_WIDTHS, pictureAtWidth } from '#shared/contracts/picture-sizes.ts'
import { hugePng } from '#server/pictures/fixtures/huge-png.ts'
import { tinyProject } from '#server/catalogues/package/fixtures/tiny-package.ts'
import type { Attack } from './attack.ts'
import { tinyPackageWith } from './tiny-package-with.ts'
import { importPackage, refusedUpload } from './upload.ts'

/** Pictures of as many pixels as are let in, each in every width. */
const LARGEST = 5

/** A picture of some kilobytes that takes hundreds of megabytes when it is unpacked. */
const refusedBomb: Attack = {
  name: 'picture of 16,000 × 16,000 px',
  async prepare(target) {
    const archive = await tinyPackageWith({ 'logo.png': hugePng(16_000, 16_000) }, naming('logo.png'))
    return () => refusedUpload(target, archive)
  },
}

const largestPictures: Attack = {
  name: `${LARGEST} pictures of 50 million px in all widths`,
  async prepare(target) {
    const pictures = Array.from({ length: LARGEST }, (_, at) => hugePng(7_000 - at, 7_000))
    const files = pictures.map((bytes, at) => [`picture-${at}.png`, bytes] as const)
    const archive = await tinyPackageWith(Object.fromEntries(files), naming(...files.map(([name]) => name)))
    await importPackage(target, archive)
    const urls = pictures.map((bytes) => `${target.portal.url}/files/${sha256(bytes)}.png`)
    return async () => {
      const asked = urls.flatMap((url) => PICTURE_WIDTHS.map((width) => pictureAtWidth(url, width)))
      const answers = await Promise.all(asked.map(getAnswer))
      return `answered with ${[...new Set(answers)].join(', ')}`
    }
  },
}

export const PICTURE_BOMBS: readonly Attack[] = [refusedBomb, largestPictures]

function naming(...files: readonly string[]) {
  const attachments = files.map((file) => ({ id: file, role: 'picture', file }))
  const units = tinyProject().units.map((unit) => ({ ...unit, attachments: unit.is_sample ? attachments : [] }))
  return { ...tinyProject(), units }
}

async function getAnswer(url: string): Promise<string> {
  const answer = await fetch(url)
  await answer.arrayBuffer()
  return `${answer.status} ${answer.headers.get('content-type')}`
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
