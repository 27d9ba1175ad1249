import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { measureColor } from '#server/pictures/measure-color.ts'
import { readPicturesManifest } from '../pictures-manifest.ts'
import { keepManifest, packageFolder } from './store.ts'

/** The colours of all products that have a thumbnail, as an import of the package would measure them. */
export async function buildColors(): Promise<void> {
  const colors: Record<string, string> = {}
  for (const [productId, path] of Object.entries(readPicturesManifest().products)) {
    const color = await measureColor(await readFile(join(packageFolder, path)))
    if (color !== null) colors[productId] = color
  }
  keepManifest({ colors })
}
