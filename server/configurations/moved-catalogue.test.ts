import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ConflictAnswerSchema } from '#shared/contracts/conflict-answer.ts'
import { ConfigurationSchema } from '#shared/contracts/entities/configuration.schema.ts'
import type { CatalogFile } from '#shared/contracts/project-package.ts'
import { findCatalogueText } from '#server/catalogues/catalogues.repository.ts'
import { tinyCatalog } from '#server/catalogues/package/fixtures/tiny-catalog.ts'
import { startServer } from '#server/app.ts'
import { startTestPortal, type TestPortal, valueAt } from '#server/testing/test-portal.ts'

const UNIT = '/bp/api/v1/units/t-01'
const CHOICES = {
  'hall-floor': { product_id: 'stone' },
  'hall-skirting': { product_id: 'stone-skirting' },
  tub: { product_id: 'tub-b' },
}
/** Three times 5.00 more for 10. */
const OLD_TOTAL = 15_000
/** The stone floor is 2.00 dearer, for 10. */
const NEW_TOTAL = 17_000

/** The tiny catalogue with a dearer stone floor and, when wanted, without the other bathtub. */
function dearerCatalog({ withoutTubB = false } = {}): CatalogFile {
  const catalog = tinyCatalog()
  for (const section of catalog.room_book.sections) {
    for (const line of section.sub_sections.flatMap((sub) => sub.line_items)) {
      for (const item of line.sub_line_items) {
        for (const option of item.options) if (option.product_id === 'stone') option.price += 200
        if (withoutTubB) item.options = item.options.filter(({ product_id }) => product_id !== 'tub-b')
      }
    }
  }
  return { ...catalog, revision: 'r2' }
}

describe('a catalogue that has moved on', () => {
  let portal: TestPortal
  let anna: Record<string, string>

  beforeEach(async () => {
    portal = await startTestPortal()
    anna = await portal.logIn('anna@example.com')
  })
  afterEach(() => portal.remove())

  const read = async () =>
    z.parse(ConfigurationSchema, (await portal.call('GET', `${UNIT}/configurations`, { headers: anna })).json)
  const write = (
    body: unknown,
    revision: number,
    more: { path?: string; seen?: string; key?: string; method?: string } = {},
  ) =>
    portal.call(more.method ?? 'PUT', `${UNIT}/${more.path ?? 'configurations'}`, {
      headers: {
        ...anna,
        'if-match': `"${revision}"`,
        ...(more.seen === undefined ? {} : { 'x-catalogue-revision': more.seen }),
        ...(more.key === undefined ? {} : { 'idempotency-key': more.key }),
      },
      body,
    })
  const getCode = (json: unknown) => valueAt(json, 'errors', '0', 'code')

  it('tells what the same selections came to before', async () => {
    await write({ buyer_selections: CHOICES }, 0)
    const before = await read()
    expect(before).toMatchObject({
      current_catalogue_revision: before.catalogue_revision,
      previous_total: null,
      previous_total_on_request: null,
      total: OLD_TOTAL,
    })
    await portal.reimport(dearerCatalog())
    const after = await read()
    expect(after).toMatchObject({
      revision: 1,
      catalogue_revision: before.catalogue_revision,
      previous_total: OLD_TOTAL,
      previous_total_on_request: 0,
      total: NEW_TOTAL,
    })
    expect(after.current_catalogue_revision).toMatch(/^r2\./)
    // Who has chosen nothing yet has nothing to compare.
    const ben = await portal.logIn('ben@example.com')
    const other = await portal.call('GET', '/bp/api/v1/units/t-02/configurations', { headers: ben })
    expect(other.json['catalogue_revision']).toBe(other.json['current_catalogue_revision'])
    expect(other.json['previous_total']).toBeNull()
  })

  it('stores nothing for a writer who has seen other prices, and says what is stored', async () => {
    await write({ buyer_selections: CHOICES }, 0)
    const seen = (await read()).current_catalogue_revision
    await portal.reimport(dearerCatalog())
    const line = { buyer_line_item_activations: { 'shower-line': { activated: true } } }
    const refused = await write(line, 1, { seen, key: 'k1' })
    expect([refused.status, getCode(refused.json)]).toEqual([409, 'CATALOGUE_REVISION_MOVED'])
    expect(valueAt(refused.json, 'errors', '0', 'field')).toBe('X-Catalogue-Revision')
    const stored = await read()
    expect(z.parse(ConflictAnswerSchema, refused.json).current).toEqual(stored)
    expect(stored).toMatchObject({ revision: 1, previous_total: OLD_TOTAL, total: NEW_TOTAL })
    expect(stored.buyer_line_item_activations).toEqual({})
    // The refusal is not kept under the key: the same write goes through once the prices have been seen.
    const accepted = await write(line, 1, { seen: stored.current_catalogue_revision, key: 'k1' })
    expect(accepted.json).toMatchObject({
      revision: 2,
      catalogue_revision: stored.current_catalogue_revision,
      previous_total: null,
    })
  })

  it('takes the new prices over with a write that changes nothing else', async () => {
    await write({ buyer_selections: CHOICES }, 0)
    await portal.reimport(dearerCatalog({ withoutTubB: true }))
    const moved = await read()
    const answer = await write({}, 1, { seen: moved.current_catalogue_revision })
    expect(answer.json).toMatchObject({
      revision: 2,
      catalogue_revision: moved.current_catalogue_revision,
      previous_total: null,
      // What is no longer offered is gone from the selections as well.
      total: 12_000,
    })
    expect(Object.keys((await read()).buyer_selections).sort()).toEqual(['hall-floor', 'hall-skirting'])
  })

  it('asks nothing of a writer who does not name a catalogue', async () => {
    await write({ buyer_selections: CHOICES }, 0)
    await portal.reimport(dearerCatalog())
    const answer = await write({ buyer_selections: { tub: { product_id: 'tub-a' } } }, 1)
    expect([answer.status, answer.json['revision']]).toEqual([200, 2])
  })

  it('names the catalogue before the revision when both have moved', async () => {
    await write({ buyer_selections: CHOICES }, 0)
    const seen = (await read()).current_catalogue_revision
    await portal.reimport(dearerCatalog())
    expect(getCode((await write({}, 0, { seen })).json)).toBe('CATALOGUE_REVISION_MOVED')
    expect(getCode((await write({}, 0, { seen: 'x'.repeat(201) })).json)).toBe('INVALID_VALUE')
  })

  it('knows no previous total when the old catalogue is gone', async () => {
    await write({ buyer_selections: CHOICES }, 0)
    const id = (await portal.database.kysely.selectFrom('configurations').select('catalogueId').executeTakeFirst())
      ?.catalogueId
    const text = await findCatalogueText(portal.database.kysely, id ?? '', 'de')
    const fileName = (text?.jsonFile ?? '').split('/').at(-1) ?? ''
    await portal.reimport(dearerCatalog())
    await rm(join(portal.dataDir, 'files', 'private', fileName.slice(0, 2), fileName))
    // A fresh process, which has the old catalogue in no memory.
    const again = await startServer({ dataDir: portal.dataDir })
    const answer = await fetch(`${again.url}${UNIT}/configurations`, { headers: anna })
    const json: unknown = await answer.json()
    await again.close()
    expect(json).toMatchObject({ previous_total: null, previous_total_on_request: null, total: NEW_TOTAL })
    expect(valueAt(json, 'catalogue_revision')).not.toBe(valueAt(json, 'current_catalogue_revision'))
  })

  it('completes on the catalogue whose prices it freezes, and reopens without taking over others', async () => {
    await write({ buyer_selections: CHOICES }, 0)
    const first = (await read()).current_catalogue_revision
    const completion = { path: 'completions', method: 'POST' }
    await portal.reimport(dearerCatalog())
    const blind = await write({ message: '', status: 'completed' }, 1, { ...completion, seen: first })
    expect([blind.status, getCode(blind.json)]).toEqual([409, 'CATALOGUE_REVISION_MOVED'])
    const second = (await read()).current_catalogue_revision
    await write({ message: '', status: 'completed' }, 1, { ...completion, seen: second })
    const [snapshot] = await portal.database.kysely.selectFrom('configurationSnapshots').selectAll().execute()
    expect(JSON.parse(snapshot?.snapshot ?? '')).toMatchObject({ catalogueRevision: second, total: NEW_TOTAL })
    expect(snapshot?.catalogueRevision).toBe(second)

    // What is completed is shown as it was completed, whatever is imported afterwards.
    await portal.reimport({ ...dearerCatalog({ withoutTubB: true }), revision: 'r3' })
    const catalogueNow = async () =>
      valueAt((await portal.call('GET', `${UNIT}/catalog`, { headers: anna })).json, 'revision')
    expect(await read()).toMatchObject({
      catalogue_revision: second,
      current_catalogue_revision: second,
      previous_total: null,
      total: NEW_TOTAL,
    })
    expect(await catalogueNow()).toBe(second)
    const unit = await portal.call('GET', UNIT, { headers: anna })
    expect(unit.json['total']).toBe(NEW_TOTAL)

    await write({ message: '', status: 'pending' }, 2, { ...completion, seen: second })
    const reopened = await read()
    expect(reopened).toMatchObject({ revision: 3, catalogue_revision: second, previous_total: NEW_TOTAL })
    expect(reopened.current_catalogue_revision).toMatch(/^r3\./)
    expect(await catalogueNow()).toBe(reopened.current_catalogue_revision)
  })
})
