import { describe, expect, it } from 'vitest'
import { generatePackages } from '../generate/generate.ts'
import { buildingSpecification } from './building-specification.ts'
import { bothLanguages } from './catalogue-rows.ts'
import type { DocumentContent, Table } from './document.types.ts'
import { priceList } from './price-list.ts'

const lindenhof = generatePackages().find((pack) => pack.folder === 'lindenhof')
if (lindenhof === undefined) throw new Error('the sample data has no project lindenhof')
const { catalog } = lindenhof

/** The German cells of all rows of a document, without spaces that do not break. */
function listRows({ blocks }: DocumentContent): string[][] {
  const tables = blocks.flatMap((block): Table[] => (block.kind === 'table' ? [block.table] : []))
  return tables
    .flatMap(({ rows }) => rows)
    .map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell.de).replaceAll('\u00a0', ' ')))
}

describe('the building specification', () => {
  it('has every item of the purchase price, and none of the lines that are chosen on top', () => {
    const items = new Set(listRows(buildingSpecification(catalog)).map(([item]) => item))
    const lines = catalog.room_book.sections.flatMap(({ sub_sections: subs }) => subs.flatMap((sub) => sub.line_items))
    for (const { id, optional, activated, sub_line_items: own } of lines) {
      for (const item of own.filter(({ room_id: room, default_product_id: standard }) => room && standard)) {
        expect(items.has(bothLanguages(item.title).de), `${id}: ${item.id}`).toBe(!optional || activated)
      }
    }
  })
})

describe('the price list', () => {
  const rows = listRows(priceList(catalog))
  const getPrice = (sku: string) => rows.find((row) => row[1] === sku)?.[2]
  const getSku = (id: string) => catalog.products.find((product) => product.id === id)?.sku ?? ''

  it.each([
    ['what is dearer than the standard, per unit', 'parquet-plank-oak-natural', '30,00 € / m²'],
    ['what is cheaper', 'hood-none', '–378,00 €'],
    ['the standard of an optional line in full', 'bench-heated', '1.680,00 €'],
    ['a lowest price', 'kitchen-wall-glass', 'ab 3.580,00 €'],
  ])('has %s', (_, id, price) => {
    expect(getPrice(getSku(id))).toBe(price)
  })

  it('leaves out the standard', () => {
    expect(getPrice(getSku('parquet-strip-oak-natural'))).toBeUndefined()
  })
})
