import { scryptSync } from 'node:crypto'
import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { KIOSK_PATH } from '#shared/contracts/kiosk/host.contract.ts'
import { startFakePortal } from '../testing/fake-portal.ts'
import { EVENTS, event, readOutcome, SAVE, save, SendingKiosk } from '../testing/sending-kiosk.ts'
import { newTestHost, until } from '../testing/test-host.ts'

const POISON = 'visit-0123456789poison'

let kiosk: SendingKiosk

beforeEach(async () => {
  kiosk = await SendingKiosk.start()
})
afterEach(() => kiosk.close())

/** Two entries that the portal refuses once their visitors have gone, and the staff's calls for them. */
async function refusedTwice() {
  const pin = '480215'
  const hash = `scrypt$1024$8$1$c2FsdC1vZi10ZXN0$${scryptSync(pin, 'salt-of-test', 32, { N: 1_024, r: 8, p: 1 }).toString('base64url')}`
  writeFileSync(join(kiosk.host.dataDir, 'settings.json'), JSON.stringify({ staff_pin_hash: hash }))
  await kiosk.portal.close()
  await kiosk.host.post(SAVE, save('first'))
  await kiosk.host.post(SAVE, save('second'))
  await kiosk.host.stop()
  await kiosk.portalAnew()
  kiosk.refuseAll('NOT_FOUND')
  await kiosk.startAnew()
  await until(() => kiosk.entriesOnDisk('refused').length === 2)
  const staff = async (path: string) => {
    const entry = await (await kiosk.host.post(`${KIOSK_PATH}/staff/sessions`, { pin })).json()
    const { token } = z.parse(z.object({ token: z.string() }), entry)
    return (await kiosk.host.post(`${KIOSK_PATH}/staff/${path}`, { token })).json()
  }
  const refusals = async () => z.parse(z.object({ refusals: z.array(z.unknown()) }), await staff('report')).refusals
  await until(async () => JSON.stringify(await refusals()).includes('"count":2'))
  return { refusals, retry: () => staff('refused_entries/retry') }
}

describe('decision 36: what the portal does not take of what visitors send', () => {
  it('tells the visitor who is still there why the portal refuses, and keeps nothing of it', async () => {
    kiosk.refuseAll('CONFLICT')
    const answer = await kiosk.host.post(SAVE, save('refused'))
    const errors = [{ field: null, code: 'CONFLICT', message: 'No.' }]
    expect([answer.status, await answer.json()]).toEqual([422, { errors }])
    expect([kiosk.entriesOnDisk(), (await kiosk.host.state()).outboxLength]).toEqual([[], 0])
  })

  it('puts aside what is refused when nobody is there any more, and goes on with the rest', async () => {
    await kiosk.portal.close()
    await kiosk.host.post(SAVE, save('refused'))
    await kiosk.host.post(SAVE, save('fine'))
    await kiosk.host.stop()
    await kiosk.portalAnew()
    let isFirst = true
    kiosk.portal.intercept = (request, reply) => {
      if (request.url?.startsWith('/mp/') !== true || !isFirst) return false
      isFirst = false
      return kiosk.portal.refuse(request, reply, 'NOT_FOUND')
    }
    await kiosk.startAnew()
    await until(() => kiosk.portal.received.length === 1)
    expect(kiosk.portal.received[0]?.body).toContain('fine')
    expect(kiosk.entriesOnDisk('refused')).toHaveLength(1)
    await until(() => existsSync(join(kiosk.host.dataDir, 'outbox/refused.json')))
    await kiosk.host.stop()
    // Visitors' data does not lie there for ever; that it was refused is still known.
    kiosk.host = newTestHost(kiosk.folder, { now: () => Date.now() + 91 * 86_400_000 })
    await kiosk.host.start()
    expect(kiosk.entriesOnDisk('refused')).toEqual([])
    await until(() => kiosk.portal.reports.at(-1)?.outboxRefused === 1)
  })

  it('lies aside for ninety days from its refusal, however long it waited before', async () => {
    await kiosk.portal.close()
    await kiosk.host.post(SAVE, save('long ago'))
    await kiosk.host.stop()
    const [name = ''] = kiosk.entriesOnDisk()
    const longAgo = new Date(Date.now() - 100 * 86_400_000)
    utimesSync(join(kiosk.host.dataDir, 'outbox', name), longAgo, longAgo)
    await kiosk.portalAnew()
    kiosk.refuseAll('NOT_FOUND')
    await kiosk.startAnew()
    await until(() => kiosk.entriesOnDisk('refused').length === 1)
    await kiosk.host.stop()
    await kiosk.startAnew()
    expect(kiosk.entriesOnDisk('refused')).toEqual([name])
  })

  it.each([
    ['the log-in page of a Wi-Fi', 200, 'text/html', '<p>Welcome</p>', {}],
    ['a redirection', 302, 'text/plain', '', { Location: 'https://wifi.example/' }],
    ['JSON of somebody else', 200, 'application/json', '{"ok":true}', {}],
    ['an empty object of somebody else', 200, 'application/json', '{}', {}],
    ['its own echo', 200, 'application/json', JSON.stringify(save('patient')), {}],
    ['a refusal of somebody else', 403, 'application/json', '{"error":"blocked"}', {}],
  ])('is not delivered to %s', async (_what, status, contentType, body, headers) => {
    kiosk.answerAll(status, contentType, body, headers)
    expect(await readOutcome(await kiosk.host.post(SAVE, save('patient')))).toBe('waiting')
    kiosk.portal.intercept = null
    await until(() => kiosk.portal.received.length === 1)
  })

  it.each(['TOO_MANY_REQUESTS', 'UNAVAILABLE', 'STORAGE_FULL', 'INTERNAL_ERROR'] as const)(
    'FOUND-18 FOUND-16 decision 36: waits where the portal says %s, and is delivered once it does no longer',
    async (code) => {
      kiosk.refuseAll(code, { 'Retry-After': '0' })
      expect(await readOutcome(await kiosk.host.post(SAVE, save('patient')))).toBe('waiting')
      expect([kiosk.entriesOnDisk().length, kiosk.entriesOnDisk('refused')]).toEqual([1, []])
      kiosk.portal.intercept = null
      await until(() => kiosk.portal.received.length === 1)
      await until(() => kiosk.entriesOnDisk().length === 0)
      await until(async () => (await kiosk.host.state()).outboxLength === 0)
    },
  )

  it.each([
    ['1970', 0],
    ['2099', Date.UTC(2099, 0)],
  ])('lies aside for ninety days from now where the clock was in %s when it was refused', async (_year, time) => {
    await kiosk.portal.close()
    await kiosk.host.post(SAVE, save('refused'))
    await kiosk.host.stop()
    await kiosk.portalAnew()
    kiosk.refuseAll('NOT_FOUND')
    await kiosk.startAnew()
    await until(() => kiosk.entriesOnDisk('refused').length === 1)
    await kiosk.host.stop()
    const [name = ''] = kiosk.entriesOnDisk('refused')
    utimesSync(join(kiosk.host.dataDir, 'outbox/refused', name), new Date(time), new Date(time))
    await kiosk.startAnew()
    expect(kiosk.entriesOnDisk('refused')).toEqual([name])
    await kiosk.host.stop()
    kiosk.host = newTestHost(kiosk.folder, { now: () => Date.now() + 91 * 86_400_000 })
    await kiosk.host.start()
    expect(kiosk.entriesOnDisk('refused')).toEqual([])
  })

  it('does not stand in the way when the portal breaks over it again and again, and stays for the staff', async () => {
    await kiosk.portal.close()
    await kiosk.host.post(SAVE, save('poison'), { 'Idempotency-Key': POISON })
    await kiosk.host.post(SAVE, save('fine'))
    await kiosk.host.post(SAVE, save('fine too'))
    await kiosk.portalAnew()
    kiosk.portal.intercept = (request, reply) => {
      if (request.headers['idempotency-key'] !== POISON) return false
      return kiosk.portal.refuse(request, reply, 'INTERNAL_ERROR')
    }
    await until(() => kiosk.portal.received.length === 2)
    expect(kiosk.portal.received.map(({ body }) => /fine too|fine/.exec(body)?.[0])).toEqual(['fine', 'fine too'])
    await until(() => kiosk.entriesOnDisk('refused').length === 1)
    expect(readFileSync(join(kiosk.host.dataDir, 'outbox/refused.json'), 'utf8')).toMatch(/"status": 500/)
  })

  it('waits, and nothing goes aside, while the portal breaks over everything', async () => {
    await kiosk.portal.close()
    await kiosk.host.post(SAVE, save('first'))
    await kiosk.host.post(SAVE, save('second'))
    await kiosk.portalAnew()
    kiosk.refuseAll('INTERNAL_ERROR')
    await until(() => kiosk.portal.asked.filter((line) => line.startsWith('POST /mp/')).length > 30)
    expect([kiosk.entriesOnDisk().length, kiosk.entriesOnDisk('refused')]).toEqual([2, []])
    kiosk.portal.intercept = null
    await until(() => kiosk.portal.received.length === 2)
    expect(kiosk.portal.received.map(({ body }) => /first|second/.exec(body)?.[0])).toEqual(['first', 'second'])
  })

  it.each([
    ['a page', 200, 'text/html', '<p>Welcome</p>'],
    ['a page that says it is something else', 200, 'application/octet-stream', '{}'],
    ['JSON of somebody else', 200, 'application/json', '{"ok":true}'],
    ['an empty object of somebody else', 200, 'application/json', '{}'],
    ['what a Wi-Fi says of its log-in page', 200, 'application/captive+json', '{"captive":true}'],
    ['a list', 200, 'application/json', '[]'],
    ['nothing at all', 204, 'application/json', ''],
    ['an object of a broken portal', 500, 'application/json', '{}'],
  ])('is not counted by %s', async (_what, status, contentType, body) => {
    kiosk.answerAll(status, contentType, body)
    expect((await kiosk.host.post(EVENTS, event('patient'))).status).toBe(200)
    await until(() => kiosk.portal.asked.filter((line) => line.includes(EVENTS)).length > 1)
    expect((await kiosk.host.state()).outboxLength).toBe(1)
    kiosk.portal.intercept = null
    await until(() => kiosk.portal.received.length === 1)
  })

  it('is counted by a later portal that says more than this program knows', async () => {
    kiosk.answerAll(202, 'application/json', '{"counted_at":"2027-01-01T00:00:00Z"}')
    expect((await kiosk.host.post(EVENTS, event('counted'))).status).toBe(200)
    await until(async () => (await kiosk.host.state()).outboxLength === 0)
    expect(kiosk.portal.asked.filter((line) => line.includes(EVENTS))).toHaveLength(1)
  })

  it('does not wait for what a portal of before does not take', async () => {
    await kiosk.portal.close()
    await kiosk.host.post(SAVE, save('for the first portal'))
    await kiosk.host.stop()
    const second = await startFakePortal()
    writeFileSync(join(kiosk.host.dataDir, 'device.json'), '{}')
    await kiosk.startAnew()
    await kiosk.host.pairWith(second.url)
    expect(await readOutcome(await kiosk.host.post(SAVE, save('for the second')))).toBe('saved')
    expect((await kiosk.host.state()).outboxLength).toBe(1)
    await second.close()
  })

  it('tells the visitor of a refusal also where the disk is slow to remove what was refused', async () => {
    kiosk.refuseAll('CONFLICT')
    const remove = kiosk.disk.remove.bind(kiosk.disk)
    kiosk.disk.remove = async (path) => {
      // Longer than a visitor waits.
      if (path.endsWith('.entry')) await wait(900)
      return remove(path)
    }
    const answers = await Promise.all([
      kiosk.host.post(SAVE, save('twice'), { 'Idempotency-Key': 'visit-0123456789abcdef' }),
      kiosk.host.post(SAVE, save('twice'), { 'Idempotency-Key': 'visit-0123456789abcdef' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([422, 422])
  })

  it('says a refusal that only a later portal knows in words of this page', async () => {
    const errors = [{ field: 'email', code: 'EMAIL_ON_STRIKE', message: 'No.' }]
    kiosk.portal.isLater = true
    kiosk.answerAll(422, 'application/json', JSON.stringify({ errors }))
    const answer = await kiosk.host.post(SAVE, save('refused'))
    expect([answer.status, await answer.json()]).toEqual([422, { errors: [{ ...errors[0], code: 'INVALID_VALUE' }] }])
  })

  it('can be sent again after it was refused, in its old place, and tells the staff why it was', async () => {
    const { refusals, retry } = await refusedTwice()
    expect(await refusals()).toMatchObject([{ status: 404, codes: ['NOT_FOUND'], count: 2 }])
    const staffless = await kiosk.host.post(`${KIOSK_PATH}/staff/refused_entries/retry`, { token: 'made-up' })
    expect(staffless.status).toBe(401)
    kiosk.portal.intercept = null
    expect(await retry()).toEqual({ count: 2 })
    await until(() => kiosk.portal.received.length === 2)
    expect(kiosk.portal.received.map(({ body }) => /first|second/.exec(body)?.[0])).toEqual(['first', 'second'])
    await until(async () => (await kiosk.host.state()).outboxLength === 0)
    expect([await refusals(), kiosk.entriesOnDisk('refused')]).toEqual([[], []])
    expect(await retry()).toEqual({ count: 0 })
  })

  it('keeps why it was refused over a start, and may be refused again', async () => {
    const { refusals, retry } = await refusedTwice()
    await kiosk.host.stop()
    await kiosk.startAnew()
    expect(await refusals()).toMatchObject([{ status: 404, count: 2 }])
    expect(await retry()).toEqual({ count: 2 })
    await until(() => kiosk.entriesOnDisk('refused').length === 2)
    await until(async () => (await refusals()).length === 1)
  })
})
