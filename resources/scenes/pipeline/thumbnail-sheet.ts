import { join } from 'node:path'
import sharp from 'sharp'
import { pictureFile } from './views.ts'

const [CELL, TITLE, COLUMNS] = [200, 22, 8] as const

const getTitle = (id: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL}" height="${TITLE}"><text x="2" y="14" font-family="sans-serif" font-size="12">${id}</text></svg>`,
  )

/** All these pictures with their names on one sheet, to be looked at. Returns its file. */
export async function writeSheet(folder: string, ids: readonly string[]): Promise<string> {
  const cells = await Promise.all(
    ids.map(async (id, i) => {
      const [left, top] = [(i % COLUMNS) * CELL, Math.floor(i / COLUMNS) * (CELL + TITLE)]
      const picture = await sharp(pictureFile(folder, id))
        .resize(CELL - 2, CELL - 2)
        .toBuffer()
      return [
        { input: picture, left, top },
        { input: getTitle(id), left, top: top + CELL - 2 },
      ]
    }),
  )
  const file = join(folder, 'sheet.png')
  const height = Math.ceil(ids.length / COLUMNS) * (CELL + TITLE)
  const sheet = sharp({ create: { width: COLUMNS * CELL, height, channels: 3, background: '#ffffff' } })
  await sheet.composite(cells.flat()).png().toFile(file)
  return file
}
