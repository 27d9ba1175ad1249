import { inflateRawSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { refusalIn } from '#server/testing/read-answers.ts'
import { describeOnDatabases, startTestPortal, type TestPortal, valueAt } from '#server/testing/test-portal.ts'

const UNIT = '/bp/api/v1/units/t-01'
const ACCOUNT = '/bp/api/v1/account/documents'

describeOnDatabases('documents', () => {
  let portal: TestPortal
  let time = 0

  beforeEach(async () => {
    time = Date.parse('2026-11-20T10:00:00Z')
    portal = await startTestPortal({ now: () => time, publicUrl: 'https://portal.example/' })
  })
  afterEach(() => portal.remove())

  const as = (name: string) => portal.logIn(`${name}@example.com`)
  async function upload(content = 'one', by = 'operator') {
    const headers = { ...(await as(by)), 'content-type': 'application/octet-stream' }
    const address = `${portal.url}/bp/api/v1/account/uploads?file_name=scan.pdf`
    const answer = await fetch(address, { method: 'POST', headers, body: `%PDF-1.7 ${content}` })
    return String(valueAt(await answer.json(), 'id'))
  }
  async function create(more: object = {}, by = 'operator') {
    const body = {
      role: 'elektro_plan',
      visibility: 'private',
      names: { de: 'Elektroplan', en: 'Electrical plan' },
      building_id: null,
      unit_id: 't-01',
      room_id: null,
      upload_id: await upload(),
      tells_buyers: false,
      ...more,
    }
    const path = '/bp/api/v1/account/projects/tiny/documents'
    return portal.call('POST', path, { headers: await as(by), body })
  }
  async function created(more: object = {}) {
    const { status, json } = await create(more)
    expect(status).toBe(201)
    return String(json['id'])
  }
  async function replace(id: string, more: object = {}) {
    const body = { upload_id: await upload('two'), tells_buyers: false, ...more }
    return portal.call('POST', `${ACCOUNT}/${id}/versions`, { headers: await as('operator'), body })
  }
  async function list(by = 'anna', unit = UNIT, locale = 'de') {
    const { json } = await portal.call('GET', `${unit}/documents?locale=${locale}`, { headers: await as(by) })
    const documents = json['documents']
    return Array.isArray(documents) ? (documents as Record<string, unknown>[]) : []
  }
  const listNames = async (by?: string, unit?: string) =>
    (await list(by, unit)).map((one) => String(one['display_name'])).toSorted((a, b) => (a < b ? -1 : 1))
  async function open(id: string, version: number, by = 'anna') {
    const headers = await as(by)
    return portal.call('PUT', `${UNIT}/documents/${id}/opened`, { headers, body: { version } })
  }
  async function countNew(by = 'anna') {
    const { json } = await portal.call('GET', `${UNIT}/news`, { headers: await as(by) })
    return json['new_documents']
  }
  async function read(path: string, by: string) {
    const { status, json } = await portal.call('GET', path, { headers: await as(by) })
    return status === 200 ? (await fetch(`${portal.url}${String(json['url'])}`)).text() : status
  }
  const mails = () => portal.database.kysely.selectFrom('mails').selectAll().where('kind', '=', 'document').execute()

  it('DOC-6, API-65, API-116: gives a unit a document in its reader’s language, new until it is opened, with its address', async () => {
    const id = await created({ room_id: 'hall' })
    const [document] = await list()
    expect(document).toMatchObject({
      id,
      role: 'elektro_plan',
      display_name: 'Elektroplan',
      file_name: 'scan.pdf',
      visibility: 'private',
      content_type: 'application/pdf',
      size: 12,
      room: { id: 'hall', title: 'Raum hall' },
      is_new: true,
      created_at: '2026-11-20T10:00:00.000Z',
      versions: [{ number: 1, state: 'ready' }],
    })
    expect([await countNew(), await countNew('operator')]).toEqual([1, 0])
    expect((await list('anna', UNIT, 'en'))[0]).toMatchObject({ display_name: 'Electrical plan' })
    expect(await read(String(document?.['attachment_url']), 'anna')).toBe('%PDF-1.7 one')
    expect((await open(id, 1)).status).toBe(200)
    expect((await list())[0]).toMatchObject({ is_new: false })
    expect(await countNew()).toBe(0)
    expect((await open(id, 2)).status).toBe(404)
    expect((await open(id, 1, 'operator')).status).toBe(403)
  })

  it('DOC-7: keeps what was shown before as a version, which is new again, and can be had', async () => {
    const id = await created()
    await open(id, 1)
    time += 1_000
    expect((await replace(id)).status).toBe(201)
    const [document] = await list()
    expect(document).toMatchObject({ is_new: true, updated_at: '2026-11-20T10:00:01.000Z' })
    expect(await countNew()).toBe(1)
    expect(valueAt(document, 'versions')).toMatchObject([{ number: 2 }, { number: 1 }])
    expect(await read(`${UNIT}/documents/${id}/versions/1/address`, 'anna')).toBe('%PDF-1.7 one')
    expect(await read(`${UNIT}/documents/${id}/versions/2/address`, 'anna')).toBe('%PDF-1.7 two')
    expect(await read(`${UNIT}/documents/${id}/versions/3/address`, 'anna')).toBe(404)
  })

  it('DOC-8: shows a project’s to every unit, a building’s to its own, a unit’s to itself, and the team’s to nobody else', async () => {
    await created({ unit_id: null, names: { de: 'Projekt', en: null } })
    await created({ names: { de: 'Wohnung', en: null } })
    const inner = await created({ names: { de: 'Intern', en: null }, visibility: 'internal' })
    expect(await listNames('anna')).toEqual(['Projekt', 'Wohnung'])
    expect(await listNames('ben', '/bp/api/v1/units/t-02')).toEqual(['Projekt'])
    expect(await read(`${UNIT}/documents/${inner}/versions/1/address`, 'anna')).toBe(404)
    expect(await read(`${ACCOUNT}/${inner}/versions/1/address`, 'operator')).toBe('%PDF-1.7 one')
    expect((await create({ building_id: 'nowhere', unit_id: null })).status).toBe(400)
    expect(valueAt((await create({ unit_id: 'f-01' })).json, 'errors', '0', 'code')).toBe('UNIT_UNKNOWN')
    expect(refusalIn(await create({ room_id: 'nowhere' }))).toEqual([422, 'ROOM_UNKNOWN', 'room_id'])
  })

  it('DOC-4: shows the latest of two that are called the same within a type', async () => {
    await created()
    time += 1_000
    const id = await created()
    expect((await list()).map((one) => one['id'])).toEqual([id])
    expect(await countNew()).toBe(1)
    await open(id, 1)
    expect(await countNew()).toBe(0)
  })

  it('DOC-4, DOC-6: opens and counts what shows in the reader’s language, of two that are namesakes in the other', async () => {
    const lower = await created({ names: { de: 'Plan', en: 'Plan ground floor' } })
    time += 1_000
    const upper = await created({ names: { de: 'Plan', en: 'Plan upper floor' } })
    const count = async (locale: string) =>
      (await portal.call('GET', `${UNIT}/news?locale=${locale}`, { headers: await as('anna') })).json['new_documents']
    expect((await list('anna', UNIT, 'en')).map(({ id }) => id)).toEqual([lower, upper])
    expect((await list()).map(({ id }) => id)).toEqual([upper])
    expect([await count('en'), await count('de')]).toEqual([2, 1])
    expect(await read(`${UNIT}/documents/${lower}/versions/1/address`, 'anna')).toBe('%PDF-1.7 one')
    expect((await open(lower, 1)).status).toBe(200)
    expect((await list('anna', UNIT, 'en')).map((one) => one['is_new'])).toEqual([false, true])
    expect([await count('en'), await count('de')]).toEqual([1, 1])
  })

  it('DOC-9: gives all of them as one ZIP, by an address that ends', async () => {
    await created({ names: { de: 'Plan / Küche', en: null } })
    time += 1_000
    await created({ names: { de: 'Plan : Küche', en: null }, upload_id: await upload('other') })
    const headers = await as('anna')
    const { json } = await portal.call('GET', `${UNIT}/documents/archive_address?locale=de`, { headers })
    const address = `${portal.url}${String(json['url'])}`
    const answer = await fetch(address)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toContain('Dokumente')
    const files = unzip(Buffer.from(await answer.arrayBuffer()))
    expect([...files.keys()]).toEqual(['Elektroplan/Plan - Küche.pdf', 'Elektroplan/Plan - Küche (2).pdf'])
    expect([...files.values()].map(String)).toEqual(['%PDF-1.7 one', '%PDF-1.7 other'])
    expect((await fetch(address.replace('signature=', 'signature=A'))).status).toBe(404)
    time += 11 * 60_000
    expect((await fetch(address)).status).toBe(404)
  })

  it('DOC-10, DOC-13: is the managers’ to add, to change and to delete; the log says so, and the file goes', async () => {
    expect((await create({}, 'anna')).status).toBe(403)
    expect((await create({}, 'boss')).status).toBe(404)
    const id = await created()
    const headers = await as('operator')
    const body = { role: 'other', visibility: 'public', names: { de: 'Anders', en: null } }
    time += 1_000
    expect((await portal.call('PUT', `${ACCOUNT}/${id}`, { headers, body })).status).toBe(200)
    expect((await list())[0]).toMatchObject({ display_name: 'Anders', role: 'other', visibility: 'public' })
    time += 1_000
    expect((await portal.call('DELETE', `${ACCOUNT}/${id}`, { headers })).status).toBe(200)
    expect(await list()).toEqual([])
    const used = portal.database.kysely.selectFrom('uploads').select('id').where('usedAt', 'is not', null)
    expect(await used.execute()).toEqual([])
    const log = await portal.database.kysely.selectFrom('auditLog').select('action').orderBy('at').execute()
    expect(log.map(({ action }) => action).filter((action) => action.startsWith('document.'))).toEqual([
      'document.added',
      'document.changed',
      'document.deleted',
    ])
  })

  it('DOC-10, FILE-7: keeps a file that another document names, and clears up all the rest', async () => {
    const uploadId = await upload('both')
    const [one, other] = [
      await created({ upload_id: uploadId }),
      await created({ upload_id: uploadId, room_id: 'hall' }),
    ]
    const unused = await upload('unused')
    expect((await portal.call('DELETE', `${ACCOUNT}/${one}`, { headers: await as('operator') })).status).toBe(200)
    time += 3 * 86_400_000
    await portal.services.uploads.tidy()
    const found = await portal.services.uploads.find(portal.database.kysely, [uploadId, unused])
    expect([...found.keys()]).toEqual([uploadId])
    expect(found.get(uploadId)?.usedAt).not.toBeNull()
    await portal.call('DELETE', `${ACCOUNT}/${other}`, { headers: await as('operator') })
    expect(
      (await portal.services.uploads.find(portal.database.kysely, [uploadId])).get(uploadId)?.usedAt ?? null,
    ).toBeNull()
  })

  it('DOC-10: takes only a file of the caller’s that is there', async () => {
    const theirs = await upload('theirs', 'admin')
    expect(valueAt((await create({ upload_id: theirs })).json, 'errors', '0', 'code')).toBe('UPLOAD_UNKNOWN')
    expect(await list()).toEqual([])
  })

  it('DOC-11: tells the team who has opened which version', async () => {
    const id = await created()
    await open(id, 1)
    const headers = await as('operator')
    const { json, headers: answered } = await portal.call('GET', `${ACCOUNT}?unit_id=t-01&locale=de`, { headers })
    expect(answered.get('x-total-count')).toBe('1')
    expect(valueAt(json, 'documents', '0')).toMatchObject({
      unit: { id: 't-01' },
      names: { de: 'Elektroplan', en: 'Electrical plan' },
      opened_by: [{ name: 'anna Test', version: 1, at: '2026-11-20T10:00:00.000Z' }],
    })
    const found = await portal.call('GET', `${ACCOUNT}?search=scan&role=elektro_plan&visibility=private`, { headers })
    expect(valueAt(found.json, 'documents', 'length')).toBe(1)
    const { unitNumber } = await portal.database.kysely
      .selectFrom('units')
      .select('unitNumber')
      .where('id', '=', 'demo/t-01')
      .executeTakeFirstOrThrow()
    const byNumber = await portal.call('GET', `${ACCOUNT}?search=${unitNumber}`, { headers })
    expect(unitNumber).not.toMatch(/^$|Elektroplan|scan|plan/i)
    expect(valueAt(byNumber.json, 'documents', 'length')).toBe(1)
    const others = await portal.call('GET', `${ACCOUNT}?search=nothing`, { headers })
    expect(valueAt(others.json, 'documents')).toEqual([])
  })

  it('DOC-12, decision 63: tells buyers who want it, one mail in ten minutes, and nothing of what it is', async () => {
    await created()
    expect(await mails()).toEqual([])
    const id = await created({ tells_buyers: true })
    await replace(id, { tells_buyers: true })
    await replace(id, { tells_buyers: true })
    const [mail] = await mails()
    // What comes meanwhile is told by one mail after them.
    const times = async () =>
      (await portal.database.kysely.selectFrom('jobs').select('runAt').orderBy('runAt').execute()).map(({ runAt }) =>
        runAt.slice(11, 19),
      )
    expect(await times()).toEqual(['10:00:00', '10:10:00'])
    expect(mail).toMatchObject({ recipient: 'anna@example.com', unitId: 'demo/t-01' })
    expect(mail?.bodyText).toContain('https://portal.example/bp/demo/tiny-houses/wohnung-t-01/documents')
    expect(`${mail?.bodyText} ${mail?.bodyHtml}`).not.toMatch(/Elektroplan|scan/)
    time += 20 * 60_000
    await replace(id, { tells_buyers: true })
    expect(await times()).toEqual(['10:00:00', '10:10:00', '10:20:00'])
    const preferences = JSON.stringify({ notifications: { messages: false } })
    await portal.database.kysely.updateTable('users').set({ preferences }).where('id', '=', 'anna').execute()
    time += 10 * 60_000 + 1
    await replace(id, { tells_buyers: true })
    expect(await mails()).toHaveLength(3)
  })

  it('DOC-14, ROL-9: keeps from later buyers what was for those before', async () => {
    await created({ names: { de: 'Vertrag', en: null }, role: 'contract' })
    await created({ names: { de: 'Grundriss', en: null }, visibility: 'public' })
    await portal.call('DELETE', `${UNIT}/buyers/anna`, { headers: await as('operator') })
    await portal.database.kysely
      .insertInto('unitBuyers')
      .values({ unitId: 'demo/t-01', userId: 'ben', position: 2 })
      .execute()
    if (portal.database.kind === 'postgres') await new Promise((resolve) => setTimeout(resolve, 2_100))
    expect(await listNames('ben')).toEqual(['Grundriss'])
  })

  it('DOC-11, decision 24: is among what somebody takes along, and goes with them', async () => {
    const id = await created()
    await open(id, 1)
    const { json } = await portal.call('GET', '/bp/api/v1/profile/export', { headers: await as('anna') })
    expect(json['opened_documents']).toEqual([{ document_id: id, version: '1', opened_at: '2026-11-20T10:00:00.000Z' }])
    await portal.call('DELETE', '/bp/api/v1/account/users/anna', { headers: await as('admin') })
    expect(await portal.database.kysely.selectFrom('documentOpenings').selectAll().execute()).toEqual([])
  })

  it('DOC-7: holds back a version until it is checked', async () => {
    await replace(await created())
    await portal.database.kysely.updateTable('uploads').set({ scan: 'waiting' }).where('size', '=', 12).execute()
    expect([await list(), await countNew()]).toEqual([[], 0])
    await portal.database.kysely.updateTable('uploads').set({ scan: 'clean' }).execute()
    expect(valueAt((await list())[0], 'versions', 'length')).toBe(2)
  })
})

/** Names and content of a ZIP, by its list at the end. */
function unzip(bytes: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  let at = bytes.readUInt32LE(end + 16)
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [method, size, nameLength, extra, comment, start] = [
      bytes.readUInt16LE(at + 10),
      bytes.readUInt32LE(at + 20),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt16LE(at + 30),
      bytes.readUInt16LE(at + 32),
      bytes.readUInt32LE(at + 42),
    ] as const
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const from = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28)
    const packed = bytes.subarray(from, from + size)
    files.set(name, method === 0 ? packed : inflateRawSync(packed))
    at += 46 + nameLength + extra + comment
  }
  return files
}
