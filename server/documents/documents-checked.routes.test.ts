import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createDocumentsService } from '#server/documents/documents.service.ts'
import { doBetween } from '#server/testing/between.ts'
import { codeIn } from '#server/testing/read-answers.ts'
import { describeOnDatabases, startTestPortal, type TestPortal, valueAt } from '#server/testing/test-portal.ts'
import { EICAR, startFakeClamd } from '#server/uploads/testing/fake-clamd.ts'

const ACCOUNT = '/bp/api/v1/account/documents'

let clamd: Awaited<ReturnType<typeof startFakeClamd>>
beforeAll(async () => {
  clamd = await startFakeClamd()
})
afterAll(() => clamd.close())

describeOnDatabases('documents, who hears of them and when', () => {
  let portal: TestPortal
  let operator: Record<string, string>
  let told: string[]

  beforeEach(async () => {
    clamd.setUp(true)
    portal = await startTestPortal({ clamavUrl: clamd.url })
    operator = await portal.logIn('operator@example.com')
    told = []
  })
  afterEach(() => portal.remove())

  const call = (method: string, path: string, body?: object) =>
    portal.call(method, path, { headers: operator, ...(body === undefined ? {} : { body }) })
  async function upload(content: string) {
    const headers = { ...operator, 'content-type': 'application/octet-stream' }
    const path = `${portal.url}/bp/api/v1/account/uploads?file_name=scan.pdf`
    const answer = await fetch(path, { method: 'POST', headers, body: `%PDF-1.7 ${content}` })
    return String(valueAt(await answer.json(), 'id'))
  }
  const place = { building_id: null, unit_id: null, room_id: null }
  const saying = { role: 'elektro_plan', visibility: 'private', names: { de: 'Elektroplan', en: null } }
  const wanted = (uploadId: string) => ({ ...saying, ...place, upload_id: uploadId, tells_buyers: true })
  async function create(content = 'one', more = {}) {
    const path = '/bp/api/v1/account/projects/tiny/documents'
    return String((await call('POST', path, { ...wanted(await upload(content)), ...more })).json['id'])
  }
  const recipients = async () => {
    const mails = await portal.database.kysely
      .selectFrom('mails')
      .select('recipient')
      .where('kind', '=', 'document')
      .execute()
    return mails.map(({ recipient }) => recipient).toSorted((one, other) => (one < other ? -1 : 1))
  }
  /** The same service, whose news are noted here. */
  function listen() {
    const note = (whom: string) => (unit: { id: string }, topic: string) =>
      void told.push(`${topic} ${whom} ${unit.id}`)
    return createDocumentsService({
      database: portal.database,
      uploads: portal.services.uploads,
      mails: portal.services.mails,
      news: { tell: note('of'), tellTeam: note('among the team of') },
      listRooms: async () => [],
      log: { note() {}, fault() {} },
      baseUrl: () => portal.url,
      now: Date.now,
    })
  }
  async function findCaller() {
    const { authorization = '' } = operator
    const caller = await portal.services.sessions.authenticate(authorization.slice('Bearer '.length))
    if (caller === null) throw new Error('Nobody is logged in')
    return caller
  }
  const UNITS = ['documents of demo/t-01', 'documents of demo/t-02']
  const takeTold = () =>
    told
      .splice(0)
      .toSorted((one, other) => (one < other ? -1 : 1))
      .filter((one) => !one.includes('sample'))

  it('DOC-7, DOC-12, FILE-8: tells every unit of what is checked, by mail and at once, and of nothing before that', async () => {
    clamd.setUp(false)
    const documents = listen()
    const body = {
      ...saying,
      visibility: 'private',
      role: 'plan',
      buildingId: null,
      unitId: null,
      roomId: null,
    } as const
    const uploadId = await upload('a plan')
    const made = await documents.create(await findCaller(), 'tiny', { ...body, uploadId, tellsBuyers: true }, null)
    expect(made.ok).toBe(true)
    expect(takeTold()).toEqual(['documents among the team of demo/t-01'])
    expect(await recipients()).toEqual([])
    clamd.setUp(true)
    await portal.services.uploads.scan()
    await expect.poll(() => told.length).toBeGreaterThanOrEqual(2)
    expect(takeTold()).toEqual(UNITS)
    expect(await recipients()).toEqual(['anna@example.com', 'ben@example.com'])
    await portal.services.uploads.scan()
    expect(await recipients()).toHaveLength(2)
  })

  it('DOC-12, FILE-8: of what is infected the team hears, and nobody else', async () => {
    clamd.setUp(false)
    listen()
    await create(EICAR)
    clamd.setUp(true)
    await portal.services.uploads.scan()
    await expect.poll(() => told).toEqual(['documents among the team of demo/t-01'])
    expect(await recipients()).toEqual([])
  })

  it('DOC-8, DOC-13: tells who saw a document that it is hidden, and of what stays hidden the team alone', async () => {
    const id = await create()
    await portal.services.uploads.scan()
    const documents = listen()
    const caller = await findCaller()
    const say = async (visibility: 'internal' | 'private') => {
      await documents.change(caller, id, { role: 'plan', names: { de: 'Plan', en: null }, visibility })
      return takeTold()
    }
    expect(await say('internal')).toEqual(UNITS)
    expect(await say('internal')).toEqual(['documents among the team of demo/t-01'])
    expect(await say('private')).toEqual(UNITS)
    await say('internal')
    await documents.delete(caller, id)
    expect(takeTold()).toEqual(['documents among the team of demo/t-01'])
  })

  it('DOC-7, DOC-13: of two who replace and delete a document at once neither fails, and no file stays behind', async () => {
    const id = await create()
    await portal.services.uploads.scan()
    const second = { upload_id: await upload('two'), tells_buyers: false }
    await portal.services.uploads.scan()
    await portal.services.mails.sendDue()
    const isDone = doBetween(portal.database, () => call('DELETE', `${ACCOUNT}/${id}`))
    expect(codeIn(await call('POST', `${ACCOUNT}/${id}/versions`, second))).toEqual([404, 'NOT_FOUND'])
    expect(isDone()).toBe(true)
    for (let round = 0; round < 5; round += 1) {
      const both = await create(`first ${round}`)
      const version = { upload_id: await upload(`second ${round}`), tells_buyers: false }
      const answers = await Promise.all([
        call('POST', `${ACCOUNT}/${both}/versions`, version),
        call('DELETE', `${ACCOUNT}/${both}`),
      ])
      expect([
        [201, 200],
        [404, 200],
      ]).toContainEqual(answers.map(({ status }) => status))
    }
    const used = portal.database.kysely.selectFrom('uploads').select('id').where('usedAt', 'is not', null)
    expect(await used.execute()).toEqual([])
  })
})
