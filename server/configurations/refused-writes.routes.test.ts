import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ConfigurationSchema } from '#shared/contracts/entities/configuration.schema.ts'
import { UnitSchema } from '#shared/contracts/entities/unit.schema.ts'
import type { CatalogFile } from '#shared/contracts/project-package.ts'
import { ErrorAnswerSchema } from '#shared/contracts/errors.ts'
import { addDeadline } from '#server/deadlines/testing/add-deadline.ts'
import { tinyCatalog } from '#server/catalogues/package/fixtures/tiny-catalog.ts'
import { startTestPortal, type TestPortal } from '#server/testing/test-portal.ts'

const UNIT = '/bp/api/v1/units/t-01'
const DEADLINE = { title: 'Ausbau', expires_at: '2026-11-18T22:30:00.000Z' }
const ON = { 'shower-line': { activated: true, upgrade_bundle_id: 'shower-bundle' } }
const NATURAL = [{ project_room_id: 'hall', design_line_id: 'natural', design_line_group_id: 'styles' }]

/** The tiny catalogue with another thing about its line items, its shower's group or its lines. */
function changedCatalog(change: (catalog: CatalogFile) => void): CatalogFile {
  const catalog = structuredClone(tinyCatalog())
  change(catalog)
  return { ...catalog, revision: 'r2' }
}

describe('writes that the engine refuses', () => {
  let portal: TestPortal
  let anna: Record<string, string>

  beforeEach(async () => {
    portal = await startTestPortal({ now: () => Date.parse('2026-11-20T10:00:00Z') })
    anna = await portal.logIn('anna@example.com')
  })
  afterEach(() => portal.remove())

  async function write(path: string, body: unknown, revision = 0, method = 'PUT') {
    const headers = { ...anna, 'if-match': `"${revision}"` }
    const { status, json } = await portal.call(method, `${UNIT}/${path}`, { headers, body })
    return { status, errors: status === 200 ? [] : z.parse(ErrorAnswerSchema, json).errors }
  }

  async function lock(trades: readonly string[], more: { id?: string; title?: string; expiresAt?: string } = {}) {
    const { id = 'd1', title = DEADLINE.title, expiresAt = DEADLINE.expires_at } = more
    await addDeadline(portal.database.kysely, { id, title, expiresAt, trades, locks: true })
  }

  it('FOUND-6, API-22 API-24 API-26 API-27 API-100: name each locked item with its deadline, on every write', async () => {
    await lock(['PRK'], { id: 'later', title: 'Später', expiresAt: '2026-11-19T10:00:00.000Z' })
    await lock(['PRK'])
    const writes: [string, unknown, string[]][] = [
      ['buyer_selections', { buyer_selections: { tub: { product_id: 'tub-b' } } }, ['tub']],
      ['buyer_line_item_activation', { buyer_line_item_activations: ON }, ['tub', 'shower']],
      ['buyer_design_line_selections', { buyer_design_line_selections: NATURAL }, ['hall-floor', 'hall-skirting']],
      ['configurations', { buyer_selections: { tub: { product_id: 'tub-b' } } }, ['tub']],
      ['configurations', { buyer_line_item_activations: ON }, ['tub', 'shower']],
      ['configurations', { buyer_design_line_selection: NATURAL }, ['hall-floor', 'hall-skirting']],
    ]
    for (const [path, body, items] of writes) {
      for (const method of ['PUT', 'PATCH']) {
        const { status, errors } = await write(path, body, 0, method)
        expect([status, errors.map(({ field, code, deadline }) => [field, code, deadline])]).toEqual([
          422,
          items.map((id) => [`buyer_selections.${id}`, 'ITEM_LOCKED', { ...DEADLINE, titles: { de: DEADLINE.title } }]),
        ])
      }
    }
    // What is there already may be said, and a write of nothing locked is taken.
    expect((await write('buyer_selections', { buyer_selections: { tub: { product_id: 'tub-a' } } })).status).toBe(200)
  })

  it('FOUND-6, API-26: a line is taken together with the present products of what is locked', async () => {
    await lock(['PRK'])
    const kept = { 'hall-floor': { product_id: 'oak' }, 'hall-skirting': { product_id: 'oak-skirting' } }
    const body = { buyer_selections: kept, buyer_design_line_selections: NATURAL }
    expect((await write('configurations', body)).status).toBe(200)
  })

  it('FOUND-7, API-24 UPG-13: a bundle that is on in a locked group is not switched off', async () => {
    await write('buyer_line_item_activation', { buyer_line_item_activations: ON })
    const closed = changedCatalog((catalog) => {
      for (const group of catalog.upgrade_bundle_groups) group.locked = true
    })
    await portal.reimport(closed)
    for (const off of [{ activated: false }, { _destroy: true }]) {
      const { status, errors } = await write(
        'buyer_line_item_activation',
        { buyer_line_item_activations: { 'shower-line': off } },
        1,
      )
      expect([status, errors[0]?.code, errors[0]?.field]).toEqual([
        422,
        'BUNDLE_GROUP_LOCKED',
        'buyer_line_item_activations.shower-bundle',
      ])
    }
  })

  it('FOUND-8 FOUND-19, API-22 API-24: nothing is chosen where nothing takes part, and what was can go (D17)', async () => {
    const shower = { buyer_selections: { shower: { product_id: 'shower-b' } } }
    expect((await write('buyer_selections', shower)).errors[0]?.code).toBe('ITEM_NOT_SELECTABLE')
    expect((await write('configurations', { ...shower, buyer_line_item_activations: ON })).status).toBe(200)
    const hidden = changedCatalog((catalog) => {
      for (const line of catalog.room_book.sections[0]?.sub_sections[0]?.line_items ?? []) {
        if (line.id === 'shower-line') line.visible = false
        for (const item of line.sub_line_items) if (item.id === 'tub') item.cancelled = true
      }
    })
    await portal.reimport(hidden)
    expect((await write('buyer_selections', shower, 1)).errors[0]?.code).toBe('ITEM_NOT_SELECTABLE')
    const tub = { buyer_selections: { tub: { product_id: 'tub-b' } } }
    expect((await write('buyer_selections', tub, 1)).errors[0]?.code).toBe('ITEM_NOT_SELECTABLE')
    const none = { _destroy: true }
    const away = { buyer_selections: { shower: none }, buyer_line_item_activations: { 'shower-line': none } }
    expect((await write('configurations', away, 1)).status).toBe(200)
  })

  it('FOUND-8, API-27: totals above any single price are answered as the contract says', async () => {
    const dearest = changedCatalog((catalog) => {
      for (const line of catalog.room_book.sections[0]?.sub_sections[0]?.line_items ?? [])
        for (const item of line.sub_line_items)
          for (const option of item.options.slice(1))
            Object.assign(option, { price_mode: 'fixed', price: 1_000_000_000 })
    })
    await portal.reimport(dearest)
    const wanted = { 'hall-floor': 'stone', 'hall-skirting': 'stone-skirting', tub: 'tub-b' }
    const choices = Object.entries(wanted).map(([id, product]) => [id, { product_id: product }] as const)
    const body = { buyer_selections: Object.fromEntries(choices) }
    const headers = { ...anna, 'if-match': '"0"' }
    const written = await portal.call('PUT', `${UNIT}/buyer_selections`, { headers, body })
    const { total } = z.parse(ConfigurationSchema, written.json)
    expect(total).toBeGreaterThan(2_900_000_000)
    const unit = await portal.call('GET', UNIT, { headers: anna })
    expect(z.parse(UnitSchema, unit.json).total).toBe(total)
  })

  it('FOUND-8, API-26: a line of the whole unit is not taken for a single room', async () => {
    const unitWide = changedCatalog((catalog) => {
      for (const group of catalog.design_line_groups) group.scope = 'unit'
    })
    await portal.reimport(unitWide)
    const { status, errors } = await write('buyer_design_line_selections', { buyer_design_line_selections: NATURAL })
    expect([status, errors[0]?.code, errors[0]?.field]).toEqual([
      422,
      'DESIGN_LINE_OF_ALL_ROOMS',
      'buyer_design_line_selections',
    ])
  })
})
