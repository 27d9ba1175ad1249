import { join } from 'node:path'
import { MAX_COMPOSED_PIXELS, MAX_PIXELS, type PictureFacts, pictureFacts } from '#server/pictures/open-picture.ts'
import { inParallel } from '#server/platform/in-parallel.ts'
import { CATALOG_FILE, fileReferences, type ProjectPackage, walkDocument } from './package-documents.ts'
import { faultSink, type FaultSink, jsonPath, type PackageFault } from './package-faults.ts'

const PIXEL_PICTURE = /\.(?:png|jpe?g|gif|webp|avif)$/i
/**
 * Pictures that are too large to be worked with, and those whose real size is not the one the catalogue states. Only
 * readable files are looked at.
 */
export async function checkPictures(pack: ProjectPackage, faults: PackageFault[]): Promise<void> {
  const named = [...fileReferences(pack.project), ...fileReferences(pack.catalog)].map(({ file }) => file)
  const files = [...new Set(named)].filter((file) => PIXEL_PICTURE.test(file)).toSorted()
  const found = await inParallel(files, (file) => pictureFacts(join(pack.folder, file)))
  const factsByFile = new Map(files.map((file, at) => [file, found[at] ?? null]))
  for (const [file, facts] of factsByFile) {
    if (facts === null || facts.width * facts.height <= MAX_PIXELS) continue
    const { width, height } = facts
    faultSink(faults, file).error('', 'pictureTooLarge', { width, height, megapixels: MAX_PIXELS / 1_000_000 })
  }
  const inCatalog = faultSink(faults, CATALOG_FILE)
  checkStatedSizes(pack, factsByFile, inCatalog)
  checkComposedSizes(pack, inCatalog)
  checkAddresses(pack, inCatalog)
}

const PICTURE_PROPERTIES: readonly unknown[] = ['thumb_url', 'preview_url', 'panorama_url', 'image_url']
/** Lists whose `url` is a picture; films and documents may lie elsewhere. */
const PICTURE_LISTS: readonly unknown[] = ['images', 'configurator_views']

/** Pictures on other servers: no page shows them, as browsers are told to fetch from the portal alone. */
function checkAddresses({ catalog }: ProjectPackage, faults: FaultSink): void {
  walkDocument(catalog, (value, path) => {
    if (typeof value !== 'string' || !value.startsWith('https://')) return
    const key = path.at(-1)
    const isPicture = PICTURE_PROPERTIES.includes(key) || (key === 'url' && PICTURE_LISTS.includes(path.at(-3)))
    if (isPicture) faults.error(jsonPath(path), 'pictureElsewhere')
  })
}

function checkStatedSizes(
  { catalog }: ProjectPackage,
  factsByFile: ReadonlyMap<string, PictureFacts | null>,
  faults: FaultSink,
): void {
  const stated = catalog.pictures.flatMap((picture, at) => [
    { file: picture.base, width: picture.width, height: picture.height, path: `pictures[${at}].base` },
    ...picture.layers.flatMap((layer, layerAt) =>
      Object.entries(layer.products_by_id).flatMap(([productId, image]) => {
        const path = `pictures[${at}].layers[${layerAt}].products_by_id.${productId}`
        return image ? [{ file: image.image, width: image.width, height: image.height, path }] : []
      }),
    ),
  ])
  for (const { file, width, height, path } of stated) {
    // A drawing has no pixels of its own, and what it takes to paint one nobody can tell before.
    if (!PIXEL_PICTURE.test(file)) faults.error(path, 'pictureOfNoPixels', { file })
    const real = factsByFile.get(file)
    if (real && (real.width !== width || real.height !== height)) {
      const sizes = { width, height, file, realWidth: real.width, realHeight: real.height }
      faults.error(path, 'imageSize', sizes)
    }
  }
}

function checkComposedSizes({ catalog }: ProjectPackage, faults: FaultSink): void {
  for (const [at, { width, height, layers }] of catalog.pictures.entries()) {
    const largest = layers.map(({ products_by_id: products }) =>
      Object.values(products).reduce((most, image) => Math.max(most, image ? image.width * image.height : 0), 0),
    )
    const pixels = largest.reduce((sum, each) => sum + each, width * height)
    if (pixels <= MAX_COMPOSED_PIXELS) continue
    faults.error(`pictures[${at}].layers`, 'layersTooLarge', { megapixels: MAX_COMPOSED_PIXELS / 1_000_000 })
  }
}
