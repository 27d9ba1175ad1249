import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { CatalogIndex } from './catalog-index.ts'
import { CATALOG_FILE, fileReferences, PROJECT_FILE, type ProjectPackage, walkDocument } from './package-documents.ts'
import { type FaultSink, faultSink, jsonPath, type PackageFault } from './package-faults.ts'

/** Texts that one of the project's languages lacks. */
export function checkTexts(document: unknown, languages: readonly string[], faults: FaultSink): void {
  walkDocument(document, (value, path) => {
    if (value === null || typeof value !== 'object' || !('de' in value) || typeof value.de !== 'string') return
    for (const language of languages) {
      if (!Object.hasOwn(value, language)) faults.warn(jsonPath(path), 'textMissing', { language })
    }
  })
}

/** Files that are named and missing, and files that nobody names. */
export async function checkFiles({ folder, project, catalog }: ProjectPackage, faults: PackageFault[]): Promise<void> {
  const present = new Set(await listFiles(folder))
  const used = new Set([PROJECT_FILE, CATALOG_FILE])
  for (const [document, name] of [
    [project, PROJECT_FILE],
    [catalog, CATALOG_FILE],
  ] as const) {
    for (const { file, path } of fileReferences(document)) {
      used.add(file)
      if (!present.has(file)) faultSink(faults, name).error(path, 'fileMissing', { file })
    }
  }
  for (const file of present) {
    if (!used.has(file)) faultSink(faults, file).warn('', 'fileUnused')
  }
}

/** All files below a folder, with slashes, sorted. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => !file.split('/').some((part) => part.startsWith('.')))
    .toSorted()
}

/** Options of items in pictured rooms that the picture cannot show. */
export function checkLayers({ catalog, items, roomsById }: CatalogIndex, faults: FaultSink): void {
  const withoutPicture = new Set(catalog.items_without_picture)
  const pictures = new Map(catalog.pictures.map((picture) => [picture.render_id, picture]))
  for (const { item, path } of items) {
    if (item.room_id === null || withoutPicture.has(item.id)) continue
    const renderId = roomsById.get(item.room_id)?.render_id ?? null
    const picture = renderId === null ? undefined : pictures.get(renderId)
    if (!picture) continue
    const layers = picture.layers.filter((layer) => layer.sub_line_item_id === item.id)
    if (layers.length === 0) {
      faults.warn(path, 'layersMissing', { picture: picture.render_id, item: item.id })
      continue
    }
    for (const [at, option] of item.options.entries()) {
      if (layers.some((layer) => Object.hasOwn(layer.products_by_id, option.product_id))) continue
      faults.warn(`${path}.options[${at}]`, 'layerImageMissing', {
        picture: picture.render_id,
        product: option.product_id,
      })
    }
  }
}

/** Images whose real size is not the one the catalogue states. Only readable files are looked at. */
export async function checkImageSizes({ folder, catalog }: ProjectPackage, faults: FaultSink): Promise<void> {
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
    const real = await sharp(join(folder, file))
      .metadata()
      .catch(() => null)
    if (real && (real.width !== width || real.height !== height)) {
      const sizes = { width, height, file, realWidth: real.width, realHeight: real.height }
      faults.error(path, 'imageSize', sizes)
    }
  }
}
