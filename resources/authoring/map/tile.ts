/** A point of a drawing, metres east and south of its middle. */
export type MapPoint = readonly [east: number, south: number]

/** Something on a map: what it is, what it is called, and where. */
export interface MapFeature {
  /** Of Protomaps' basemap: `roads`, `water`, `landuse`, `buildings`, … */
  readonly layer: string
  readonly kind: string
  readonly name?: string
  readonly shape: 'line' | 'area'
  readonly points: readonly MapPoint[]
}

/** The same, placed in a tile: whole steps of `EXTENT` from its upper left corner. */
export type PlacedFeature = Omit<MapFeature, 'points'> & { readonly steps: readonly MapPoint[] }

/** Steps of a tile's side. */
export const EXTENT = 4_096
const VERSION = 2
const SHAPES = { line: 2, area: 3 } as const

/** Fields of the format's messages: https://github.com/mapbox/vector-tile-spec/tree/master/2.1 */
const TILE_LAYER = 3
const LAYER = { name: 1, features: 2, keys: 3, values: 4, extent: 5, version: 15 } as const
const FEATURE = { tags: 2, type: 3, geometry: 4 } as const
const VALUE_STRING = 1

/** A tile of vectors as map programs read it. */
export function encodeTile(features: readonly PlacedFeature[]): Uint8Array {
  const names = [...new Set(features.map(({ layer }) => layer))]
  return Uint8Array.from(
    names.flatMap((name) =>
      message(
        TILE_LAYER,
        encodeLayer(
          name,
          features.filter(({ layer }) => layer === name),
        ),
      ),
    ),
  )
}

function encodeLayer(name: string, features: readonly PlacedFeature[]): number[] {
  const keys = ['kind', 'name']
  const values = [...new Set(features.flatMap((feature) => [feature.kind, feature.name ?? []].flat()))]
  const tags = ({ kind, name: called }: PlacedFeature) => [
    0,
    values.indexOf(kind),
    ...(called === undefined ? [] : [1, values.indexOf(called)]),
  ]
  return [
    ...text(LAYER.name, name),
    ...features.flatMap((feature) =>
      message(LAYER.features, [
        ...message(FEATURE.tags, tags(feature).flatMap(varint)),
        ...number(FEATURE.type, SHAPES[feature.shape]),
        ...message(FEATURE.geometry, encodeGeometry(feature).flatMap(varint)),
      ]),
    ),
    ...keys.flatMap((key) => text(LAYER.keys, key)),
    ...values.flatMap((value) => message(LAYER.values, text(VALUE_STRING, value))),
    ...number(LAYER.extent, EXTENT),
    ...number(LAYER.version, VERSION),
  ]
}

/** Move to the first, lines to the others, and back where it is an area; each as the way from the one before. */
function encodeGeometry({ steps, shape }: PlacedFeature): number[] {
  const ways = steps.map(([x, y], index) => {
    const [fromX, fromY] = steps[index - 1] ?? [0, 0]
    return [zigzag(x - fromX), zigzag(y - fromY)]
  })
  const [first = [], ...others] = ways
  const command = (id: number, count: number) => id | (count << 3)
  return [
    command(1, 1),
    ...first,
    command(2, others.length),
    ...others.flat(),
    ...(shape === 'area' ? [command(7, 1)] : []),
  ]
}

function zigzag(value: number): number {
  return value >= 0 ? value * 2 : -value * 2 - 1
}

/** A whole number, seven bits a byte, the lowest first. */
export function varint(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) | 0x80)
    rest = Math.floor(rest / 0x80)
  }
  return [...bytes, rest]
}

function number(field: number, value: number): number[] {
  return [...varint(field << 3), ...varint(value)]
}

function message(field: number, bytes: readonly number[]): number[] {
  return [...varint((field << 3) | 2), ...varint(bytes.length), ...bytes]
}

function text(field: number, value: string): number[] {
  return message(field, [...new TextEncoder().encode(value)])
}
