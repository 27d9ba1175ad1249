import type { CatalogFile, ProjectFile } from '#shared/contracts/project-package.ts'
import type { CatalogIndex } from './catalog-index.ts'
import type { FaultSink } from './package-faults.ts'

/** Ids that occur twice, and positions that are not counted from 1 without gaps. */
export function checkCatalogStructure({ catalog, items, lineItems }: CatalogIndex, faults: FaultSink): void {
  const { sections } = catalog.room_book
  const subSections = sections.flatMap((section, at) =>
    section.sub_sections.map((value, subAt) => ({ value, path: `room_book.sections[${at}].sub_sections[${subAt}]` })),
  )
  unique(listed(sections, 'room_book.sections'), (section) => section.id, 'id', faults)
  unique(subSections, (subSection) => subSection.id, 'id', faults)
  unique(
    lineItems.map(({ lineItem, path }) => ({ value: lineItem, path })),
    (lineItem) => lineItem.id,
    'id',
    faults,
  )
  unique(
    items.map(({ item, path }) => ({ value: item, path })),
    (item) => item.id,
    'id',
    faults,
  )
  unique(listed(catalog.products, 'products'), (product) => product.id, 'id', faults)
  unique(listed(catalog.rooms, 'rooms'), (room) => room.id, 'id', faults)
  unique(listed(catalog.rooms, 'rooms'), (room) => room.slug, 'slug', faults)
  unique(listed(catalog.upgrade_bundle_groups, 'upgrade_bundle_groups'), (group) => group.id, 'id', faults)
  unique(listed(catalog.upgrade_bundles, 'upgrade_bundles'), (bundle) => bundle.id, 'id', faults)
  unique(listed(catalog.design_line_groups, 'design_line_groups'), (group) => group.id, 'id', faults)
  unique(listed(catalog.rules, 'rules'), (rule) => rule.id, 'id', faults)
  unique(listed(catalog.variants, 'variants'), (variant) => variant.id, 'id', faults)
  unique(listed(catalog.pictures, 'pictures'), (picture) => picture.render_id, 'render_id', faults)
  checkNestedIds(catalog, items, faults)

  positions(sections, 'room_book.sections', faults)
  for (const [at, section] of sections.entries()) {
    positions(section.sub_sections, `room_book.sections[${at}].sub_sections`, faults)
  }
  for (const { value, path } of subSections) positions(value.line_items, `${path}.line_items`, faults)
  for (const { lineItem, path } of lineItems) positions(lineItem.sub_line_items, `${path}.sub_line_items`, faults)
  positions(catalog.rooms, 'rooms', faults)
  for (const [at, group] of catalog.design_line_groups.entries()) {
    positions(group.design_lines, `design_line_groups[${at}].design_lines`, faults)
  }
}

function checkNestedIds(catalog: CatalogFile, items: CatalogIndex['items'], faults: FaultSink): void {
  const designLines = catalog.design_line_groups.flatMap((group, at) =>
    listed(group.design_lines, `design_line_groups[${at}].design_lines`),
  )
  unique(designLines, (line) => line.id, 'id', faults)
  for (const { item, path } of items) {
    unique(listed(item.options, `${path}.options`), (option) => option.product_id, 'product_id', faults)
  }
  for (const [at, room] of catalog.rooms.entries()) {
    unique(listed(room.configurator_groups, `rooms[${at}].configurator_groups`), (group) => group.id, 'id', faults)
  }
  for (const [at, picture] of catalog.pictures.entries()) {
    unique(listed(picture.layers, `pictures[${at}].layers`), (layer) => layer.category, 'category', faults)
  }
}

/** Pages that no residence can do without: nobody could get in, or choose anything. */
const NEEDED_PAGES = ['login', 'configurator'] as const

/** The pages of a residence (decision 38): of other variants all are there, whatever is named. */
function checkPages({ variant, pages }: ProjectFile, faults: FaultSink): void {
  if (pages === undefined) return
  if (variant !== 'residence') {
    faults.warn('pages', 'pagesWithoutEffect', { variant })
    return
  }
  for (const page of NEEDED_PAGES) {
    if (!pages.includes(page)) faults.error('pages', 'pageNeeded', { page })
  }
  if (!pages.includes('checkout')) faults.warn('pages', 'pagesWithoutCheckout')
  for (const [at, page] of pages.entries()) {
    if (pages.indexOf(page) !== at) faults.error(`pages[${at}]`, 'pageTwice', { page })
  }
}

/** The same for project.json, and what its units refer to. */
export function checkProjectStructure(project: ProjectFile, catalog: CatalogFile, faults: FaultSink): void {
  unique(listed(project.buildings, 'buildings'), (building) => building.id, 'id', faults)
  unique(listed(project.buildings, 'buildings'), (building) => building.slug, 'slug', faults)
  unique(listed(project.units, 'units'), (unit) => unit.id, 'id', faults)
  unique(listed(project.units, 'units'), (unit) => unit.slug, 'slug', faults)
  if (!project.supported_languages.includes(project.source_language)) {
    faults.error('supported_languages', 'sourceLanguageMissing', { language: project.source_language })
  }
  for (const [at, building] of project.buildings.entries()) {
    unique(listed(building.storeys, `buildings[${at}].storeys`), (storey) => storey.id, 'id', faults)
  }
  checkPages(project, faults)
  checkDesignLinesDialog(project, catalog, faults)
  const variants = new Set(catalog.variants.map((variant) => variant.id))
  for (const [at, unit] of project.units.entries()) {
    const building = project.buildings.find((candidate) => candidate.id === unit.building)
    if (!building) faults.error(`units[${at}].building`, 'unknownBuilding', { id: unit.building })
    else if (!building.storeys.some((storey) => storey.id === unit.storey)) {
      faults.error(`units[${at}].storey`, 'unknownStorey', { building: building.id, id: unit.storey })
    }
    if (unit.catalogue_variant !== null && !variants.has(unit.catalogue_variant)) {
      faults.error(`units[${at}].catalogue_variant`, 'unknownVariant', { id: unit.catalogue_variant })
    }
    unique(listed(unit.attachments, `units[${at}].attachments`), (attachment) => attachment.id, 'id', faults)
    unique(listed(unit.unit_features, `units[${at}].unit_features`), (feature) => feature.id, 'id', faults)
  }
}

function checkDesignLinesDialog({ design_lines_dialog: dialog }: ProjectFile, catalog: CatalogFile, faults: FaultSink) {
  if (dialog === undefined) return
  const known = new Set(catalog.design_line_groups.flatMap((group) => group.design_lines.map((line) => line.id)))
  const lines = listed(dialog.design_lines, 'design_lines_dialog.design_lines')
  unique(lines, (line) => line.id, 'id', faults)
  for (const { value, path } of lines) {
    if (!known.has(value.id)) faults.error(`${path}.id`, 'unknownDesignLine', { id: value.id })
  }
  const extras = listed(dialog.design_lines_extra, 'design_lines_dialog.design_lines_extra')
  unique(extras, (extra) => extra.id, 'id', faults)
}

interface Placed<T> {
  readonly value: T
  readonly path: string
}

function listed<T>(values: readonly T[], path: string): Placed<T>[] {
  return values.map((value, at) => ({ value, path: `${path}[${at}]` }))
}

function unique<T>(values: readonly Placed<T>[], getId: (value: T) => string, field: string, faults: FaultSink): void {
  const seen = new Map<string, string>()
  for (const { value, path } of values) {
    const id = getId(value)
    const first = seen.get(id)
    if (first === undefined) seen.set(id, path)
    else faults.error(`${path}.${field}`, 'idUsed', { id, place: first })
  }
}

function positions(values: readonly { readonly position: number }[], path: string, faults: FaultSink): void {
  const found = values.map((value) => value.position).toSorted((a, b) => a - b)
  if (found.some((position, at) => position !== at + 1)) {
    faults.error(path, 'positions', { found: found.join(', ') })
  }
}
