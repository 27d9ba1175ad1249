import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { MAX_VARIANTS, VariantListSchema } from '#shared/contracts/entities/variant.schema.ts'
import { tinyCatalog } from '#server/catalogues/package/fixtures/tiny-catalog.ts'
import {
  describeOnDatabases,
  startTestPortal,
  type TestAnswer,
  type TestPortal,
  valueAt,
} from '#server/testing/test-portal.ts'

const VARIANTS = '/bp/api/v1/units/t-01/configuration_variants'
const NOTHING = { buyer_selections: {}, buyer_line_item_activations: {}, buyer_design_line_selections: [] }
const STONE = {
  ...NOTHING,
  buyer_selections: {
    'hall-floor': { product_id: 'stone', quantity: null },
    'hall-skirting': { product_id: 'stone-skirting', quantity: null },
  },
}

describeOnDatabases('variants', () => {
  let portal: TestPortal
  let anna: Record<string, string>

  beforeEach(async () => {
    portal = await startTestPortal()
    anna = await portal.logIn('anna@example.com')
  })
  afterEach(() => portal.remove())

  const call = (method: string, path = '', body?: unknown, headers = anna) =>
    portal.call(method, `${VARIANTS}${path}`, { headers, ...(body === undefined ? {} : { body }) })
  const getList = ({ json }: TestAnswer) => z.parse(VariantListSchema, json).configuration_variants
  const getCode = (answer: TestAnswer) => [answer.status, valueAt(answer.json['errors'], '0', 'code')]
  const create = async (name: string, selections: object = STONE) => {
    const answer = await call('POST', '', { name, ...selections })
    expect(answer.status, answer.text).toBe(200)
    return getList(answer).at(-1)?.id ?? ''
  }

  it('keeps choices under a name, renames, overwrites and deletes them, and leaves the configuration alone', async () => {
    expect(getList(await call('GET'))).toEqual([])
    const id = await create('  Warm ')
    await create('Schlicht', NOTHING)
    const [warm, plain] = getList(await call('GET'))
    expect([warm, plain].map((variant) => variant?.name)).toEqual(['Warm', 'Schlicht'])
    expect(warm).toMatchObject(STONE)
    expect(warm?.catalogue_revision).not.toBe('')

    const renamed = getList(await call('PUT', `/${id}`, { name: 'Stein' }))
    expect(renamed[0]).toMatchObject({ name: 'Stein', ...STONE })
    const overwritten = getList(await call('PATCH', `/${id}`, { selections: NOTHING }))
    expect(overwritten[0]).toMatchObject({ name: 'Stein', ...NOTHING })
    expect(getList(await call('DELETE', `/${id}`)).map(({ name }) => name)).toEqual(['Schlicht'])

    const configuration = await portal.call('GET', '/bp/api/v1/units/t-01/configurations', { headers: anna })
    expect(configuration.json).toMatchObject({ revision: 0, buyer_selections: {} })
    const log = await portal.database.kysely
      .selectFrom('auditLog')
      .select('action')
      .where('action', 'like', 'variant.%')
      .orderBy('at')
      .execute()
    expect(log.map(({ action }) => action)).toEqual([
      'variant.created',
      'variant.created',
      'variant.renamed',
      'variant.saved',
      'variant.deleted',
    ])
  })

  it('has at most five, however many are sent at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: MAX_VARIANTS + 3 }, (_, index) => call('POST', '', { name: `Nr. ${index}`, ...NOTHING })),
    )
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.map(getCode)).toEqual(Array.from({ length: 3 }, () => [422, 'VARIANT_LIMIT']))
    const kept = getList(await call('GET'))
    expect(kept).toHaveLength(MAX_VARIANTS)
    await call('DELETE', `/${kept[2]?.id}`)
    await create('Wieder Platz')
  })

  it('decision 8 makes one variant of a key that is sent twice, for each unit its own', async () => {
    await call('POST', '', { name: 'Warm', key: 'k1', ...NOTHING })
    const again = await call('POST', '', { name: 'Warm', key: 'k1', ...NOTHING })
    expect(getList(again)).toHaveLength(1)
    const ben = await portal.logIn('ben@example.com')
    const path = '/bp/api/v1/units/t-02/configuration_variants'
    const other = await portal.call('POST', path, { headers: ben, body: { name: 'Warm', key: 'k1', ...NOTHING } })
    expect([other.status, getList(other).length]).toEqual([200, 1])
  })

  it('ENG-35 refuses what the engine refuses, and what no name is', async () => {
    const half = { ...NOTHING, buyer_selections: { 'hall-floor': { product_id: 'stone' } } }
    expect(getCode(await call('POST', '', { name: 'Halb', ...half }))).toEqual([422, 'CONFLICT'])
    const unknown = { ...NOTHING, buyer_selections: { cellar: { product_id: 'stone' } } }
    expect(getCode(await call('POST', '', { name: 'Keller', ...unknown }))).toEqual([422, 'ITEM_UNKNOWN'])
    const id = await create('Gut')
    expect(getCode(await call('PUT', `/${id}`, { selections: half }))).toEqual([422, 'CONFLICT'])
    for (const name of ['', '   ', 'x'.repeat(61), 'a\nb'])
      expect((await call('POST', '', { name, ...NOTHING })).status).toBe(400)
    expect(getList(await call('GET'))).toHaveLength(1)
  })

  it('FOUND-7, UPG-13: keeps what was chosen in a group before it was locked', async () => {
    const catalog = tinyCatalog()
    for (const group of catalog.upgrade_bundle_groups) group.locked = true
    await portal.reimport({ ...catalog, revision: 'r2' })
    const shower = { buyer_line_item_activations: { 'shower-line': { activated: true, upgrade_bundle_id: null } } }
    const answer = await call('POST', '', { name: 'Dusche', ...NOTHING, ...shower })
    expect(getList(answer)[0]).toMatchObject(shower)
  })

  it('decision 11 shows nobody another home’s variants, and knows no id of another unit', async () => {
    const id = await create('Warm')
    const ben = await portal.logIn('ben@example.com')
    expect((await call('GET', '', undefined, ben)).status).toBe(404)
    const theirs = `/bp/api/v1/units/t-02/configuration_variants/${id}`
    expect((await portal.call('DELETE', theirs, { headers: ben })).status).toBe(404)
    expect((await portal.call('PUT', theirs, { headers: ben, body: { name: 'Meine' } })).status).toBe(404)
    expect((await call('DELETE', '/none')).status).toBe(404)
    const operator = await portal.logIn('operator@example.com')
    expect(getList(await call('GET', '', undefined, operator)).map(({ name }) => name)).toEqual(['Warm'])
  })
})
