import type { CatalogFile, ProjectFile } from '#shared/contracts/project-package.ts'
import type { CatalogIndex } from './catalog-index.ts'
import type { FaultSink } from './package-faults.ts'
import { ruleWork } from './rule-graph.ts'

/**
 * Entries that a project may have at most: ten to thirty times what a large one has, and few enough that what is worked
 * out over all of them, here and when somebody opens a unit, stays quick.
 */
const LIMITS = {
  units: 2_000,
  documents: 100,
  attachments: 100,
  storeys: 500,
  rooms: 500,
  items: 3_000,
  options: 500,
  bundles: 1_000,
  designLines: 500,
  variants: 100,
  layers: 200,
  layerImages: 20_000,
} as const
/** Products of one item compared with those of another, over all rules; a large project has some hundred thousand. */
const MAX_RULE_WORK = 50_000_000
/** Pairs of items that a clause holds for. */
const MAX_CONSTRAINTS = 200_000

/** Lists that are too long, in project.json. */
export function checkProjectSize({ units, documents = [], buildings }: ProjectFile, faults: FaultSink): void {
  atMost(LIMITS.units, units.length, 'units', faults)
  atMost(LIMITS.documents, documents.length, 'documents', faults)
  atMost(
    LIMITS.storeys,
    computeSum(buildings, ({ storeys }) => storeys.length),
    'buildings',
    faults,
  )
  for (const [at, { attachments }] of units.entries()) {
    atMost(LIMITS.attachments, attachments.length, `units[${at}].attachments`, faults)
  }
}

/** The same in catalog.json, and rules that relate more than anybody can keep. */
export function checkCatalogSize(index: CatalogIndex, faults: FaultSink): void {
  const { catalog, items } = index
  atMost(LIMITS.rooms, catalog.rooms.length, 'rooms', faults)
  atMost(LIMITS.items, items.length, 'room_book', faults)
  for (const { item, path } of items) atMost(LIMITS.options, item.options.length, `${path}.options`, faults)
  atMost(LIMITS.bundles, catalog.upgrade_bundles.length, 'upgrade_bundles', faults)
  const designLines = computeSum(catalog.design_line_groups, (group) => group.design_lines.length)
  atMost(LIMITS.designLines, designLines, 'design_line_groups', faults)
  atMost(LIMITS.variants, catalog.variants.length, 'variants', faults)
  for (const [at, { layers }] of catalog.pictures.entries()) {
    atMost(LIMITS.layers, layers.length, `pictures[${at}].layers`, faults)
  }
  atMost(LIMITS.layerImages, getLayerImages(catalog), 'pictures', faults)
  const { comparisons, constraints } = ruleWork(index)
  if (comparisons > MAX_RULE_WORK || constraints > MAX_CONSTRAINTS) faults.error('rules', 'rulesTooLarge')
}

function getLayerImages({ pictures }: CatalogFile): number {
  return computeSum(pictures, ({ layers }) => computeSum(layers, (layer) => Object.keys(layer.products_by_id).length))
}

function computeSum<T>(values: readonly T[], countIn: (value: T) => number): number {
  return values.reduce((sum, value) => sum + countIn(value), 0)
}

function atMost(limit: number, count: number, path: string, faults: FaultSink): void {
  if (count > limit) faults.error(path, 'tooManyEntries', { limit })
}
