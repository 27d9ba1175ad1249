import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startFakePortal } from '../testing/fake-portal.ts'
import { EVENTS, event, readOutcome, SAVE, save, SendingKiosk } from '../testing/sending-kiosk.ts'
import { until } from '../testing/test-host.ts'

let kiosk: SendingKiosk

beforeEach(async () => {
  kiosk = await SendingKiosk.start()
})
afterEach(() => kiosk.close())

/** Among what lies below the folder of files, whose sub-folders have two letters. */
const isFile = (path: string) => path.endsWith('.webp')

describe('decision 36: what visitors send', () => {
  it('goes to the portal at once where it answers, and leaves nothing on the disk', async () => {
    const answer = await kiosk.host.post(`${SAVE}?account_id=acc`, save('now'))
    expect(await answer.json()).toMatchObject({ outcome: 'saved', saved: { configuration_token: 'A'.repeat(22) } })
    expect(kiosk.portal.received.map(({ path }) => path)).toEqual(['/mp/api/v1/units/u-1/prospect_configurations'])
    expect(kiosk.portal.asked).toContain('POST /mp/api/v1/units/u-1/prospect_configurations?account_id=acc')
    expect(kiosk.entriesOnDisk()).toEqual([])
  })

  it('waits, and is not set aside, while the disk cannot be read for a moment', async () => {
    kiosk.disk.fault = (operation, path) => (operation === 'read' && path.endsWith('.entry') ? 'broken' : null)
    expect(await readOutcome(await kiosk.host.post(SAVE, save('patient')))).toBe('waiting')
    expect(kiosk.entriesOnDisk()).toHaveLength(1)
    expect(kiosk.entriesOnDisk('unreadable')).toEqual([])
    kiosk.disk.fault = null
    await until(() => kiosk.portal.received.length === 1)
    await until(() => kiosk.entriesOnDisk().length === 0)
  })

  it('waits encrypted while the portal is away, survives a new start, and goes out once and in order', async () => {
    await kiosk.portal.close()
    expect(await readOutcome(await kiosk.host.post(SAVE, save('first')))).toBe('waiting')
    expect((await kiosk.host.post(EVENTS, event('second'))).status).toBe(200)
    expect(await readOutcome(await kiosk.host.post(SAVE, save('third')))).toBe('waiting')
    expect((await kiosk.host.state()).outboxLength).toBe(3)
    for (const name of kiosk.entriesOnDisk()) {
      const bytes = readFileSync(join(kiosk.host.dataDir, 'outbox', name)).toString('latin1')
      expect(bytes).not.toMatch(/vera|first|Visitor|portal/i)
    }
    await kiosk.host.stop()
    await kiosk.portalAnew()
    await kiosk.startAnew()
    await until(() => kiosk.portal.received.length === 3)
    const sent = kiosk.portal.received.map(({ body }) => /first|second|third/.exec(body)?.[0])
    expect(sent.filter((name) => name !== 'second')).toEqual(['first', 'third'])
    expect(sent).toContain('second')
    await until(() => kiosk.entriesOnDisk().length === 0)
  })

  it('is told apart from what is merely counted', async () => {
    kiosk.answerAll(503, 'text/html', 'Down.')
    await kiosk.host.post(EVENTS, event('bath'))
    await kiosk.host.post(EVENTS, event('hall'))
    expect(await readOutcome(await kiosk.host.post(SAVE, save('waits')))).toBe('waiting')
    await kiosk.host.stop()
    const reports = kiosk.portal.reports.length
    await kiosk.startAnew()
    await until(() => kiosk.portal.reports.length > reports)
    expect(kiosk.portal.reports.at(-1)).toMatchObject({ outboxLength: 3, outboxEvents: 2 })
  })

  it('counts once when the answer of the portal is lost, and when the page asks again', async () => {
    let lost = 1
    kiosk.portal.intercept = (request, reply) => {
      if (request.url?.startsWith('/mp/') === true && lost > 0) {
        lost -= 1
        reply.writeHead = () => reply.destroy()
      }
      return false
    }
    const key = { 'Idempotency-Key': 'visit-0123456789abcdef' }
    await kiosk.host.post(SAVE, save('once'), key)
    await kiosk.host.post(SAVE, save('once'), key)
    await until(async () => (await kiosk.host.state()).outboxLength === 0)
    expect(kiosk.portal.received.map((one) => one.key)).toEqual(['visit-0123456789abcdef'])
  })

  it('goes only to the portal that it was meant for', async () => {
    await kiosk.portal.close()
    await kiosk.host.post(SAVE, save('for the first portal'))
    await kiosk.host.stop()
    const second = await startFakePortal()
    const path = join(kiosk.host.dataDir, 'device.json')
    writeFileSync(path, '{}')
    await kiosk.startAnew()
    await kiosk.host.pairWith(second.url)
    await kiosk.portalAnew()
    await until(() => kiosk.portal.received.length === 1)
    expect(second.received).toEqual([])
    await second.close()
  })

  it('is sent without the disk where the disk is full, and says so where neither works', async () => {
    kiosk.disk.fault = (operation, path) => (operation === 'write' && path.includes('.entry') ? 'full' : null)
    expect(await readOutcome(await kiosk.host.post(SAVE, save('directly')))).toBe('saved')
    await kiosk.portal.close()
    expect((await kiosk.host.post(SAVE, save('lost'))).status).toBe(503)
  })

  it('is kept on a full disk in the place of files that the project does not need', async () => {
    await until(async () => (await kiosk.host.state()).stage === 'ready')
    const old = kiosk.portal.files.size
    // Another project's: what only the one before needed may go.
    kiosk.portal.files.clear()
    kiosk.portal.publish(3)
    await kiosk.host.get([...kiosk.portal.answers.keys()][0] ?? '')
    await until(async () => (await kiosk.host.state()).manifestRevision === kiosk.portal.manifest()?.revision)
    await kiosk.portal.close()
    const cached = () =>
      readdirSync(join(kiosk.host.dataDir, 'files'), { recursive: true, encoding: 'utf8' }).filter(isFile)
    const before = cached().length
    expect(before).toBeGreaterThan(old)
    kiosk.disk.fault = (operation, path) =>
      operation === 'write' && path.includes('.entry') && cached().length === before ? 'full' : null
    expect(await readOutcome(await kiosk.host.post(SAVE, save('kept')))).toBe('waiting')
    expect(kiosk.entriesOnDisk()).toHaveLength(1)
    for (const name of kiosk.portal.files.keys()) expect((await kiosk.host.get(`/files/${name}`)).status).toBe(200)
  })

  it('is kept also where another program on the same folder has removed what was half written', async () => {
    await kiosk.portal.close()
    const write = kiosk.disk.write.bind(kiosk.disk)
    let removed = 0
    kiosk.disk.write = async (path, bytes) => {
      await write(path, bytes)
      if (!path.includes('.entry') || removed > 0) return
      removed += 1
      await kiosk.disk.remove(path)
    }
    expect(await readOutcome(await kiosk.host.post(SAVE, save('kept')))).toBe('waiting')
    expect([removed, kiosk.entriesOnDisk().length]).toEqual([1, 1])
  })

  it('does not stand in the way when an entry cannot be read', async () => {
    await kiosk.portal.close()
    await kiosk.host.post(SAVE, save('broken'))
    await kiosk.host.post(SAVE, save('fine'))
    await kiosk.host.stop()
    const [first = '', second = ''] = kiosk.entriesOnDisk()
    const path = join(kiosk.host.dataDir, 'outbox', first)
    writeFileSync(path, readFileSync(path).subarray(0, 40))
    await kiosk.portalAnew()
    await kiosk.startAnew()
    await until(() => kiosk.portal.received.length === 1)
    expect(kiosk.portal.received[0]?.body).toContain('fine')
    expect(kiosk.entriesOnDisk('unreadable')).toEqual([first])
    expect(second).not.toBe('')
  })

  it('does not open an entry under another name', async () => {
    await kiosk.portal.close()
    await kiosk.host.post(SAVE, save('replayed'))
    await kiosk.host.stop()
    const [name = ''] = kiosk.entriesOnDisk()
    const other = `000000000009-${'0'.repeat(16)}.entry`
    renameSync(join(kiosk.host.dataDir, 'outbox', name), join(kiosk.host.dataDir, 'outbox', other))
    await kiosk.portalAnew()
    await kiosk.startAnew()
    await until(() => kiosk.entriesOnDisk('unreadable').length === 1)
    expect(kiosk.portal.received).toEqual([])
  })

  it('does not wait for what is counted, nor the other way round', async () => {
    kiosk.portal.intercept = (request, reply) => {
      if (request.url?.startsWith(EVENTS) !== true) return false
      return kiosk.portal.refuse(request, reply, 'TOO_MANY_REQUESTS', { 'Retry-After': '3600' })
    }
    await kiosk.host.post(EVENTS, event('held'))
    await until(() => kiosk.portal.asked.some((line) => line.includes(EVENTS)))
    expect(await readOutcome(await kiosk.host.post(SAVE, save('now')))).toBe('saved')
    expect((await kiosk.host.state()).outboxLength).toBe(1)
  })

  it('is tried at once for a visitor who stands there, however long the portal wants to be left alone', async () => {
    kiosk.refuseAll('TOO_MANY_REQUESTS', { 'Retry-After': '3600' })
    expect(await readOutcome(await kiosk.host.post(SAVE, save('first')))).toBe('waiting')
    kiosk.portal.intercept = null
    await kiosk.host.post(SAVE, save('second'))
    await until(() => kiosk.portal.received.length === 2)
    expect(kiosk.portal.received.map(({ body }) => /first|second/.exec(body)?.[0])).toEqual(['first', 'second'])
  })

  it('refuses what the contract does not know, before anything is kept', async () => {
    expect((await kiosk.host.post(SAVE, { ...save('x'), more: 1 })).status).toBe(400)
    expect((await kiosk.host.post(EVENTS, { tracking_event: {} })).status).toBe(400)
    expect(kiosk.entriesOnDisk()).toEqual([])
  })
})
