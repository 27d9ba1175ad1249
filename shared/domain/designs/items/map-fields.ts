import type { Fields } from '../field.types.ts'
import { MAP_TYPES, MAP_ZOOMS } from '../options.ts'

/** DSH-14, DSH-15: what both maps have. */
export const MAP_FIELDS = {
  'params.title': { kind: 'words' },
  'params.description': { kind: 'words', lines: 3 },
  'params.address': { kind: 'words' },
  /** Degrees. */
  'params.coords.lng': { kind: 'number', least: -180, most: 180, step: 0.0001 },
  'params.coords.lat': { kind: 'number', least: -85, most: 85, step: 0.0001 },
  'params.defaultZoom': { kind: 'choice', options: MAP_ZOOMS, standard: 18 },
  'params.defaultMapType': { kind: 'choice', options: MAP_TYPES, standard: 'roadmap' },
} as const satisfies Fields
