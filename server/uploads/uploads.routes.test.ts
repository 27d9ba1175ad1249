import { createHash, randomBytes } from 'node:crypto'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_ATTACHMENT_BYTES } from '#shared/contracts/entities/upload.schema.ts'
import { describeOnDatabases, startTestPortal, type TestPortal, valueAt } from '#server/testing/test-portal.ts'

const HOUR = 3_600_000
const UNIT = '/bp/api/v1/units/t-01/uploads'
const STAFF = '/bp/api/v1/account/uploads'

describeOnDatabases('files that people send', () => {
  let portal: TestPortal
  let time = Date.parse('2026-11-20T10:00:00Z')
  let anna: Record<string, string>

  beforeAll(async () => {
    portal = await startTestPortal({ now: () => time })
    anna = await portal.logIn('anna@example.com')
  })
  afterAll(() => portal.remove())

  async function send(name: string, body: string | Uint8Array, path = UNIT, headers = anna) {
    const address = `${portal.url}${path}?file_name=${encodeURIComponent(name)}`
    const type = { 'content-type': 'application/octet-stream' }
    const answer = await fetch(address, { method: 'POST', headers: { ...headers, ...type }, body })
    const json: unknown = await answer.json()
    return { status: answer.status, json, id: String(valueAt(json, 'id')) }
  }
  const findUpload = async (id: string) => (await portal.services.uploads.find(portal.database.kysely, [id])).get(id)
  async function getUpload(id: string) {
    const upload = await findUpload(id)
    if (upload === undefined) throw new Error(`There is no upload ${id}`)
    return upload
  }
  async function getAddress(id: string) {
    const signed = portal.services.uploads.sign(await getUpload(id))
    if (!signed.ok) throw new Error(signed.error.faults[0].code)
    return signed.value.url
  }
  const countParts = async () => (await readdir(join(portal.dataDir, 'uploads/files'))).length

  it('FILE-1 FILE-2 come in whole, and are known by what they are', async () => {
    const sent = await send('Grundriss Süd.pdf', '%PDF-1.7 plan')
    expect(sent.status).toBe(201)
    expect(sent.json).toEqual({
      id: sent.id,
      name: 'Grundriss Süd.pdf',
      size: 13,
      content_type: 'application/pdf',
      state: 'ready',
    })
    const { fileKey, unitId, ownerId } = await getUpload(sent.id)
    expect(fileKey).toMatch(/^sent\/[0-9a-f]{64}\.pdf$/)
    expect([unitId !== null, ownerId !== null]).toEqual([true, true])
    expect(String(await portal.files.read(fileKey))).toBe('%PDF-1.7 plan')
    const others = [await send('x.exe', 'MZ'), await send('x.pdf', '<html>'), await send('x.pdf', '')]
    expect(others.map(({ status, json }) => [status, valueAt(json, 'errors', '0', 'code')])).toEqual([
      [422, 'FILE_TYPE_REFUSED'],
      [422, 'FILE_TYPE_REFUSED'],
      [422, 'FILE_EMPTY'],
    ])
    expect(valueAt(others[0]?.json, 'errors', '0', 'field')).toBe('file_name')
    expect(await countParts()).toBe(0)
  })

  it('FILE-4 are downloaded under their own name, which is part of what is signed', async () => {
    const name = 'Küche „Süd“ (2)*\'"; x=.pdf'
    const { id } = await send(name, '%PDF-1.7 own name')
    const address = await getAddress(id)
    const file = await portal.call('GET', address)
    expect([file.status, file.text]).toEqual([200, '%PDF-1.7 own name'])
    const disposition = file.headers.get('content-disposition') ?? ''
    expect(disposition).toMatch(/^attachment; filename\*=UTF-8''[\w.%-]+$/)
    expect(decodeURIComponent(disposition.split("''")[1] ?? '')).toBe(name)
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
    expect(file.headers.get('cache-control')).toBe('private, no-store')
    const renamed = new URL(address, portal.url)
    renamed.searchParams.set('as', 'virus.exe')
    const nameless = new URL(address, portal.url)
    nameless.searchParams.delete('as')
    for (const other of [renamed, nameless, new URL(renamed.pathname, portal.url), `${address}&as=b`]) {
      const path = typeof other === 'string' ? other : `${other.pathname}${other.search}`
      expect([path, (await portal.call('GET', path)).status]).toEqual([path, 404])
    }
    time += HOUR
    expect((await portal.call('GET', address)).status).toBe(404)
    anna = await portal.logIn('anna@example.com')
  })

  it('FILE-4 tell a browser nothing of their type that it could run', async () => {
    const { id } = await send('a.txt', 'text')
    const file = await portal.call('GET', await getAddress(id))
    expect(file.headers.get('content-type')).toBe('application/octet-stream')
    expect(file.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''a.txt")
    expect(file.headers.get('content-security-policy')).toContain('sandbox')
    const odd = await send('..\\a/b.txt', 'text')
    const named = await portal.call('GET', await getAddress(odd.id))
    expect(named.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''.._a_b.txt")
  })

  it('FILE-5 have less than 40 MiB each', async () => {
    const bytes = Buffer.alloc(MAX_ATTACHMENT_BYTES, 'a')
    expect((await send('a.txt', bytes)).status).toBe(413)
    expect((await send('a.txt', bytes.subarray(1))).status).toBe(201)
    expect(await countParts()).toBe(0)
  })

  it('FILE-7 are deleted when nothing names them within a day, with their bytes another day later', async () => {
    const bytes = '%PDF-1.7 unnamed'
    const { id: first } = await send('first.pdf', bytes)
    const { fileKey } = await getUpload(first)
    const { id: second } = await send('second.pdf', bytes)
    const named = await send('named.pdf', '%PDF-1.7 named')
    const own = await getUpload(named.id)
    await portal.database.transaction(async (within) => {
      const caller = await portal.services.sessions.authenticate(anna['authorization']?.slice(7) ?? '')
      if (caller === null || own.unitId === null) throw new Error('Nobody')
      await portal.services.uploads.use(within, { caller, unitId: own.unitId }, [named.id])
    })
    const folder = join(portal.dataDir, 'uploads/files')
    await writeFile(join(folder, 'old.part'), '')
    await writeFile(join(folder, 'new.part'), '')
    const has = async (key: string) => portal.files.has(key)
    const tidyAfter = async (hours: number) => {
      time += hours * HOUR
      await utimes(join(folder, 'new.part'), new Date(time), new Date(time))
      await utimes(join(folder, 'old.part'), new Date(time - 25 * HOUR), new Date(time - 25 * HOUR)).catch(() => null)
      await portal.services.uploads.tidy()
    }
    await tidyAfter(23)
    expect([await findUpload(first), await has(fileKey)]).toMatchObject([{ id: first }, true])
    expect(await readdir(folder)).toEqual(['new.part'])
    await tidyAfter(2)
    // A back-up that copied the row has its time for the bytes.
    expect([await findUpload(first), await findUpload(second), await has(fileKey)]).toEqual([
      undefined,
      undefined,
      true,
    ])
    await tidyAfter(25)
    expect(await has(fileKey)).toBe(false)
    expect(await findUpload(named.id)).toMatchObject({ id: named.id })
    expect(await has(own.fileKey)).toBe(true)
  })

  it('FILE-7 keep bytes that come again before they are deleted, or at that very moment', async () => {
    anna = await portal.logIn('anna@example.com')
    const bytes = '%PDF-1.7 again'
    const { id } = await send('a.pdf', bytes)
    const { fileKey } = await getUpload(id)
    expect((await portal.call('DELETE', `/bp/api/v1/uploads/${id}`, { headers: anna })).status).toBe(200)
    await portal.services.uploads.tidy()
    const again = await send('b.pdf', bytes)
    time += 20 * HOUR
    await portal.services.uploads.tidy()
    expect(await portal.call('DELETE', `/bp/api/v1/uploads/${again.id}`, { headers: anna })).toMatchObject({
      status: 200,
    })
    time += 5 * HOUR
    await portal.services.uploads.tidy()
    // Unnamed for hours alone, though it was seen so more than a day ago.
    expect(await portal.files.has(fileKey)).toBe(true)
    time += 25 * HOUR
    anna = await portal.logIn('anna@example.com')
    // Found, then deleted, then named: the order of events that loses it where nobody looks again.
    const putFile = portal.files.putFile.bind(portal.files)
    const files = Object.assign(portal.files, {
      putFile: async (...given: Parameters<typeof putFile>) => {
        const key = await putFile(...given)
        files.putFile = putFile
        await portal.services.uploads.tidy()
        return key
      },
    })
    const last = await send('c.pdf', bytes)
    expect([last.status, await portal.files.has(fileKey)]).toEqual([201, true])
  })
})

describe('files that are cut off', () => {
  let portal: TestPortal
  let headers: Record<string, string>
  beforeAll(async () => {
    portal = await startTestPortal()
    headers = await portal.logIn('operator@example.com')
  })
  afterAll(() => portal.remove())

  const listRows = () => portal.database.kysely.selectFrom('uploads').select(['fileKey', 'size']).execute()

  /** Sends a file and breaks off after as many bytes of the body; all of them = it is sent whole. */
  function sendPart(body: Buffer, count: number): Promise<void> {
    const { hostname, port } = new URL(portal.url)
    const head = [
      `POST ${STAFF}?file_name=a.pdf HTTP/1.1`,
      'Host: localhost',
      'Content-Type: application/octet-stream',
      `Content-Length: ${body.length}`,
      `Authorization: ${headers['authorization']}`,
    ]
    return new Promise((resolve) => {
      const socket = connect(Number(port), hostname)
      socket.on('error', () => undefined).on('close', () => resolve())
      socket.once('data', () => socket.destroy())
      socket.write(`${head.join('\r\n')}\r\n\r\n`)
      socket.write(body.subarray(0, count), () => {
        if (count < body.length) setTimeout(() => socket.destroy(), Math.random() * 4)
      })
    })
  }

  it('FILE-1 end as a whole file or as none, at whichever moment of 200', async () => {
    const start = '%PDF-1.7 '
    const bodies = Array.from({ length: 200 }, () => Buffer.concat([Buffer.from(start), randomBytes(100_000)]))
    let whole = 0
    for (let at = 0; at < bodies.length; at += 5) {
      // How many a person may send is not what this is about.
      await portal.database.kysely.deleteFrom('rateLimits').execute()
      await Promise.all(
        bodies.slice(at, at + 5).map((body) => {
          const isWhole = Math.random() < 0.1
          if (isWhole) whole += 1
          return sendPart(body, isWhole ? body.length : Math.floor(Math.random() * body.length))
        }),
      )
    }
    const folder = join(portal.dataDir, 'uploads/files')
    await expect.poll(() => readdir(folder), { timeout: 5_000 }).toEqual([])
    const rows = await listRows()
    expect(rows).toHaveLength(whole)
    const hashes = new Set(bodies.map((body) => `sent/${createHash('sha256').update(body).digest('hex')}.pdf`))
    for (const { fileKey, size } of rows) {
      expect([hashes.has(fileKey), size, (await portal.files.read(fileKey))?.length]).toEqual([true, 100_009, 100_009])
    }
    expect((await portal.files.list('sent')).length).toBe(rows.length)
  }, 60_000)

  it('FILE-5 come ten at once of one person, and 120 in ten minutes', async () => {
    await portal.database.kysely.deleteFrom('rateLimits').execute()
    const ends: (() => void)[] = []
    const send = (hold: boolean) => {
      const body = new ReadableStream<Uint8Array>({
        async start(controller) {
          controller.enqueue(Buffer.from('%PDF-1.7'))
          if (hold) await new Promise<void>((resolve) => ends.push(resolve))
          controller.close()
        },
      })
      const type = { 'content-type': 'application/octet-stream' }
      const request = { method: 'POST', headers: { ...headers, ...type }, body, duplex: 'half' as const }
      return fetch(`${portal.url}${STAFF}?file_name=a.pdf`, request)
    }
    const held = Array.from({ length: 10 }, () => send(true))
    await expect.poll(async () => (await readdir(join(portal.dataDir, 'uploads/files'))).length).toBe(10)
    const more = await send(false)
    expect([more.status, more.headers.get('retry-after')]).toEqual([429, '5'])
    const other = await portal.logIn('admin@example.com')
    const othersOwn = await portal.call('POST', `${STAFF}?file_name=a.pdf`, {
      headers: { ...other, 'content-type': 'application/octet-stream' },
      body: '%PDF-1.7',
    })
    expect(othersOwn.status).toBe(201)
    for (const end of ends) end()
    expect((await Promise.all(held)).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201))
    await portal.database.kysely.updateTable('rateLimits').set({ count: 120 }).execute()
    expect((await send(false)).status).toBe(429)
  })
})
