import { afterEach, beforeEach, expect, it } from 'vitest'
import { KIOSK_PATH } from '#shared/contracts/kiosk/host.contract.ts'
import { SendingKiosk } from '../testing/sending-kiosk.ts'

const TAKE = `${KIOSK_PATH}/units/u-1/take_home_links?account_id=acc`
const BODY = {
  configuration: {
    buyer_selections: {},
    buyer_line_item_activations: {},
    buyer_design_line_selections: [],
    preview_image_urls: [],
  },
}
const LINK = {
  code: 'K7M4Q-X9P2R',
  short_path: '/s/K7M4Q-X9P2R',
  expires_at: '2027-01-01T00:00:00.000Z',
  total: 100,
  total_on_request: 0,
}
let kiosk: SendingKiosk

beforeEach(async () => {
  kiosk = await SendingKiosk.start()
})
afterEach(() => kiosk.close())

const ask = async () => {
  const answer = await kiosk.host.post(TAKE, BODY)
  return { status: answer.status, json: await answer.json() }
}

it('TAKE-8 hands on the code that the portal gives', async () => {
  kiosk.answerAll(201, 'application/json', JSON.stringify(LINK))
  expect(await ask()).toEqual({ status: 200, json: LINK })
  expect(kiosk.portal.asked).toContain('POST /mp/api/v1/units/u-1/take_home_links?account_id=acc')
})

it('TAKE-8 hands on what the portal refuses, in its words', async () => {
  kiosk.refuseAll('TOO_MANY_REQUESTS')
  expect(await ask()).toMatchObject({ status: 429, json: { errors: [{ code: 'TOO_MANY_REQUESTS' }] } })
})

it('TAKE-8 has no code without the portal, and keeps nothing for later', async () => {
  const unavailable = { status: 503, json: { errors: [{ code: 'UNAVAILABLE' }] } }
  // A Wi-Fi's own page, and a portal that broke.
  kiosk.answerAll(200, 'text/html', '<h1>Welcome</h1>')
  expect(await ask()).toMatchObject(unavailable)
  kiosk.answerAll(500, 'text/html', 'Down.')
  expect(await ask()).toMatchObject(unavailable)
  await kiosk.portal.close()
  expect(await ask()).toMatchObject(unavailable)
  expect(kiosk.entriesOnDisk()).toEqual([])
})

it('WSH-5 hands on the code for what a visit has marked', async () => {
  const wishes = [{ room_book_sub_line_item_id: 'hall-floor', product_id: 'stone' }]
  const link = { id: 'x', count: 1, code: 'K7M4Q-X9P2R', short_path: '/s/K7M4Q-X9P2R' }
  const given = { ...link, created_at: '2026-10-01T00:00:00.000Z', expires_at: '2027-01-01T00:00:00.000Z' }
  kiosk.answerAll(201, 'application/json', JSON.stringify(given))
  const answer = await kiosk.host.post(`${KIOSK_PATH}/units/u-1/wish_list_links?account_id=acc`, { wishes })
  expect([answer.status, await answer.json()]).toEqual([200, given])
  expect(kiosk.portal.asked).toContain('POST /mp/api/v1/units/u-1/wish_list_links?account_id=acc')
})
