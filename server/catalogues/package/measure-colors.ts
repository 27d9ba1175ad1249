import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CatalogFile } from '#shared/contracts/project-package.ts'
import { measureColor } from '#server/pictures/measure-color.ts'
import { pictureFacts } from '#server/pictures/open-picture.ts'
import { inParallel } from '#server/platform/in-parallel.ts'
import type { ProjectPackage } from './package-documents.ts'

/**
 * Pixels of all the pictures together that are looked at for their colours: those of 500 photographs of a megapixel. What
 * comes after has no colour: an import has other things to do in its time.
 */
const MAX_MEASURED_PIXELS = 500_000_000
/** Each is unpacked on threads of its own. */
const PARALLEL = 2

/**
 * The catalogue with material and colour of each product, null where they are not known. A colour that the package does
 * not name is measured from the thumbnail, once for each content (LIKE-2).
 *
 * @param keys path in the package → file key, which tells one content from another
 */
export async function withColors(
  { catalog, folder }: Pick<ProjectPackage, 'catalog' | 'folder'>,
  keys: Readonly<Record<string, string>>,
  maxPixels = MAX_MEASURED_PIXELS,
): Promise<CatalogFile> {
  const getKey = ({ color, thumb_url: thumb }: CatalogFile['products'][number]) =>
    color || thumb === null ? undefined : keys[thumb]
  const pathByKey = new Map<string, string>()
  for (const product of catalog.products) {
    const key = getKey(product)
    if (key !== undefined && product.thumb_url !== null) pathByKey.set(key, join(folder, product.thumb_url))
  }
  const measured = await getColors(pathByKey, maxPixels)
  const products = catalog.products.map((product) => ({
    ...product,
    material: product.material ?? null,
    color: product.color?.toLowerCase() ?? measured.get(getKey(product) ?? '') ?? null,
  }))
  return { ...catalog, products }
}

/** Drawings are left out: what it takes to paint one nobody can tell before. */
async function getColors(pathByKey: ReadonlyMap<string, string>, maxPixels: number): Promise<Map<string, string>> {
  const facts = await inParallel([...pathByKey], async ([key, path]) => ({
    key,
    path,
    facts: await pictureFacts(path),
  }))
  const colors = new Map<string, string>()
  let left = maxPixels
  const fitting = facts.filter(({ facts: found }) => {
    if (found === null || found.isDrawing) return false
    left -= found.width * found.height
    return left >= 0
  })
  await inParallel(
    fitting,
    async ({ key, path }) => {
      const color = await measureColor(await readFile(path))
      if (color !== null) colors.set(key, color)
    },
    PARALLEL,
  )
  return colors
}
