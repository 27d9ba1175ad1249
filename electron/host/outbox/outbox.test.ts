import { scryptSync } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { setTimeout as wait } from 'node:timers/promises'
import { KIOSK_PATH } from '#shared/contracts/kiosk/host.contract.ts'
import { type FakePortal, startFakePortal } from '../testing/fake-portal.ts'
import { type FaultyDisk, faultyDisk } from '../testing/faulty-disk.ts'
import { newHostFolder, newTestHost, removeHostFolder, type TestHost, until } from '../testing/test-host.ts'

const SAVE = `${KIOSK_PATH}/units/u-1/prospect_configurations`
const EVENTS = '/mp/api/v1/tracking_events'

const POISON = 'visit-0123456789poison'
/** What a portal says that did not expect something. */
const BROKEN = '{"errors":[{"field":null,"code":"INTERNAL_ERROR","message":"No."}]}'

let folder: string
let portal: FakePortal
let host: TestHost
let disk: FaultyDisk

beforeEach(async () => {
  folder = newHostFolder()
  portal = await startFakePortal()
  disk = faultyDisk()
  await newStart()
  await host.pairWith(portal.url)
})

afterEach(async () => {
  await host.stop()
  await portal.close()
  removeHostFolder(folder)
})

async function newStart(): Promise<void> {
  host = newTestHost(folder, { disk })
  await host.start()
}

function save(comment: string) {
  return {
    email: 'vera@example.com',
    name: 'Vera Visitor',
    comment,
    contact: null,
    requests_contact: true,
    configuration: {
      buyer_selections: {},
      buyer_line_item_activations: {},
      buyer_design_line_selections: [],
      preview_image_urls: [],
    },
  }
}

function event(label: string) {
  return {
    tracking_event: {
      project_id: 'p-1',
      unit_id: null,
      event_type: 'room_opened',
      event_label: label,
      event_value: '',
      checksum: null,
      correlation_id: null,
      system_id: 'acc',
      portal_id: 'mp',
      event_url: '/mp/acc/project',
    },
  }
}

/** What the portal says instead of taking anything in. */
function answerAll(status: number, contentType: string, body: string, headers: Record<string, string> = {}): void {
  portal.intercept = (request, reply) => {
    if (request.url?.startsWith('/mp/') !== true) return false
    reply.writeHead(status, { 'Content-Type': contentType, ...headers }).end(body)
    return true
  }
}

async function outcomeOf(answer: Response): Promise<string> {
  const { outcome } = JSON.parse(await answer.text()) as { outcome: string }
  return outcome
}

/** Two entries that the portal refuses once their visitors have gone, and the staff's calls for them. */
async function refusedTwice() {
  const pin = '480215'
  const hash = `scrypt$1024$8$1$c2FsdC1vZi10ZXN0$${scryptSync(pin, 'salt-of-test', 32, { N: 1_024, r: 8, p: 1 }).toString('base64url')}`
  writeFileSync(join(host.dataDir, 'settings.json'), JSON.stringify({ staff_pin_hash: hash }))
  await portal.close()
  await host.post(SAVE, save('first'))
  await host.post(SAVE, save('second'))
  await host.stop()
  portal = await startFakePortal({ port: portal.port })
  const errors = [{ field: null, code: 'NOT_FOUND', message: 'No.' }]
  answerAll(404, 'application/json', JSON.stringify({ errors }))
  await newStart()
  await until(() => entriesOnDisk('refused').length === 2)
  const staff = async (path: string) => {
    const entry = await (await host.post(`${KIOSK_PATH}/staff/sessions`, { pin })).json()
    const { token } = z.parse(z.object({ token: z.string() }), entry)
    return (await host.post(`${KIOSK_PATH}/staff/${path}`, { token })).json()
  }
  const refusals = async () => z.parse(z.object({ refusals: z.array(z.unknown()) }), await staff('report')).refusals
  await until(async () => JSON.stringify(await refusals()).includes('"count":2'))
  return { refusals, retry: () => staff('refused_entries/retry') }
}

/** Among what lies below the folder of files, whose sub-folders have two letters. */
const isFile = (path: string) => path.endsWith('.webp')

function entriesOnDisk(subFolder = ''): string[] {
  const within = join(host.dataDir, 'outbox', subFolder)
  return (existsSync(within) ? readdirSync(within) : []).filter((name) => name.endsWith('.entry'))
}

describe('decision 36: what visitors send', () => {
  it('goes to the portal at once where it answers, and leaves nothing on the disk', async () => {
    const answer = await host.post(`${SAVE}?account_id=acc`, save('now'))
    expect(await answer.json()).toMatchObject({ outcome: 'saved', saved: { configuration_token: 'A'.repeat(22) } })
    expect(portal.received.map(({ path }) => path)).toEqual(['/mp/api/v1/units/u-1/prospect_configurations'])
    expect(portal.asked).toContain('POST /mp/api/v1/units/u-1/prospect_configurations?account_id=acc')
    expect(entriesOnDisk()).toEqual([])
  })

  it('waits, and is not set aside, while the disk cannot be read for a moment', async () => {
    disk.fault = (operation, path) => (operation === 'read' && path.endsWith('.entry') ? 'broken' : null)
    expect(await outcomeOf(await host.post(SAVE, save('patient')))).toBe('waiting')
    expect(entriesOnDisk()).toHaveLength(1)
    expect(entriesOnDisk('unreadable')).toEqual([])
    disk.fault = null
    await until(() => portal.received.length === 1)
    await until(() => entriesOnDisk().length === 0)
  })

  it('waits encrypted while the portal is away, survives a new start, and goes out once and in order', async () => {
    await portal.close()
    expect(await outcomeOf(await host.post(SAVE, save('first')))).toBe('waiting')
    expect((await host.post(EVENTS, event('second'))).status).toBe(200)
    expect(await outcomeOf(await host.post(SAVE, save('third')))).toBe('waiting')
    expect((await host.state()).outbox_length).toBe(3)
    for (const name of entriesOnDisk()) {
      const bytes = readFileSync(join(host.dataDir, 'outbox', name)).toString('latin1')
      expect(bytes).not.toMatch(/vera|first|Visitor|portal/i)
    }
    await host.stop()
    portal = await startFakePortal({ port: portal.port })
    await newStart()
    await until(() => portal.received.length === 3)
    const sent = portal.received.map(({ body }) => /first|second|third/.exec(body)?.[0])
    expect(sent.filter((name) => name !== 'second')).toEqual(['first', 'third'])
    expect(sent).toContain('second')
    await until(() => entriesOnDisk().length === 0)
  })

  it('is told apart from what is merely counted', async () => {
    answerAll(503, 'text/html', 'Down.')
    await host.post(EVENTS, event('bath'))
    await host.post(EVENTS, event('hall'))
    expect(await outcomeOf(await host.post(SAVE, save('waits')))).toBe('waiting')
    await host.stop()
    const reports = portal.reports.length
    await newStart()
    await until(() => portal.reports.length > reports)
    expect(portal.reports.at(-1)).toMatchObject({ outbox_length: 3, outbox_events: 2 })
  })

  it('counts once when the answer of the portal is lost, and when the page asks again', async () => {
    let lost = 1
    portal.intercept = (request, reply) => {
      if (request.url?.startsWith('/mp/') === true && lost > 0) {
        lost -= 1
        reply.writeHead = () => reply.destroy()
      }
      return false
    }
    const key = { 'Idempotency-Key': 'visit-0123456789abcdef' }
    await host.post(SAVE, save('once'), key)
    await host.post(SAVE, save('once'), key)
    await until(async () => (await host.state()).outbox_length === 0)
    expect(portal.received.map((one) => one.key)).toEqual(['visit-0123456789abcdef'])
  })

  it('tells the visitor who is still there why the portal refuses, and keeps nothing of it', async () => {
    const errors = [{ field: 'email', code: 'INVALID_VALUE', message: 'No.' }]
    answerAll(422, 'application/json', JSON.stringify({ errors }))
    const answer = await host.post(SAVE, save('refused'))
    expect([answer.status, await answer.json()]).toEqual([422, { errors }])
    expect([entriesOnDisk(), (await host.state()).outbox_length]).toEqual([[], 0])
  })

  it('puts aside what is refused when nobody is there any more, and goes on with the rest', async () => {
    await portal.close()
    await host.post(SAVE, save('refused'))
    await host.post(SAVE, save('fine'))
    await host.stop()
    portal = await startFakePortal({ port: portal.port })
    let isFirst = true
    portal.intercept = (request, reply) => {
      if (request.url?.startsWith('/mp/') !== true || !isFirst) return false
      isFirst = false
      const errors = [{ field: null, code: 'NOT_FOUND', message: 'No.' }]
      reply.writeHead(404, { 'Content-Type': 'application/json' }).end(JSON.stringify({ errors }))
      return true
    }
    await newStart()
    await until(() => portal.received.length === 1)
    expect(portal.received[0]?.body).toContain('fine')
    expect(entriesOnDisk('refused')).toHaveLength(1)
    await until(() => existsSync(join(host.dataDir, 'outbox/refused.json')))
    await host.stop()
    // Visitors' data does not lie there for ever; that it was refused is still known.
    host = newTestHost(folder, { now: () => Date.now() + 91 * 86_400_000 })
    await host.start()
    expect(entriesOnDisk('refused')).toEqual([])
    await until(() => portal.reports.at(-1)?.outbox_refused === 1)
  })

  it('lies aside for ninety days from its refusal, however long it waited before', async () => {
    await portal.close()
    await host.post(SAVE, save('long ago'))
    await host.stop()
    const [name = ''] = entriesOnDisk()
    const longAgo = new Date(Date.now() - 100 * 86_400_000)
    utimesSync(join(host.dataDir, 'outbox', name), longAgo, longAgo)
    portal = await startFakePortal({ port: portal.port })
    answerAll(404, 'application/json', '{"errors":[{"field":null,"code":"NOT_FOUND","message":"No."}]}')
    await newStart()
    await until(() => entriesOnDisk('refused').length === 1)
    await host.stop()
    await newStart()
    expect(entriesOnDisk('refused')).toEqual([name])
  })

  it.each([
    ['the log-in page of a Wi-Fi', 200, 'text/html', '<p>Welcome</p>', {}],
    ['a redirection', 302, 'text/plain', '', { Location: 'https://wifi.example/' }],
    ['JSON of somebody else', 200, 'application/json', '{"ok":true}', {}],
    ['an empty object of somebody else', 200, 'application/json', '{}', {}],
    ['its own echo', 200, 'application/json', JSON.stringify(save('patient')), {}],
    ['a refusal of somebody else', 403, 'application/json', '{"error":"blocked"}', {}],
    ['too many at once', 429, 'application/json', '{"errors":[]}', { 'Retry-After': '0' }],
    ['a broken portal', 500, 'application/json', '{"errors":[]}', {}],
  ])('is not delivered to %s', async (_what, status, contentType, body, headers) => {
    answerAll(status, contentType, body, headers)
    expect(await outcomeOf(await host.post(SAVE, save('patient')))).toBe('waiting')
    portal.intercept = null
    await until(() => portal.received.length === 1)
  })

  it('goes only to the portal that it was meant for', async () => {
    await portal.close()
    await host.post(SAVE, save('for the first portal'))
    await host.stop()
    const second = await startFakePortal()
    const path = join(host.dataDir, 'device.json')
    writeFileSync(path, '{}')
    await newStart()
    await host.pairWith(second.url)
    portal = await startFakePortal({ port: portal.port })
    await until(() => portal.received.length === 1)
    expect(second.received).toEqual([])
    await second.close()
  })

  it('is sent without the disk where the disk is full, and says so where neither works', async () => {
    disk.fault = (operation, path) => (operation === 'write' && path.includes('.entry') ? 'full' : null)
    expect(await outcomeOf(await host.post(SAVE, save('directly')))).toBe('saved')
    await portal.close()
    expect((await host.post(SAVE, save('lost'))).status).toBe(503)
  })

  it('is kept on a full disk in the place of files that the project does not need', async () => {
    await until(async () => (await host.state()).stage === 'ready')
    const old = portal.files.size
    // Another project's: what only the one before needed may go.
    portal.files.clear()
    portal.publish(3)
    await host.get([...portal.answers.keys()][0] ?? '')
    await until(async () => (await host.state()).manifest_revision === portal.manifest()?.revision)
    await portal.close()
    const cached = () => readdirSync(join(host.dataDir, 'files'), { recursive: true, encoding: 'utf8' }).filter(isFile)
    const before = cached().length
    expect(before).toBeGreaterThan(old)
    disk.fault = (operation, path) =>
      operation === 'write' && path.includes('.entry') && cached().length === before ? 'full' : null
    expect(await outcomeOf(await host.post(SAVE, save('kept')))).toBe('waiting')
    expect(entriesOnDisk()).toHaveLength(1)
    for (const name of portal.files.keys()) expect((await host.get(`/files/${name}`)).status).toBe(200)
  })

  it.each([
    ['1970', 0],
    ['2099', Date.UTC(2099, 0)],
  ])('lies aside for ninety days from now where the clock was in %s when it was refused', async (_year, time) => {
    await portal.close()
    await host.post(SAVE, save('refused'))
    await host.stop()
    portal = await startFakePortal({ port: portal.port })
    answerAll(404, 'application/json', '{"errors":[{"field":null,"code":"NOT_FOUND","message":"No."}]}')
    await newStart()
    await until(() => entriesOnDisk('refused').length === 1)
    await host.stop()
    const [name = ''] = entriesOnDisk('refused')
    utimesSync(join(host.dataDir, 'outbox/refused', name), new Date(time), new Date(time))
    await newStart()
    expect(entriesOnDisk('refused')).toEqual([name])
    await host.stop()
    host = newTestHost(folder, { now: () => Date.now() + 91 * 86_400_000 })
    await host.start()
    expect(entriesOnDisk('refused')).toEqual([])
  })

  it('is kept also where another program on the same folder has removed what was half written', async () => {
    await portal.close()
    const write = disk.write.bind(disk)
    let removed = 0
    disk.write = async (path, bytes) => {
      await write(path, bytes)
      if (!path.includes('.entry') || removed > 0) return
      removed += 1
      await disk.remove(path)
    }
    expect(await outcomeOf(await host.post(SAVE, save('kept')))).toBe('waiting')
    expect([removed, entriesOnDisk().length]).toEqual([1, 1])
  })

  it('does not stand in the way when the portal breaks over it again and again, and stays for the staff', async () => {
    await portal.close()
    await host.post(SAVE, save('poison'), { 'Idempotency-Key': POISON })
    await host.post(SAVE, save('fine'))
    await host.post(SAVE, save('fine too'))
    portal = await startFakePortal({ port: portal.port })
    portal.intercept = (request, reply) => {
      if (request.headers['idempotency-key'] !== POISON) return false
      reply.writeHead(500, { 'Content-Type': 'application/json' }).end(BROKEN)
      return true
    }
    await until(() => portal.received.length === 2)
    expect(portal.received.map(({ body }) => /fine too|fine/.exec(body)?.[0])).toEqual(['fine', 'fine too'])
    await until(() => entriesOnDisk('refused').length === 1)
    expect(readFileSync(join(host.dataDir, 'outbox/refused.json'), 'utf8')).toMatch(/"status": 500/)
  })

  it('waits, and nothing goes aside, while the portal breaks over everything', async () => {
    await portal.close()
    await host.post(SAVE, save('first'))
    await host.post(SAVE, save('second'))
    portal = await startFakePortal({ port: portal.port })
    answerAll(500, 'application/json', BROKEN)
    await until(() => portal.asked.filter((line) => line.startsWith('POST /mp/')).length > 30)
    expect([entriesOnDisk().length, entriesOnDisk('refused')]).toEqual([2, []])
    portal.intercept = null
    await until(() => portal.received.length === 2)
    expect(portal.received.map(({ body }) => /first|second/.exec(body)?.[0])).toEqual(['first', 'second'])
  })

  it('does not stand in the way when an entry cannot be read', async () => {
    await portal.close()
    await host.post(SAVE, save('broken'))
    await host.post(SAVE, save('fine'))
    await host.stop()
    const [first = '', second = ''] = entriesOnDisk()
    const path = join(host.dataDir, 'outbox', first)
    writeFileSync(path, readFileSync(path).subarray(0, 40))
    portal = await startFakePortal({ port: portal.port })
    await newStart()
    await until(() => portal.received.length === 1)
    expect(portal.received[0]?.body).toContain('fine')
    expect(entriesOnDisk('unreadable')).toEqual([first])
    expect(second).not.toBe('')
  })

  it('does not open an entry under another name', async () => {
    await portal.close()
    await host.post(SAVE, save('replayed'))
    await host.stop()
    const [name = ''] = entriesOnDisk()
    const other = `000000000009-${'0'.repeat(16)}.entry`
    renameSync(join(host.dataDir, 'outbox', name), join(host.dataDir, 'outbox', other))
    portal = await startFakePortal({ port: portal.port })
    await newStart()
    await until(() => entriesOnDisk('unreadable').length === 1)
    expect(portal.received).toEqual([])
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
    answerAll(status, contentType, body)
    expect((await host.post(EVENTS, event('patient'))).status).toBe(200)
    await until(() => portal.asked.filter((line) => line.includes(EVENTS)).length > 1)
    expect((await host.state()).outbox_length).toBe(1)
    portal.intercept = null
    await until(() => portal.received.length === 1)
  })

  it('is counted by a later portal that says more than this program knows', async () => {
    answerAll(202, 'application/json', '{"counted_at":"2027-01-01T00:00:00Z"}')
    expect((await host.post(EVENTS, event('counted'))).status).toBe(200)
    await until(async () => (await host.state()).outbox_length === 0)
    expect(portal.asked.filter((line) => line.includes(EVENTS))).toHaveLength(1)
  })

  it('does not wait for what is counted, nor the other way round', async () => {
    portal.intercept = (request, reply) => {
      if (request.url?.startsWith(EVENTS) !== true) return false
      reply.writeHead(429, { 'Content-Type': 'application/json', 'Retry-After': '3600' }).end('{"errors":[]}')
      return true
    }
    await host.post(EVENTS, event('held'))
    await until(() => portal.asked.some((line) => line.includes(EVENTS)))
    expect(await outcomeOf(await host.post(SAVE, save('now')))).toBe('saved')
    expect((await host.state()).outbox_length).toBe(1)
  })

  it('does not wait for what a portal of before does not take', async () => {
    await portal.close()
    await host.post(SAVE, save('for the first portal'))
    await host.stop()
    const second = await startFakePortal()
    writeFileSync(join(host.dataDir, 'device.json'), '{}')
    await newStart()
    await host.pairWith(second.url)
    expect(await outcomeOf(await host.post(SAVE, save('for the second')))).toBe('saved')
    expect((await host.state()).outbox_length).toBe(1)
    await second.close()
  })

  it('is tried at once for a visitor who stands there, however long the portal wants to be left alone', async () => {
    answerAll(429, 'application/json', '{"errors":[]}', { 'Retry-After': '3600' })
    expect(await outcomeOf(await host.post(SAVE, save('first')))).toBe('waiting')
    portal.intercept = null
    await host.post(SAVE, save('second'))
    await until(() => portal.received.length === 2)
    expect(portal.received.map(({ body }) => /first|second/.exec(body)?.[0])).toEqual(['first', 'second'])
  })

  it('tells the visitor of a refusal also where the disk is slow to remove what was refused', async () => {
    const errors = [{ field: 'email', code: 'INVALID_VALUE', message: 'No.' }]
    answerAll(422, 'application/json', JSON.stringify({ errors }))
    const remove = disk.remove.bind(disk)
    disk.remove = async (path) => {
      // Longer than a visitor waits.
      if (path.endsWith('.entry')) await wait(900)
      return remove(path)
    }
    const answers = await Promise.all([
      host.post(SAVE, save('twice'), { 'Idempotency-Key': 'visit-0123456789abcdef' }),
      host.post(SAVE, save('twice'), { 'Idempotency-Key': 'visit-0123456789abcdef' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([422, 422])
  })

  it('says a refusal that only a later portal knows in words of this page', async () => {
    const errors = [{ field: 'email', code: 'EMAIL_ON_STRIKE', message: 'No.' }]
    answerAll(422, 'application/json', JSON.stringify({ errors }))
    const answer = await host.post(SAVE, save('refused'))
    expect([answer.status, await answer.json()]).toEqual([422, { errors: [{ ...errors[0], code: 'INVALID_VALUE' }] }])
  })

  it('can be sent again after it was refused, in its old place, and tells the staff why it was', async () => {
    const { refusals, retry } = await refusedTwice()
    expect(await refusals()).toMatchObject([{ status: 404, codes: ['NOT_FOUND'], count: 2 }])
    const staffless = await host.post(`${KIOSK_PATH}/staff/refused_entries/retry`, { token: 'made-up' })
    expect(staffless.status).toBe(401)
    portal.intercept = null
    expect(await retry()).toEqual({ count: 2 })
    await until(() => portal.received.length === 2)
    expect(portal.received.map(({ body }) => /first|second/.exec(body)?.[0])).toEqual(['first', 'second'])
    await until(async () => (await host.state()).outbox_length === 0)
    expect([await refusals(), entriesOnDisk('refused')]).toEqual([[], []])
    expect(await retry()).toEqual({ count: 0 })
  })

  it('keeps why it was refused over a start, and may be refused again', async () => {
    const { refusals, retry } = await refusedTwice()
    await host.stop()
    await newStart()
    expect(await refusals()).toMatchObject([{ status: 404, count: 2 }])
    expect(await retry()).toEqual({ count: 2 })
    await until(() => entriesOnDisk('refused').length === 2)
    await until(async () => (await refusals()).length === 1)
  })

  it('refuses what the contract does not know, before anything is kept', async () => {
    expect((await host.post(SAVE, { ...save('x'), more: 1 })).status).toBe(400)
    expect((await host.post(EVENTS, { tracking_event: {} })).status).toBe(400)
    expect(entriesOnDisk()).toEqual([])
  })
})
