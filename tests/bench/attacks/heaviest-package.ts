import type { CatalogFile } from '#shared/contracts/project-package.ts'
import { tinyCatalog } from '#server/catalogues/package/fixtures/tiny-catalog.ts'
import { tinyProject } from '#server/catalogues/package/fixtures/tiny-package.ts'
import type { Attack } from './attack.ts'
import { tinyPackageWith } from './tiny-package-with.ts'
import { importPackage } from './upload.ts'

const UNITS = 2_000
const ITEMS = 2_900
const PRODUCTS = 9_900
const LONG_TEXT = 'Aus geölter Eiche. '.repeat(20)

/** About as much as a package may hold: what is checked, imported and then opened takes its time, others do not wait. */
const HEAVIEST: Attack = {
  name: `package of ${UNITS} units and ${ITEMS} items, checked and imported`,
  async prepare(target) {
    const project = heavyProject()
    const archive = await tinyPackageWith({ 'catalog.json': JSON.stringify(heavyCatalog()) }, project)
    return async () => {
      await importPackage(target, archive)
      const unit = `${target.portal.url}/bp/api/v1/units/heavy-1/configurations`
      const answer = await fetch(unit, { headers: target.operator })
      await answer.arrayBuffer()
      return `imported; one of its units: ${answer.status}`
    }
  },
}

export const HEAVY_PACKAGES: readonly Attack[] = [HEAVIEST]

function heavyProject() {
  const project = { ...tinyProject(), id: 'heavy', slug: 'heavy', documents: [] }
  const [unit] = project.units
  if (unit === undefined) return project
  const named = (at: number) => ({ id: `heavy-${at}`, slug: `heavy-${at}`, unit_number: String(at) })
  return { ...project, units: Array.from({ length: UNITS }, (_, at) => ({ ...unit, ...named(at) })) }
}

function heavyCatalog(): CatalogFile {
  const catalog = tinyCatalog()
  const [line] = catalog.room_book.sections.flatMap((section) =>
    section.sub_sections.flatMap(({ line_items: lines }) => lines),
  )
  const [product] = catalog.products
  const item = line?.sub_line_items[0]
  const option = item?.options[0]
  if (line === undefined || item === undefined || option === undefined || product === undefined) return catalog
  const text = { de: LONG_TEXT, en: LONG_TEXT }
  for (let at = catalog.products.length; at < PRODUCTS; at += 1) {
    catalog.products.push({ ...product, id: `p-${at}`, description: text })
  }
  for (let at = line.sub_line_items.length; at < ITEMS; at += 1) {
    const options = [0, 1, 2].map((shift) => ({ ...option, product_id: `p-${10 + ((at * 3 + shift) % 9_000)}` }))
    const standard = options[0]?.product_id ?? null
    line.sub_line_items.push({
      ...item,
      id: `i-${at}`,
      position: at + 1,
      options,
      default_product_id: standard,
      product_group_id: `group-${at % 100}`,
    })
  }
  catalog.variants = []
  return catalog
}
