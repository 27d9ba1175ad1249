import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { CatalogFile } from '#shared/contracts/project-package.ts'
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

/**
 * Items of pictured rooms that no picture shows, and options that a picture of their item cannot show: in the room's own
 * picture, in the one all round, and in the views that name the item.
 */
export function checkLayers({ catalog, items, roomsById }: CatalogIndex, faults: FaultSink): void {
  const withoutPicture = new Set(catalog.items_without_picture)
  const pictures = new Map(catalog.pictures.map((picture) => [picture.render_id, picture]))
  for (const { item, path } of items) {
    const room = item.room_id === null ? undefined : roomsById.get(item.room_id)
    if (room === undefined || withoutPicture.has(item.id)) continue
    const ofRoom = getPictureIds(room, item.id).flatMap((id) => pictures.get(id) ?? [])
    const [firstPicture] = ofRoom
    if (firstPicture === undefined) continue
    const layers = ofRoom.flatMap((picture) =>
      picture.layers
        .filter((layer) => layer.sub_line_item_id === item.id)
        .map((layer) => ({ picture: picture.render_id, products: layer.products_by_id })),
    )
    if (layers.length === 0) faults.warn(path, 'layersMissing', { picture: firstPicture.render_id, item: item.id })
    for (const [at, option] of item.options.entries())
      for (const picture of new Set(layers.map((layer) => layer.picture))) {
        const own = layers.filter((layer) => layer.picture === picture)
        if (own.some(({ products }) => Object.hasOwn(products, option.product_id))) continue
        faults.warn(`${path}.options[${at}]`, 'layerImageMissing', { picture, product: option.product_id })
      }
  }
}

/** The pictures in which an item may be seen. */
function getPictureIds(room: CatalogFile['rooms'][number], itemId: string): string[] {
  const views = (room.configurator_views ?? []).filter((view) => view.sub_line_item_ids.includes(itemId))
  const ids = [room.render_id, room.panorama_render_id ?? null, ...views.map((view) => view.view_id)]
  return ids.filter((id) => id !== null)
}
