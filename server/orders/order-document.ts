import * as z from 'zod/mini'
import { LOCALES, type Locale } from '#shared/contracts/primitives.ts'
import {
  cart,
  type CartBundle,
  type Configuration,
  differsFromStandard,
  itemState,
  listCartBundles,
  type PreparedCatalogue,
  unitState,
} from '#shared/domain/index.ts'
import { getUpgradeTitle } from '#server/catalogues/list-chosen-rooms.ts'
import type { UnitConfiguration } from '#server/configurations/unit-configurations.ts'
import type { Unit } from '#server/projects/units.repository.ts'

/** The configuration's catalogue in each language; null = it cannot be read in it. */
export type TitlesByLocale = ReadonlyMap<Locale, PreparedCatalogue | null>

/** What a completion freezes. */
export interface Frozen {
  readonly unit: Unit
  readonly current: UnitConfiguration
  readonly configuration: Configuration
  readonly catalogueId: string
  readonly revision: number
  readonly titles: TitlesByLocale
  /** What was picked for what is still open; '' = nothing. */
  readonly openAnswer: string
}

/**
 * What is frozen: selections, what is fitted at which price with its name and article number, and every total (decision
 * 4). Amounts in cents. It can be read without the catalogue that it is from; the hash covers exactly this.
 */
export function getOrderDocument(frozen: Frozen) {
  const { unit, current, configuration, catalogueId, revision, titles, openAnswer } = frozen
  return {
    unitId: unit.packageId,
    configurationRevision: revision,
    catalogueId,
    // The one that the prices are from.
    catalogueRevision: current.currentCatalogueRevision,
    selections: current.stored.selections,
    rooms: listFrozenRooms(configuration, titles),
    total: unitState(configuration).total,
    totalOnRequest: unitState(configuration).onRequestCount,
    ...(openAnswer === '' ? {} : { openAnswer }),
  }
}

/** What is fitted in each room, then what belongs to none, at which price, with its names. */
export function listFrozenRooms(configuration: Configuration, titles: TitlesByLocale) {
  const { rooms, unitWide } = cart(configuration)
  return [...rooms, { ...unitWide, roomId: null }].map((room) => ({
    roomId: room.roomId,
    title: inEach(titles, (named) => named.room(room.roomId ?? '')?.title),
    itemsTotal: room.itemsTotal,
    basePrice: room.basePrice,
    total: room.total,
    items: room.items.map(({ id }) => freezeItem(configuration, id, titles)),
    upgrades: listCartBundles(configuration, room.roomId).map((bundle) => freezeUpgrade(bundle, titles)),
  }))
}

function freezeItem(configuration: Configuration, id: string, titles: TitlesByLocale) {
  const { prepared } = configuration
  const state = itemState(configuration, id)
  const item = prepared.item(id)
  const option = item?.options.find(({ productId }) => productId === state.defactoProductId)
  const product = state.defactoProductId === null ? undefined : prepared.product(state.defactoProductId)
  // Only where it explains the amount, which is the difference to what is fitted everywhere.
  const isExplained = option?.priceMode === 'per_unit' && Math.round(option.price * state.quantity) === state.total
  return {
    id,
    title: inEach(titles, (named) => named.item(id)?.title),
    trade: item?.trade ?? '',
    productId: state.defactoProductId,
    product: inEach(titles, (named) => named.product(state.defactoProductId ?? '')?.title),
    articleNumber: product?.sku ?? '',
    thumbUrl: product?.thumbUrl ?? null,
    quantity: state.quantity,
    quantityUnit: item?.quantityHidden === true ? '' : (item?.quantityUnit ?? ''),
    unitPrice: isExplained ? option.price : null,
    total: state.total,
    isOnRequest: state.isOnRequest,
    hasBuyerSelection: state.hasBuyerSelection,
    isStandard: !differsFromStandard(configuration, state),
  }
}

function freezeUpgrade({ id, basePrice }: CartBundle, titles: TitlesByLocale) {
  return { id, title: inEach(titles, (named) => getUpgradeTitle(named, id)), basePrice }
}

function inEach(
  titles: TitlesByLocale,
  pick: (named: PreparedCatalogue) => string | undefined,
): Partial<Record<Locale, string>> {
  return Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const named = titles.get(locale)
      const text = named === undefined || named === null ? undefined : pick(named)
      return text === undefined ? [] : [[locale, text]]
    }),
  )
}

const TextSchema = z._default(z.partialRecord(z.enum(LOCALES), z.string()), {})

/** Completions of before names were frozen have ids only. */
const StoredDocumentSchema = z.object({
  rooms: z.array(
    z.object({
      roomId: z.nullable(z.string()),
      title: TextSchema,
      total: z.int(),
      items: z.array(
        z.object({
          id: z.string(),
          title: TextSchema,
          productId: z.nullable(z.string()),
          product: TextSchema,
          articleNumber: z._default(z.string(), ''),
          thumbUrl: z._default(z.nullable(z.string()), null),
          quantity: z.number(),
          quantityUnit: z._default(z.string(), ''),
          unitPrice: z._default(z.nullable(z.int()), null),
          total: z.int(),
          isOnRequest: z.boolean(),
          isStandard: z.optional(z.boolean()),
        }),
      ),
      upgrades: z._default(z.array(z.object({ id: z.string(), title: TextSchema, basePrice: z.int() })), []),
    }),
  ),
  total: z.int(),
  totalOnRequest: z.int(),
  openAnswer: z._default(z.string(), ''),
})

export type OrderDocument = z.infer<typeof StoredDocumentSchema>

/** A frozen document as it was stored, by whichever version of the program. */
export function parseOrderDocument(snapshot: string): OrderDocument {
  return z.parse(StoredDocumentSchema, JSON.parse(snapshot))
}
