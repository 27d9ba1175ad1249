import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  describeOnDatabases,
  startTestPortal,
  type TestAnswer,
  type TestPortal,
  valueAt,
} from '#server/testing/test-portal.ts'

const FAVORITES = '/bp/api/v1/units/t-01/buyer_favorites'
const STONE = { room_book_sub_line_item_id: 'hall-floor', product_id: 'stone' }

describeOnDatabases('favourites', () => {
  let portal: TestPortal
  let anna: Record<string, string>
  let annaId: string

  beforeEach(async () => {
    portal = await startTestPortal()
    anna = await portal.logIn('anna@example.com')
    annaId = await getId('anna@example.com')
  })
  afterEach(() => portal.remove())

  const getId = async (email: string) => {
    const row = await portal.database.kysely
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst()
    return row?.id ?? ''
  }
  const call = (method: string, path = '', body?: unknown, headers = anna) =>
    portal.call(method, `${FAVORITES}${path}`, { headers, ...(body === undefined ? {} : { body }) })
  const getCode = (answer: TestAnswer) => [
    answer.status,
    valueAt(answer.json['errors'], '0', 'code'),
    valueAt(answer.json['errors'], '0', 'field'),
  ]

  it('FAV-3 FAV-4 API-28 API-95 saves, lists and removes one, and knows each option once', async () => {
    const saved = await call('POST', '', { ...STONE, buyer_id: annaId })
    expect(saved.json).toMatchObject({ ...STONE, buyer_id: annaId })
    const again = await call('POST', '', { ...STONE, buyer_id: annaId })
    expect(again.json).toEqual(saved.json)
    expect(JSON.parse((await call('GET')).text)).toEqual([saved.json])
    expect((await call('DELETE', `/${String(saved.json['id'])}`)).status).toBe(200)
    expect(JSON.parse((await call('GET')).text)).toEqual([])
    expect((await call('DELETE', `/${String(saved.json['id'])}`)).status).toBe(404)
  })

  it('FAV-5 names a buyer of the unit, and what the unit offers', async () => {
    const benId = await getId('ben@example.com')
    expect(getCode(await call('POST', '', { ...STONE, buyer_id: benId }))).toEqual([422, 'BUYER_UNKNOWN', 'buyer_id'])
    const item = { ...STONE, buyer_id: annaId, room_book_sub_line_item_id: 'cellar' }
    expect(getCode(await call('POST', '', item))).toEqual([422, 'ITEM_UNKNOWN', 'room_book_sub_line_item_id'])
    const option = { ...STONE, buyer_id: annaId, product_id: 'marble' }
    expect(getCode(await call('POST', '', option))).toEqual([422, 'OPTION_UNKNOWN', 'product_id'])
  })

  it('decision 11 shows them to nobody outside the unit; operators see all', async () => {
    const saved = await call('POST', '', { ...STONE, buyer_id: annaId })
    const ben = await portal.logIn('ben@example.com')
    expect((await call('GET', '', undefined, ben)).status).toBe(404)
    const ofBens = `/bp/api/v1/units/t-02/buyer_favorites/${String(saved.json['id'])}`
    expect((await portal.call('DELETE', ofBens, { headers: ben })).status).toBe(404)
    const operator = await portal.logIn('operator@example.com')
    expect(JSON.parse((await call('GET', '', undefined, operator)).text)).toEqual([saved.json])
  })
})
