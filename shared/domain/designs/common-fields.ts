import type { Fields, ValuesOf } from './field.types.ts'
import { MOST_ELEVATION, MOST_SPACING } from './options.ts'

/** What one may say of every item, wherever it stands. */
export const COMMON_FIELDS = {
  fullWidth: { kind: 'flag', standard: false },
  'only.screen': { kind: 'screens' },
} as const satisfies Fields

/** Of an item in a row: how many of twelve columns it takes (DSH-36). */
export const ROW_FIELDS = {
  'props.grid': { kind: 'byScreen', least: 1, most: 12 },
} as const satisfies Fields

/** Of what is drawn as a card (DSH-36, DSH-37). */
export const CARD_FIELDS = {
  'props.showTitle': { kind: 'flag', standard: true },
  'props.card.square': { kind: 'flag', standard: false },
  'props.card.elevation': { kind: 'number', least: 0, most: MOST_ELEVATION, step: 1 },
  'props.responsiveHeight': { kind: 'flag', standard: true },
  /** Height by width: 0.75 is 4:3. */
  'props.responsiveHeightRatio': { kind: 'byScreen', least: 0.2, most: 3, step: 0.05 },
} as const satisfies Fields

/** Of what holds others: steps of the theme's spacing between them (DSH-39, DSH-40). */
export const HOLDER_FIELDS = {
  'props.spacing': { kind: 'number', least: 0, most: MOST_SPACING, step: 1, standard: 0 },
} as const satisfies Fields

export type CommonValues = ValuesOf<typeof COMMON_FIELDS>
export type RowValues = ValuesOf<typeof ROW_FIELDS>
export type CardValues = ValuesOf<typeof CARD_FIELDS>
export type HolderValues = ValuesOf<typeof HOLDER_FIELDS>
