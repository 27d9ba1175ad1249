import type { ProductSpec, Text } from './product.types.ts'

/** Slugs (and ids) of the rooms that the catalogues know. */
export const ROOM_SLUGS = [
  'hallway',
  'living',
  'kitchen',
  'bathroom',
  'guest-bathroom',
  'bedroom',
  'nursery',
  'windows',
  'smart-home',
  'floor-plan',
  'bad-360',
] as const
export type RoomSlug = (typeof ROOM_SLUGS)[number]

export const TRADES = ['PRK', 'HLS', 'ELT', 'FLI', 'MAL', 'TIS', 'FEN', 'KUE'] as const
export type Trade = (typeof TRADES)[number]

/** How an option differs from what its product's list price says. */
export interface OptionChange {
  readonly onRequest?: true
  readonly minimum?: true
  readonly quantityOnRequest?: true
  readonly portalOffer?: true
  /** Overrides the item's quantity. */
  readonly quantity?: number
}

/** An item as authored. Options come in the order of `products`, priced by their list prices. */
export interface ItemSpec {
  /** `<room>-<slot>`, `unit-<slot>` for the whole unit. */
  readonly id: string
  /** null = the whole unit. */
  readonly room: RoomSlug | null
  readonly slot: string
  readonly group: string
  readonly trade: Trade
  readonly title: Text
  readonly description: Text
  readonly products: readonly ProductSpec[]
  readonly standard: string | null
  /** `list`: options cost their list price. `surcharge`: the standard is included, others cost the difference. */
  readonly pricing: 'list' | 'surcharge'
  readonly quantity: number
  /** `psch` = one lump sum (price mode fixed), else the options are priced per unit. */
  readonly unit: string
  readonly quantityHidden: boolean
  readonly range: { readonly min: number; readonly max: number; readonly step: number } | null
  readonly changes: Readonly<Record<string, OptionChange>>
  /** Rooms besides its own whose pictures show it (the handles of all doors). */
  readonly alsoIn: readonly RoomSlug[]
  /** Shown in the room's picture. */
  readonly pictured: boolean
}
