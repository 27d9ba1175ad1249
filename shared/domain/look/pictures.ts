import type { Configuration } from '../configuration/configuration.ts'
import { itemState } from '../views/item-views.ts'

/**
 * Layered room pictures: a base picture, and over it one image per item, bottom first. The mapping
 * says which image shows which product; it belongs to a project, the room names it by `renderId`.
 */

/** Where a layer lies in the picture's pixel space, and its image. */
export interface LayerImage {
  readonly key: string
  readonly url: string
  /** px, from the left and top edge of the picture. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface PictureLayer {
  /** Name of the layer in merger queries, for example `floor`. */
  readonly category: string
  readonly subLineItemId: string
  /** null = this product cannot be seen here. A product that is not listed has no image yet. */
  readonly productsById: Readonly<Record<string, LayerImage | null>>
}

export interface RoomPicture {
  readonly renderId: string
  readonly width: number
  readonly height: number
  readonly baseUrl: string
  readonly previewUrl: string
  /** Bottom first. */
  readonly layers: readonly PictureLayer[]
}

/** How pictures are drawn; each way may have a merger of its own (IMG-13). */
export type VisualVersion = 'v1' | 'v2'

export interface PictureMapping {
  /** Ends before `/combine` and `/layers`. */
  readonly mergerUrl: string
  /** Origins of the mergers, by visual version; null or none = the portal's own (IMG-14). */
  readonly mergerHosts?: Readonly<Record<VisualVersion, string | null>> | undefined
  /** Key that stands for a product without an image (IMG-15). */
  readonly missingKey: string
  readonly rooms: readonly RoomPicture[]
}

/** A layer as it is laid on the picture. A missing one has no image: empty url, no extent. */
export interface ShownLayer extends LayerImage {
  readonly category: string
  readonly itemId: string
  /** null when a merger query named a key that no product has. */
  readonly productId: string | null
  /** There should be an image and there is none (IMG-8): leave the layer out, say so where it helps. */
  readonly missing: boolean
}

export interface ShownPicture {
  readonly width: number
  readonly height: number
  readonly baseUrl: string
  readonly previewUrl: string
  /** Bottom first. */
  readonly layers: readonly ShownLayer[]
}

/**
 * The picture of a room as configured: the layers of what is fitted in items that take part
 * (IMG-4, CFG-2). null when the room has no layered picture.
 */
export function getPicture(configuration: Configuration, mapping: PictureMapping, roomId: string): ShownPicture | null {
  return configuredPicture(configuration, mapping, configuration.prepared.room(roomId)?.renderId ?? null)
}

/**
 * Any picture of the mapping, as configured: a room may be shown in more than the one of its own, as
 * all round. null when there is none of that key.
 */
export function configuredPicture(
  configuration: Configuration,
  mapping: PictureMapping,
  renderId: string | null,
): ShownPicture | null {
  const picture = renderId === null ? null : pictureById(mapping, renderId)
  if (!picture) return null
  const layers: ShownLayer[] = []
  for (const layer of picture.layers) {
    if (!configuration.prepared.item(layer.subLineItemId)) continue
    const state = itemState(configuration, layer.subLineItemId)
    if (!state.takesPart || state.defactoProductId === null) continue
    const image = toImage(layer, state.defactoProductId)
    if (image === null) continue
    layers.push(image ? shown(layer, state.defactoProductId, image) : missing(layer, state.defactoProductId, mapping))
  }
  return { ...sizeAndBase(picture), layers }
}

/**
 * The layers of a picture by the keys of a merger query (API-39): categories that are not named are
 * left out, unknown keys and the missing key give a missing layer (IMG-15). null = no such picture.
 */
export function getLayers(
  mapping: PictureMapping,
  renderId: string,
  keysByCategory: Readonly<Record<string, string>>,
): ShownPicture | null {
  const picture = pictureById(mapping, renderId)
  if (!picture) return null
  const layers: ShownLayer[] = []
  for (const layer of picture.layers) {
    if (!Object.hasOwn(keysByCategory, layer.category)) continue
    const key = keysByCategory[layer.category]
    const found = Object.entries(layer.productsById).find(([, image]) => image?.key === key)
    layers.push(found?.[1] ? shown(layer, found[0], found[1]) : missing(layer, null, mapping))
  }
  return { ...sizeAndBase(picture), layers }
}

/** The mapping with the merger of a visual version: its pictures come from that host (IMG-13). */
export function withMergerOf(mapping: PictureMapping, version: VisualVersion): PictureMapping {
  const host = mapping.mergerHosts?.[version] ?? null
  return host === null ? mapping : { ...mapping, mergerUrl: `${host}${mapping.mergerUrl}` }
}

/**
 * Address of a picture composed of what is shown (API-39), without the layers that have no image. With `layers` in
 * the place of `combine` it is the address of the layers alone (IMG-7).
 */
export function combinedUrl(mergerUrl: string, renderId: string, picture: Pick<ShownPicture, 'layers'>): string {
  const keys = picture.layers.filter((layer) => !layer.missing).map(({ category, key }) => [category, key] as const)
  const query = [['room', renderId] as const, ...keys]
  return `${mergerUrl}/combine?${query.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')}`
}

function pictureById(mapping: PictureMapping, renderId: string): RoomPicture | null {
  return mapping.rooms.find((room) => room.renderId === renderId) ?? null
}

function sizeAndBase({ width, height, baseUrl, previewUrl }: RoomPicture) {
  return { width, height, baseUrl, previewUrl }
}

/** undefined = should be there, null = cannot be seen. */
function toImage(layer: PictureLayer, productId: string): LayerImage | null | undefined {
  return Object.hasOwn(layer.productsById, productId) ? layer.productsById[productId] : undefined
}

function shown(layer: PictureLayer, productId: string, image: LayerImage): ShownLayer {
  const { key, url, x, y, width, height } = image
  return {
    category: layer.category,
    itemId: layer.subLineItemId,
    productId,
    key,
    url,
    x,
    y,
    width,
    height,
    missing: false,
  }
}

function missing(layer: PictureLayer, productId: string | null, mapping: PictureMapping): ShownLayer {
  return {
    category: layer.category,
    itemId: layer.subLineItemId,
    productId,
    key: mapping.missingKey,
    url: '',
    x: 0,
    y: 0,
    width: 0,
    height: 0,
    missing: true,
  }
}
