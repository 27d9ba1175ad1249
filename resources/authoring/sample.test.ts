import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CatalogFileSchema, ProjectFileSchema, SampleFileSchema } from '#shared/contracts/project-package.ts'
import {
  activateLineItem,
  chooseDesignLine,
  chooseOption,
  type Configuration,
  type Intent,
  configure,
  prepareCatalogue,
  reportConflict,
  toggleBundle,
  unitState,
} from '#shared/domain/index.ts'
import { findConflicts } from '#shared/testing/broken-rules.ts'
import { NO_SELECTIONS, OPEN_CIRCUMSTANCES } from '#shared/domain/selections/selections.types.ts'
import { DEPICTED_LAYOUT, LAYOUT_IDS } from './building/layouts.ts'
import { generateFiles, generatePackages } from './generate/generate.ts'
import { RESOURCES } from './generate/images.ts'
import { SAMPLE } from './projects/sample.ts'
import { buildCatalogue } from './testing/build-catalogue.ts'
import { visibleProducts } from './visible-products.ts'

const packages = generatePackages()
const lindenhof = packages.find((pack) => pack.folder === 'lindenhof')
if (lindenhof === undefined) throw new Error('the sample data has no project lindenhof')
const { catalog, project } = lindenhof
const items = catalog.room_book.sections.flatMap((section) =>
  section.sub_sections.flatMap((sub) => sub.line_items.flatMap((line) => line.sub_line_items)),
)

/** The home as sold, for one variant (null = the catalogue as it is). */
function asSold(pack: (typeof packages)[number], variant: string | null): Configuration {
  return configure(prepareCatalogue(buildCatalogue(pack.catalog, variant, 'de')), NO_SELECTIONS, OPEN_CIRCUMSTANCES)
}

function done(intent: Intent): Configuration {
  if (!intent.ok) throw new Error(`refused: ${intent.error.code} ${intent.error.subjectId ?? ''}`)
  return intent.configuration
}

/** Every text of a document that lacks a language or is empty in one of them only. */
function halfTranslated(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((entry, at) => halfTranslated(entry, `${path}[${at}]`))
  if (value === null || typeof value !== 'object') return []
  if ('de' in value) {
    const isWhole = 'en' in value && typeof value.en === 'string' && (value.en === '') === (value.de === '')
    return isWhole ? [] : [path]
  }
  return Object.entries(value).flatMap(([key, entry]) => halfTranslated(entry, `${path}.${key}`))
}

describe('the generated files', () => {
  it('are what the sources say', () => {
    for (const [path, content] of generateFiles(packages)) {
      expect(
        readFileSync(join(RESOURCES, path), 'utf8') === content,
        `${path}: run node resources/authoring/build.ts`,
      ).toBe(true)
    }
  })

  it('keep to their schemas', () => {
    expect(SampleFileSchema.safeParse(SAMPLE).error?.issues ?? []).toEqual([])
    for (const pack of packages) {
      expect(ProjectFileSchema.safeParse(pack.project).error?.issues ?? []).toEqual([])
      expect(CatalogFileSchema.safeParse(pack.catalog).error?.issues ?? []).toEqual([])
    }
  })

  it('say everything in German and English', () => {
    for (const pack of packages) expect([...halfTranslated(pack.project), ...halfTranslated(pack.catalog)]).toEqual([])
  })

  it('name units and packages that exist', () => {
    const unitIds = packages.flatMap((pack) => pack.project.units.map((unit) => unit.id))
    expect(new Set(unitIds).size).toBe(unitIds.length)
    for (const account of SAMPLE.accounts) {
      const folders = account.packages.map((path) => path.replace('projects/', ''))
      const own = packages.filter((pack) => folders.includes(pack.folder))
      expect(own.map((pack) => pack.folder)).toEqual(folders)
      const ownUnits = own.flatMap((pack) => pack.project.units.map((unit) => unit.id))
      for (const user of account.users) expect(ownUnits).toEqual(expect.arrayContaining(user.unit_ids))
    }
  })
})

describe('the project lindenhof', () => {
  it('weighs like a real one', () => {
    expect(catalog.rooms.length).toBeGreaterThanOrEqual(11)
    expect(items.length).toBeGreaterThanOrEqual(77)
    expect(catalog.products.length).toBeGreaterThanOrEqual(400)
    expect(catalog.upgrade_bundle_groups.length).toBeGreaterThanOrEqual(10)
    expect(catalog.rules.length).toBeGreaterThanOrEqual(30)
    expect(catalog.design_line_groups.map((group) => [group.scope, group.design_lines.length])).toEqual([
      ['room', 3],
      ['unit', 3],
    ])
    expect(catalog.variants.map(({ id }) => id)).toEqual([...LAYOUT_IDS])
  })

  it('has 24 flats in two buildings with every sales status, and sample flats', () => {
    const flats = project.units.filter((unit) => !unit.is_sample)
    expect(flats.map((unit) => unit.slug)).toEqual(
      ['a', 'b'].flatMap((building) =>
        Array.from({ length: 12 }, (_, at) => `${building}-${String(at + 1).padStart(2, '0')}`),
      ),
    )
    expect(new Set(flats.map((unit) => unit.sales_status))).toEqual(new Set(['VACANT', 'RESERVED', 'SOLD']))
    expect(flats.some((unit) => unit.featured && unit.sales_status === 'VACANT')).toBe(true)
    expect(project.units.filter((unit) => unit.is_sample).map((unit) => unit.slug)).toEqual([
      'musterwohnung-2z',
      'musterwohnung-3z',
      'musterwohnung-4z',
      'musterwohnung-garten',
    ])
    const owned = SAMPLE.accounts.flatMap((account) => account.users.flatMap((user) => user.unit_ids))
    for (const unit of flats.filter((flat) => owned.includes(flat.id))) expect(unit.sales_status).toBe('SOLD')
  })

  it('uses every price mode, quantity and trade', () => {
    const options = items.flatMap((item) => item.options)
    expect(new Set(options.map((option) => option.price_mode))).toEqual(
      new Set(['fixed', 'per_unit', 'included', 'on_request']),
    )
    expect(options.some((option) => option.is_minimum_price)).toBe(true)
    expect(options.some((option) => option.quantity_on_request)).toBe(true)
    expect(options.some((option) => option.quantity !== null)).toBe(true)
    expect(items.some((item) => item.quantity_range !== null)).toBe(true)
    expect(new Set(items.map((item) => item.trade))).toEqual(
      new Set(['PRK', 'HLS', 'ELT', 'FLI', 'MAL', 'TIS', 'FEN', 'KUE']),
    )
  })

  it('uses every kind of bundle', () => {
    const groups = catalog.upgrade_bundle_groups
    expect(new Set(groups.map((group) => group.mode))).toEqual(new Set(['SINGLE_SELECT', 'MULTI_SELECT']))
    for (const kind of ['dynamic_calculation', 'acts_as_preselection', 'acts_as_product_group', 'locked'] as const) {
      expect(
        groups.some((group) => group[kind]),
        kind,
      ).toBe(true)
    }
    expect(catalog.upgrade_bundles.some((bundle) => bundle.default)).toBe(true)
    const lines = catalog.upgrade_bundles.flatMap((bundle) => bundle.line_item_ids)
    expect(new Set(lines).size).toBeLessThan(lines.length)
  })

  it('has one item for every drawable slot, with something to draw', () => {
    const ids = new Set(items.map((item) => item.id))
    for (const slot of visibleProducts()) {
      expect(ids).toContain(slot.itemId)
      expect(slot.productIds.length, slot.itemId).toBeGreaterThan(0)
    }
    expect(catalog.items_without_picture.some((id) => visibleProducts().some((slot) => slot.itemId === id))).toBe(false)
  })

  it('shows every option of a pictured room, or says that it cannot be seen', () => {
    for (const picture of catalog.pictures) {
      for (const layer of picture.layers) {
        const item = items.find((candidate) => candidate.id === layer.sub_line_item_id)
        expect(Object.keys(layer.products_by_id).toSorted(), layer.sub_line_item_id).toEqual(
          item?.options.map((option) => option.product_id).toSorted(),
        )
      }
    }
  })
})

describe('what opens by itself in the sample', () => {
  const units = packages.flatMap((pack) => pack.project.units.map((unit) => ({ pack, unit })))

  it('FOUND-20, UPG-21: the room of the plan is in the flats that its picture shows alone, and never the first', () => {
    const withPlan = units.filter(({ pack, unit }) => {
      const { rooms } = buildCatalogue(pack.catalog, unit.catalogue_variant, 'de')
      expect(rooms[0]?.mode, unit.id).toBe('PRODUCT_SELECTION')
      return rooms.some(({ mode }) => mode === 'FLOORPLAN_SELECTION')
    })
    expect(withPlan.map(({ unit }) => [unit.id, unit.catalogue_variant])).toEqual([
      ['lindenhof-musterwohnung-garten', DEPICTED_LAYOUT],
      ['stadtgarten-wohnung-01', DEPICTED_LAYOUT],
    ])
  })

  it('FOUND-20, UPG-21: no package speaks of a choice that the flat does not have', () => {
    for (const { pack, unit } of units) {
      const whole = new Map(pack.catalog.upgrade_bundles.map((bundle) => [bundle.id, bundle.line_item_ids.length]))
      const { rooms, upgradeBundles } = buildCatalogue(pack.catalog, unit.catalogue_variant, 'de')
      if (rooms.some(({ mode }) => mode === 'FLOORPLAN_SELECTION')) continue
      for (const { id, lineItemIds } of upgradeBundles.filter(({ groupId }) => ['summer', 'layout'].includes(groupId)))
        expect(lineItemIds.length, `${unit.id} ${id}`).toBe(whole.get(id))
    }
  })

  it('FOUND-20, DSL-6: design lines are offered without a gate', () => {
    for (const { project: file } of packages) {
      expect(file.feature_flags.bp['designLinesSelection20']).toBe(true)
      expect(file.feature_flags.mp['designLinesSelection20']).toBe(true)
    }
  })
})

describe('the sample catalogues in the engine', () => {
  const variants = packages.flatMap((pack) =>
    [null, ...pack.catalog.variants.map((variant) => variant.id)].map((variant) => ({
      name: `${pack.folder} ${variant}`,
      pack,
      variant,
    })),
  )

  it.each(variants)('$name starts without a conflict and without a surcharge', ({ pack, variant }) => {
    const home = asSold(pack, variant)
    expect(findConflicts(home)).toEqual([])
    expect(unitState(home)).toMatchObject({ total: 0, onRequestCount: 0 })
  })

  it.each(variants)('$name takes every design line and bundle', ({ pack, variant }) => {
    const home = asSold(pack, variant)
    for (const group of pack.catalog.design_line_groups) {
      for (const line of group.design_lines) {
        const styled = done(
          chooseDesignLine(home, { designLineGroupId: group.id, designLineId: line.id, roomId: null }),
        )
        expect(findConflicts(styled)).toEqual([])
      }
    }
    const locked = new Set(pack.catalog.upgrade_bundle_groups.filter((group) => group.locked).map((group) => group.id))
    const { upgradeBundles } = home.prepared.catalogue
    for (const bundle of upgradeBundles.filter((candidate) => !locked.has(candidate.groupId))) {
      expect(findConflicts(done(toggleBundle(home, { bundleId: bundle.id }))), bundle.id).toEqual([])
    }
  })

  it('costs what such homes cost: a design line throughout adds 20,000 to 60,000 euros', () => {
    const home = asSold(lindenhof, '3-room')
    const totals = catalog.design_line_groups[0]?.design_lines.map((line) => {
      const styled = done(chooseDesignLine(home, { designLineGroupId: 'style', designLineId: line.id, roomId: null }))
      return unitState(styled).total
    })
    expect(totals).toHaveLength(3)
    for (const total of totals ?? []) {
      expect(total).toBeGreaterThan(2_000_000)
      expect(total).toBeLessThan(6_000_000)
    }
  })

  it('offers the residence a line that hardly costs anything', () => {
    const residence = packages.find((pack) => pack.project.slug === 'stadtgarten')
    if (residence === undefined) throw new Error('no residence')
    for (const variant of [null, ...residence.catalog.variants.map(({ id }) => id)]) {
      const home = asSold(residence, variant)
      const styled = done(
        chooseDesignLine(home, { designLineGroupId: 'style', designLineId: 'klassisch', roomId: null }),
      )
      expect(Math.abs(unitState(styled).total)).toBeLessThan(100_000)
    }
    expect(residence.project.project_image).not.toBe(project.project_image)
  })

  it('RUL-2 has a cascade: a kitchen sink changes the worktop, and that the fronts', () => {
    const report = reportConflict(asSold(lindenhof, null), { itemId: 'kitchen-sink', productId: 'sink-brass' })
    expect(report.resolvable).toBe(true)
    expect(report.alternatives.map((alternative) => alternative.itemId).toSorted()).toEqual([
      'kitchen-front',
      'kitchen-worktop',
    ])
  })

  it('RUL-2 has a cascade through the unit: a burglar-resistant door changes glazing and window handles', () => {
    const report = reportConflict(asSold(lindenhof, null), {
      itemId: 'hallway-entrance-door',
      productId: 'entrance-strip-black',
    })
    expect(report.alternatives.map((alternative) => alternative.itemId).toSorted()).toEqual([
      'windows-glazing',
      'windows-handle',
    ])
  })

  it('RUL-7 has a conflict without a way out: a shower tray under the bench of the wellness shower', () => {
    const wellness = done(toggleBundle(asSold(lindenhof, null), { bundleId: 'shower-wellness' }))
    const refused = chooseOption(wellness, { itemId: 'bathroom-shower', productId: 'shower-tray-white' })
    expect(refused.ok ? null : refused.error.report?.resolvable).toBe(false)
  })

  it('replaces the bathtub by a shower area and credits it', () => {
    const home = done(activateLineItem(asSold(lindenhof, null), { lineItemId: 'li-shower-area', activated: true }))
    expect(unitState(home).total).toBe(218_000 - 124_000)
  })
})
