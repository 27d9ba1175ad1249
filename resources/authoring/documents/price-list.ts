import type { CatalogFile } from '#shared/contracts/project-package.ts'
import { t } from '../catalogue/family.ts'
import { WASTE } from '../catalogue/plan-quantities.ts'
import type { Text } from '../catalogue/product.types.ts'
import { heading, paragraph, table } from './blocks.ts'
import { bothLanguages, type Item, itemsByRoom, namedProduct } from './catalogue-rows.ts'
import type { Block, DocumentContent } from './document.types.ts'

type Option = Item['options'][number]
type Product = CatalogFile['products'][number]

const NBSP = '\u00a0'

/** Every product that costs something more or less than the standard, by room, with that difference. */
export function priceList(catalog: CatalogFile): DocumentContent {
  const percent = `${Math.round(WASTE * 100)}${NBSP}%`
  const products = new Map(catalog.products.map((product) => [product.id, product]))
  return {
    title: t('Preisliste der Sonderwünsche', 'Price list of upgrades'),
    subtitle: t(
      `Stand des Katalogs ${catalog.revision} · Preise in Euro einschließlich Mehrwertsteuer`,
      `Catalogue ${catalog.revision} · prices in euros including VAT`,
    ),
    languages: ['de', 'en'],
    blocks: [
      paragraph(
        `Die Preise sind Mehr- oder Minderpreise gegenüber dem Standard der Baubeschreibung, einschließlich Lieferung und Einbau. Was die Baubeschreibung nicht vorsieht, steht mit seinem vollen Preis; entfällt dafür eine Leistung, wird sie gutgeschrieben. Preise je Einheit gelten für die Menge, die im Raumbuch der Wohnung steht: sie folgt dem Grundriss, bei Böden und Fliesen mit ${percent} Verschnitt; verbindlich ist der Preis im Konfigurator der Wohnung. Was der Standard ist oder nichts zusätzlich kostet, ist nicht aufgeführt.`,
        `Prices are additional or reduced prices compared with the standard of the building specification, including delivery and fitting. What the building specification does not provide for is listed at its full price; where a service is dropped for it, that is credited. Prices per unit apply to the quantity in the room schedule of the flat: it follows the floor plan, for floors and tiles with ${percent} for offcuts; the price in the configurator of the flat is binding. What is the standard or costs nothing extra is not listed.`,
      ),
      ...mergedRooms(catalog).flatMap(({ room, items }) => roomPrices(room, items, products)),
    ],
  }
}

/** Items with the same products at the same prices stand once, in the first of their rooms. */
interface MergedItem extends Pick<Item, 'options' | 'default_product_id' | 'quantity_unit' | 'isExtra'> {
  readonly titles: readonly Text[]
}

function mergedRooms(catalog: CatalogFile): { readonly room: Text; readonly items: readonly MergedItem[] }[] {
  const getKey = ({ options, default_product_id, quantity_unit, isExtra }: Item) =>
    JSON.stringify([
      isExtra,
      quantity_unit,
      default_product_id,
      options.map((option) => [option.product_id, option.price_mode, option.price, option.is_minimum_price]),
    ])
  const rooms = itemsByRoom(catalog)
  const titles = new Map<string, Text[]>()
  for (const item of rooms.flatMap(({ items }) => items)) {
    const known = titles.get(getKey(item)) ?? []
    titles.set(getKey(item), [...known, bothLanguages(item.title)])
  }
  return rooms.map(({ room, items }) => ({
    room,
    items: items.flatMap((item) => {
      const all = titles.get(getKey(item)) ?? []
      const isFirst = titles.delete(getKey(item))
      return isFirst ? [{ ...item, titles: all }] : []
    }),
  }))
}

function roomPrices(room: Text, items: readonly MergedItem[], products: ReadonlyMap<string, Product>): Block[] {
  const tables = items.flatMap((item) => {
    const standard = getStandard(item)
    const rows = item.options.flatMap((option) => {
      const product = products.get(option.product_id)
      const price = getPrice(item, option, standard)
      return product === undefined || price === null ? [] : [[namedProduct(product), product.sku, price]]
    })
    const title = t(item.titles.map(({ de }) => de).join(', '), item.titles.map(({ en }) => en).join(', '))
    if (rows.length === 0) return []
    return [
      table({
        header: [title, t('Artikel', 'Article'), t('Preis', 'Price')],
        widths: ['*', 66, 84],
        numeric: [2],
        rows,
        isDense: true,
      }),
    ]
  })
  return tables.length === 0 ? [] : [heading(room.de, room.en), ...tables]
}

/** What the purchase price holds already. */
function getStandard({ isExtra, options, default_product_id: id }: MergedItem): Option | undefined {
  return isExtra ? undefined : options.find((option) => option.product_id === id)
}

/** What an option costs more or less than the standard; null where that is nothing. */
function getPrice({ quantity_unit: given }: MergedItem, option: Option, standard: Option | undefined): Text | null {
  if (option === standard) return null
  if (option.price_mode === 'on_request') return t('auf Anfrage', 'on request')
  const difference = option.price - (standard?.price ?? 0)
  if (difference === 0) return null
  const measure = typeof given === 'string' ? t(given, given) : bothLanguages(given)
  const isPerUnit = [option, standard].some((one) => one?.price_mode === 'per_unit')
  const unit = (language: 'de' | 'en') => (isPerUnit ? `${NBSP}/${NBSP}${measure[language]}` : '')
  const written = (language: 'de' | 'en') =>
    `${option.is_minimum_price ? FROM[language] : ''}${euros(difference, language)}${unit(language)}`
  return t(written('de'), written('en'))
}

const FROM = { de: `ab${NBSP}`, en: `from${NBSP}` } as const

/** `1.240,00 €`, cents in. */
function euros(cents: number, language: 'de' | 'en'): string {
  const [thousands, decimal] = language === 'de' ? ['.', ','] : [',', '.']
  const whole = String(Math.floor(Math.abs(cents) / 100)).replace(/\B(?=(\d{3})+$)/g, thousands)
  const rest = String(Math.abs(cents) % 100).padStart(2, '0')
  return `${cents < 0 ? '–' : ''}${whole}${decimal}${rest}${NBSP}€`
}
