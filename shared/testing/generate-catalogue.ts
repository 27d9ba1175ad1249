import type {
  Catalogue,
  Item,
  LineItem,
  Option,
  Product,
  Room,
  RoomType,
  Rule,
  Section,
  UpgradeBundle,
} from '#shared/domain/catalogue/catalogue.types.ts'
import {
  aBundle,
  aBundleGroup,
  aCatalogue,
  aDesignLine,
  aDesignLineGroup,
  aLineItem,
  anItem,
  anOption,
  aProduct,
  aRoom,
  aRule,
  aSection,
  aSubSection,
} from './builders.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'

export interface CatalogueDimensions {
  readonly rooms: number
  readonly itemsPerRoom: number
  readonly optionsPerItem: number
  readonly rules: number
  readonly seed: number
}

/** Rooms that share product groups: a rule of scope unit relates the items of one zone only. */
const ROOMS_PER_ZONE = 4
/** Option 0 is the standard; the next three are the products of the design lines. */
const DESIGN_LINES = ['klassisch', 'modern', 'natur']
const LAST_LINE_OPTION = DESIGN_LINES.length

const TRADES = ['PRK', 'FLI', 'MAL', 'HLS', 'ELT', 'TUE', 'TRO', 'MET']
const ROOM_KINDS: readonly (readonly [title: string, type: RoomType])[] = [
  ['Diele', 'HALLWAY'],
  ['Wohnen', 'LIVING_AREA'],
  ['Bad', 'BATHROOM_FULL'],
  ['Küche', 'KITCHEN'],
  ['Schlafen', 'MASTER_BEDROOM'],
  ['Kind', 'NURSERY'],
  ['Arbeiten', 'STUDY'],
  ['Abstellraum', 'STORAGE_ROOM'],
]
const KINDS = [
  'Bodenbelag',
  'Wandfliese',
  'Wandfarbe',
  'Waschtisch',
  'Schalter',
  'Innentür',
  'Decke',
  'Geländer',
  'Sockelleiste',
  'Bodenfliese',
  'Tapete',
  'Armatur',
  'Leuchte',
  'Türdrücker',
  'Trennwand',
  'Handtuchhalter',
]
const FINISHES = ['Eiche', 'Esche', 'Weiß', 'Grau', 'Anthrazit', 'Sand', 'Chrom', 'Messing', 'Schwarz', 'Nussbaum']

/** So many kinds of things that products are made of. */
const MATERIALS = 4

/** What all items of one kind have in common, in whatever room. */
interface Kind {
  readonly id: string
  readonly title: string
  readonly trade: string
  readonly perUnit: boolean
  readonly options: readonly Option[]
}

/**
 * A large catalogue for benchmarks and for trying out big units: the same dimensions and seed give
 * the same catalogue. Defaults break no rule, nor do the products of one design line among
 * themselves, and the number of items that rules relate to one item does not grow with the number
 * of rooms. Prices in cents.
 */
export function generateCatalogue(dimensions: CatalogueDimensions): Catalogue {
  const random = seededRandom(dimensions.seed)
  const kinds = Array.from({ length: dimensions.itemsPerRoom }, (_, index) => kindAt(index, dimensions, random))
  // Numbers of their own, so that nothing else depends on there being colours.
  const colors = seededRandom(dimensions.seed + 2)
  const rooms = Array.from({ length: dimensions.rooms }, (_, index) => roomAt(index))
  const lineItemsByTrade = rooms.map((room, index) => lineItemsOfRoom(room, index, kinds, random))
  const lineItems = lineItemsByTrade.flatMap((byTrade) => [...byTrade.values()].flat())
  return aCatalogue({
    revision: `generated-${dimensions.seed}`,
    rooms,
    sections: getSections(rooms, lineItemsByTrade),
    products: kinds.flatMap((kind) => kind.options.map((option, index) => getProduct(kind, option, index, colors))),
    bundleGroups: rooms.map((room) => aBundleGroup(`pakete-${room.id}`, { title: `Pakete ${room.title}` })),
    bundles: rooms.flatMap((room) => bundlesOfRoom(room, lineItems)),
    designLineGroups: [
      aDesignLineGroup(
        'stil',
        DESIGN_LINES.map((name, line) =>
          aDesignLine(
            name,
            kinds.flatMap((kind) => kind.options[line + 1]?.productId ?? []),
          ),
        ),
        { title: 'Stilwelt' },
      ),
    ],
    rules: rulesFor(dimensions, kinds, random),
  })
}

function kindAt(index: number, { optionsPerItem }: CatalogueDimensions, random: SeededRandom): Kind {
  const id = `k${index}`
  const perUnit = random.chance(0.3)
  const standardPrice = perUnit ? random.integer(25, 90) * 100 : random.integer(40, 800) * 500
  const options = Array.from({ length: optionsPerItem }, (_, n) => {
    const special = n > LAST_LINE_OPTION ? random.integer(0, 99) : 50
    const factor = n === 0 ? 100 : random.integer(85, 240)
    return anOption(`${id}-p${n}`, {
      priceMode: special < 3 ? 'on_request' : special < 8 ? 'included' : perUnit ? 'per_unit' : 'fixed',
      price: Math.round((standardPrice * factor) / 100 / 50) * 50,
      isMinimumPrice: special > 96,
      isConfigurable: n === LAST_LINE_OPTION && random.chance(0.2),
    })
  })
  const variant = Math.floor(index / KINDS.length)
  const title = `${KINDS[index % KINDS.length]}${variant === 0 ? '' : ` ${variant + 1}`}`
  return { id, title, trade: TRADES[index % TRADES.length] ?? '', perUnit, options }
}

function getProduct(kind: Kind, option: Option, index: number, colors: SeededRandom): Product {
  const finish = FINISHES[index % FINISHES.length] ?? ''
  const series = String.fromCharCode(65 + (Math.floor(index / FINISHES.length) % 26))
  return aProduct(option.productId, {
    sku: `${kind.trade}-${option.productId}`,
    title: `${kind.title} ${finish} ${series}`,
    series,
    trades: [kind.trade],
    material: { key: `m${index % MATERIALS}`, title: `Material ${index % MATERIALS}` },
    color: `#${colors.integer(0, 0xffffff).toString(16).padStart(6, '0')}`,
  })
}

function roomAt(index: number): Room {
  const [title, roomType] = ROOM_KINDS[index % ROOM_KINDS.length] ?? ['Raum', 'LIVING_AREA']
  return aRoom(`raum-${index + 1}`, { title: `${title} ${Math.floor(index / ROOM_KINDS.length) + 1}`, roomType })
}

/** Line items of a room by trade, with one to three items each; about a tenth is optional. */
function lineItemsOfRoom(
  room: Room,
  roomIndex: number,
  kinds: readonly Kind[],
  random: SeededRandom,
): Map<string, LineItem[]> {
  const byTrade = new Map<string, LineItem[]>()
  for (const trade of TRADES) {
    const lines: LineItem[] = []
    const own = kinds.filter((kind) => kind.trade === trade)
    for (let next = 0; next < own.length; ) {
      const taken = own.slice(next, next + random.integer(1, 3))
      next += taken.length
      lines.push(getLineItem(`${room.id}-${trade}-${lines.length + 1}`, room, roomIndex, taken, lines.at(-1), random))
    }
    byTrade.set(trade, lines)
  }
  return byTrade
}

function getLineItem(
  id: string,
  room: Room,
  roomIndex: number,
  kinds: readonly Kind[],
  previous: LineItem | undefined,
  random: SeededRandom,
): LineItem {
  const items = kinds.map((kind) => pickItem(kind, room, roomIndex, random))
  const title = `${kinds[0]?.title ?? ''} ${room.title}`
  if (!random.chance(0.1)) return aLineItem(id, items, { title })
  const replaces = previous !== undefined && !previous.optional && random.chance(0.3)
  return aLineItem(id, items, {
    title,
    optional: true,
    replacementTotal: replaces ? random.integer(2, 20) * 50_00 : 0,
    replacesLineItemIds: replaces ? [previous.id] : [],
  })
}

function pickItem(kind: Kind, room: Room, roomIndex: number, random: SeededRandom): Item {
  return anItem(`${room.id}-${kind.id}`, {
    title: kind.title,
    roomId: room.id,
    productGroupId: getGroup(kind, Math.floor(roomIndex / ROOMS_PER_ZONE)),
    trade: kind.trade,
    quantity: kind.perUnit ? random.integer(32, 180) / 4 : 1,
    quantityUnit: kind.perUnit ? 'm²' : 'Stk',
    options: kind.options,
  })
}

function getGroup(kind: Kind, zone: number): string {
  return `${kind.id}-z${zone}`
}

function getSections(rooms: readonly Room[], lineItemsByTrade: readonly ReadonlyMap<string, LineItem[]>[]): Section[] {
  return TRADES.map((trade) =>
    aSection(
      trade,
      rooms.map((room, index) => ({
        ...aSubSection(`${trade}-${room.id}`, lineItemsByTrade[index]?.get(trade) ?? []),
        title: room.title,
      })),
    ),
  )
}

/** The optional line items of a room, two by two; the last one is left to stand alone. */
function bundlesOfRoom(room: Room, lineItems: readonly LineItem[]): UpgradeBundle[] {
  const optional = lineItems.filter((line) => line.optional && line.subLineItems[0]?.roomId === room.id)
  const bundles: UpgradeBundle[] = []
  for (let next = 0; next + 2 < optional.length; next += 2) {
    const pair = optional.slice(next, next + 2)
    const id = `${room.id}-paket-${bundles.length + 1}`
    bundles.push(
      aBundle(
        id,
        pair.map((line) => line.id),
        { groupId: `pakete-${room.id}`, title: `Paket ${bundles.length + 1}`, roomIds: [room.id] },
      ),
    )
  }
  return bundles
}

/** Every rule allows the standard and all line products of the other kind: so none contradicts. */
function rulesFor({ rooms, rules }: CatalogueDimensions, kinds: readonly Kind[], random: SeededRandom): Rule[] {
  if (kinds.length < 2) return []
  const zones = Math.ceil(rooms / ROOMS_PER_ZONE)
  return Array.from({ length: rules }, (_, index) => {
    const zone = index % zones
    const [one, two] = random.sample(kinds, 2)
    if (one === undefined || two === undefined) throw new Error('A rule needs two kinds of items')
    const [when, then] = random.chance(0.5) ? [one, two] : [two, one]
    const harmless = then.options.slice(0, LAST_LINE_OPTION + 1)
    const others = then.options.slice(LAST_LINE_OPTION + 1)
    const triggers = random.sample(when.options.slice(1), random.integer(2, 5))
    const allowed = [...harmless, ...random.sample(others, Math.ceil(others.length / 2))]
    return aRule(
      `regel-${index + 1}`,
      [getGroup(when, zone), getGroup(then, zone)],
      [{ when: triggers.map((option) => option.productId), then: allowed.map((option) => option.productId) }],
      {
        scope: random.chance(0.8) ? 'room' : 'unit',
        description: `${when.title} und ${then.title} müssen zueinander passen.`,
        hint: `Bitte ${then.title} passend wählen.`,
      },
    )
  })
}
