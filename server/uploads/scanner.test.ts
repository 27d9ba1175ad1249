import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnDatabases, startTestPortal, type TestPortal, valueAt } from '#server/testing/test-portal.ts'
import { scanWaiting } from './scan-uploads.ts'
import { openClamav, ScannerAwayError } from './scanner.ts'
import { EICAR, MAX_BYTES, startFakeClamd } from './testing/fake-clamd.ts'

let clamd: Awaited<ReturnType<typeof startFakeClamd>>
beforeAll(async () => {
  clamd = await startFakeClamd()
})
afterAll(() => clamd.close())

it('FILE-8 asks ClamAV in pieces, and tells a refusal from its being away', async () => {
  const scanner = openClamav(clamd.url)
  const { signal } = new AbortController()
  const scanAll = (...pieces: string[]) =>
    scanner.scan(Readable.from(pieces.map((piece) => Buffer.from(piece))), signal)
  expect(await scanAll('a'.repeat(300_000), 'b')).toBe('clean')
  expect(clamd.seen).toEqual([300_001])
  expect(await scanAll('a', EICAR.slice(0, 20), EICAR.slice(20))).toBe('infected')
  const tooMuch = Array.from({ length: 100 }, () => 'x'.repeat(100_000))
  await expect(scanAll(...tooMuch)).rejects.toThrow(/^The scanner did not scan it: /)
  clamd.setUp(false)
  await expect(scanAll('a')).rejects.toThrow(/^The scanner did not scan it: it said nothing/)
  clamd.setUp(true)
  const nobody = openClamav('tcp://127.0.0.1:9').scan(Readable.from([Buffer.from('a')]), signal)
  await expect(nobody).rejects.toThrow(ScannerAwayError)
})

it('FILE-8 takes a scanner that says nothing for one that is away, and waits for it no longer than it is wanted', async () => {
  clamd.setSilent(true)
  const letter = () => Readable.from([Buffer.from('a')])
  const patient = new AbortController()
  await expect(openClamav(clamd.url, 20).scan(letter(), patient.signal)).rejects.toThrow(ScannerAwayError)
  const scanned = openClamav(clamd.url).scan(letter(), patient.signal)
  await expect.poll(() => clamd.countWaiting()).toBe(1)
  patient.abort()
  await expect(scanned).rejects.toThrow(/^The scanner did not scan it/)
  clamd.setSilent(false)
})

/** A scanner that notes what it is asked for, by what is in it, and answers as it is told. */
async function scanInTurns(portal: TestPortal, answers: (content: string) => Error | 'clean', turns: number) {
  const asked: string[] = []
  const parts = {
    database: portal.database,
    files: portal.files,
    scanner: {
      async scan(bytes: Readable) {
        const content = (await bytes.toArray()).join('')
        asked.push(content)
        const answer = answers(content)
        if (answer instanceof Error) throw answer
        return answer
      },
    },
    news: { tell() {} },
    hearers: [],
    late: new Set<string>(),
    ending: new AbortController().signal,
    log: { note() {}, fault() {} },
  }
  for (let turn = 0; turn < turns; turn += 1) await scanWaiting(parts)
  return asked
}

describeOnDatabases('files that are scanned', () => {
  let portal: TestPortal
  beforeAll(async () => {
    portal = await startTestPortal({ clamavUrl: clamd.url })
  })
  afterAll(() => portal.remove())

  async function send(content: string) {
    const headers = { ...(await portal.logIn('anna@example.com')), 'content-type': 'application/octet-stream' }
    const path = '/bp/api/v1/units/t-01/uploads?file_name=a.txt'
    const { json } = await portal.call('POST', path, { headers, body: content })
    return { id: String(valueAt(json, 'id')), state: valueAt(json, 'state') }
  }
  async function read(id: string) {
    const { uploads } = portal.services
    const upload = (await uploads.find(portal.database.kysely, [id])).get(id)
    if (upload === undefined) throw new Error(`There is no upload ${id}`)
    const signed = uploads.sign(upload)
    return [uploads.describe(upload).state, signed.ok ? 'signed' : signed.error.faults[0].code]
  }

  it('FILE-8 are held until the scanner has answered, also when it is away at first; nobody gets what is infected', async () => {
    clamd.setUp(false)
    const [clean, infected] = [await send('a plan'), await send(`see ${EICAR}`)]
    expect([clean.state, infected.state]).toEqual(['held', 'held'])
    await portal.services.uploads.scan()
    expect(await read(clean.id)).toEqual(['held', 'FILE_HELD'])
    clamd.setUp(true)
    await portal.services.uploads.scan()
    expect([await read(clean.id), await read(infected.id)]).toEqual([
      ['ready', 'signed'],
      ['infected', 'FILE_INFECTED'],
    ])
  })

  it('FILE-8 are scanned as soon as they are there, and one that is refused holds up no other', async () => {
    const large = await send('x'.repeat(MAX_BYTES + 1))
    const small = await send('small')
    await expect.poll(() => read(small.id)).toEqual(['ready', 'signed'])
    expect(await read(large.id)).toEqual(['held', 'FILE_HELD'])
  })

  it('FILE-8 hold nobody up while the scanner hangs: one is under way, and stopping does not wait for it', async () => {
    const { uploads } = portal.services
    await portal.database.kysely.deleteFrom('uploads').execute()
    clamd.setSilent(true)
    const sent = [await send('first plan'), await send('second plan'), await send('third plan')]
    await expect.poll(() => clamd.countWaiting()).toBe(1)
    await uploads.stop()
    await expect.poll(() => clamd.countWaiting()).toBe(0)
    for (const { id } of sent) expect(await read(id)).toEqual(['held', 'FILE_HELD'])
    clamd.setSilent(false)
    uploads.start()
    for (const { id } of sent) await expect.poll(() => read(id)).toEqual(['ready', 'signed'])
  })

  it('FILE-8 are scanned after all others when the scanner went away at them', async () => {
    clamd.setUp(false)
    await portal.database.kysely.deleteFrom('uploads').execute()
    for (const content of ['deadly', 'deadlier', 'good']) await send(content)
    const isDeadly = (content: string) => (content.startsWith('deadl') ? new ScannerAwayError('gone') : 'clean')
    expect(await scanInTurns(portal, isDeadly, 4)).toEqual([
      'deadly', // the others have not had their turn yet
      'deadlier',
      'good',
      'deadly',
      'deadlier',
    ])
    clamd.setUp(true)
  })

  it('FILE-8 tell who watches the unit, once', async () => {
    clamd.setUp(false)
    const { id } = await send('another plan')
    const told: string[] = []
    const parts = {
      database: portal.database,
      files: portal.files,
      scanner: { scan: () => Promise.resolve('clean' as const) },
      news: { tell: (_unit: unknown, topic: string) => void told.push(topic) },
      hearers: [],
      late: new Set<string>(),
      ending: new AbortController().signal,
      log: { note() {}, fault() {} },
    }
    await portal.database.kysely.deleteFrom('uploads').where('scan', '=', 'waiting').where('id', '!=', id).execute()
    await scanWaiting(parts)
    await scanWaiting(parts)
    expect(told).toEqual(['messages', 'documents'])
    clamd.setUp(true)
  })
})
