import type { CatalogFile } from '#shared/contracts/project-package.ts'
import { isShownIn } from '../catalogue/item.ts'
import type { ItemSpec } from '../catalogue/item.types.ts'
import type { RoomEntry } from '../pictures-manifest.ts'
import type { PackageImages } from './images.ts'
import type { CatalogueSpec } from './select.ts'

type Picture = CatalogFile['pictures'][number]
type Layer = Picture['layers'][number]

function getLayer(item: ItemSpec, layer: RoomEntry['layers'][number], images: PackageImages): Layer {
  const products: Layer['products_by_id'] = {}
  for (const product of item.products) {
    const entry = layer.products[product.id]
    if (entry === undefined) {
      // Nothing to see of it. One whose picture is only missing stays out, so that `project check` names it.
      if (product.look.shape === 'none') products[product.id] = null
      continue
    }
    const image = images.existing(entry.image)
    if (image === null) throw new Error(`${item.id}: the manifest names ${entry.image}, which is not there`)
    const { x, y, width, height } = entry
    products[product.id] = { key: product.id, image, x, y, width, height }
  }
  return { category: item.slot, sub_line_item_id: item.id, products_by_id: products }
}

/** The layered pictures of the rooms, layers in the manifest's order (bottom first). */
export function listPictures(spec: CatalogueSpec, images: PackageImages): Picture[] {
  return spec.rooms.flatMap((room) =>
    [room.slug, getPanoramaId(room.slug)].flatMap((renderId) => getPicture(renderId, room.slug, spec, images)),
  )
}

/** A room's picture all round, beside the one of its own name. */
export const getPanoramaId = (roomSlug: string): string => `${roomSlug}-panorama`

function getPicture(renderId: string, roomSlug: string, spec: CatalogueSpec, images: PackageImages): Picture[] {
  const room = images.roomPicture(renderId)
  if (room === null) return []
  const base = images.existing(room.base)
  const preview = images.existing(room.preview)
  if (base === null || preview === null) return []
  const layers = room.layers.flatMap((layer) => {
    const item = spec.items.find((candidate) => isShownIn(candidate, roomSlug) && candidate.slot === layer.slot)
    return item === undefined ? [] : [getLayer(item, layer, images)]
  })
  return [{ render_id: renderId, width: room.width, height: room.height, base, preview, layers }]
}
