import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { MAP_COLOURS, type MapColours } from './map-colours.ts'

/** The name by which the layers know their tiles. */
const TILES = 'tiles'
/** The page's own family: the library draws letters from it itself, and nothing is fetched for them. */
const FONT = ['Figtree Variable']

interface StyleOrder {
  /** Of the tiles: `pmtiles://` and the address of their file. */
  readonly url: string
  readonly isDark: boolean
  readonly locale: 'de' | 'en'
}

/** How a map of vector tiles looks whose layers are those of Protomaps' basemap (`earth`, `water`, `roads`, …). */
export function vectorStyle({ url, isDark, locale }: StyleOrder): StyleSpecification {
  const colours = isDark ? MAP_COLOURS.dark : MAP_COLOURS.light
  return {
    version: 8,
    sources: { [TILES]: { type: 'vector', url } },
    layers: [
      { id: 'background', type: 'background', paint: { 'background-color': colours.land } },
      ...getAreas(colours),
      ...getRoads(colours),
      ...getWords(colours, locale),
    ],
  }
}

/** The same for tiles that are pictures, of the air above all. */
export function pictureStyle(url: string, isDark: boolean): StyleSpecification {
  const { land } = isDark ? MAP_COLOURS.dark : MAP_COLOURS.light
  return {
    version: 8,
    sources: { [TILES]: { type: 'raster', url, tileSize: 256 } },
    layers: [
      { id: 'background', type: 'background', paint: { 'background-color': land } },
      { id: 'pictures', type: 'raster', source: TILES },
    ],
  }
}

const GREEN = [
  'park',
  'garden',
  'grass',
  'forest',
  'wood',
  'meadow',
  'cemetery',
  'pitch',
  'playground',
  'nature_reserve',
  'recreation_ground',
  'village_green',
  'allotments',
  'orchard',
  'vineyard',
  'scrub',
  'farmland',
  'golf_course',
]

function getAreas(colours: MapColours): LayerSpecification[] {
  return [
    fill('earth', 'earth', colours.land),
    { ...fill('green', 'landuse', colours.green), filter: ['in', ['get', 'kind'], ['literal', GREEN]] },
    fill('water', 'water', colours.water),
    {
      id: 'streams',
      type: 'line',
      source: TILES,
      'source-layer': 'water',
      filter: ['==', ['geometry-type'], 'LineString'],
      paint: { 'line-color': colours.water, 'line-width': byZoom(12, 1, 18, 10) },
    },
    {
      ...fill('buildings', 'buildings', colours.building),
      minzoom: 14,
      paint: { 'fill-color': colours.building, 'fill-outline-color': colours.buildingLine },
    },
  ]
}

function fill(id: string, layer: string, colour: string): Extract<LayerSpecification, { type: 'fill' }> {
  return {
    id,
    type: 'fill',
    source: TILES,
    'source-layer': layer,
    // Places and rivers have points and lines in the same layer.
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': colour },
  }
}

/** Width in px by zoom, growing as the land does. */
function byZoom(from: number, thin: number, to: number, thick: number): ExpressionSpecification {
  return ['interpolate', ['exponential', 1.6], ['zoom'], from, thin, to, thick]
}

/** Kinds of roads from the small ones to the large, which lie over them. */
const ROADS = [
  { kind: 'minor_road', thick: 14, line: 18 },
  { kind: 'medium_road', thick: 18, line: 22 },
  { kind: 'major_road', thick: 22, line: 26 },
  { kind: 'highway', thick: 26, line: 30 },
] as const

function getRoads(colours: MapColours): LayerSpecification[] {
  const round = { 'line-cap': 'round', 'line-join': 'round' } as const
  const lines = ROADS.map(({ kind, line }): LayerSpecification => {
    const paint = { 'line-color': colours.roadLine, 'line-width': byZoom(10, 0.6, 18, line) }
    return { ...road(kind, kind), id: `${kind}-line`, layout: round, paint }
  })
  const roads = ROADS.map(({ kind, thick }): LayerSpecification => {
    const paint = { 'line-color': colours.road, 'line-width': byZoom(10, 0.4, 18, thick) }
    return { ...road(kind, kind), layout: round, paint }
  })
  return [
    {
      ...road('path', 'path'),
      paint: { 'line-color': colours.path, 'line-width': byZoom(14, 0.6, 18, 2.4), 'line-dasharray': [2, 1.4] },
    },
    ...lines,
    ...roads,
    {
      ...road('rail', 'rail'),
      paint: { 'line-color': colours.rail, 'line-width': byZoom(12, 0.8, 18, 3), 'line-dasharray': [4, 2] },
    },
    {
      id: 'borders',
      type: 'line',
      source: TILES,
      'source-layer': 'boundaries',
      paint: { 'line-color': colours.border, 'line-width': 1, 'line-dasharray': [3, 2] },
    },
  ]
}

function road(id: string, kind: string): Extract<LayerSpecification, { type: 'line' }> {
  return { id, type: 'line', source: TILES, 'source-layer': 'roads', filter: ['==', ['get', 'kind'], kind] }
}

function getWords(colours: MapColours, locale: 'de' | 'en'): LayerSpecification[] {
  const name: ExpressionSpecification = ['coalesce', ['get', `name:${locale}`], ['get', 'name']]
  const paint = { 'text-color': colours.words, 'text-halo-color': colours.halo, 'text-halo-width': 1.6 }
  return [
    {
      id: 'road-names',
      type: 'symbol',
      source: TILES,
      'source-layer': 'roads',
      minzoom: 14,
      layout: { 'text-field': name, 'text-font': FONT, 'text-size': 13, 'symbol-placement': 'line' },
      paint,
    },
    {
      id: 'water-names',
      type: 'symbol',
      source: TILES,
      'source-layer': 'water',
      layout: { 'text-field': name, 'text-font': FONT, 'text-size': 13 },
      paint: { ...paint, 'text-color': colours.wordsOnWater },
    },
    {
      id: 'places',
      type: 'symbol',
      source: TILES,
      'source-layer': 'places',
      layout: { 'text-field': name, 'text-font': FONT, 'text-size': 15 },
      paint,
    },
    {
      id: 'points',
      type: 'symbol',
      source: TILES,
      'source-layer': 'pois',
      minzoom: 16,
      layout: { 'text-field': name, 'text-font': FONT, 'text-size': 12 },
      paint,
    },
  ]
}
