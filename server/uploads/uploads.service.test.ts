import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnDatabases, startTestPortal, type TestPortal, valueAt } from '#server/testing/test-portal.ts'
import { doBeside } from '#server/testing/waiting-for-lock.ts'
import { deleteUnused } from './uploads.repository.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.remove())

async function findCaller(email: string) {
  const { authorization = '' } = await portal.logIn(email)
  const caller = await portal.services.sessions.authenticate(authorization.slice('Bearer '.length))
  if (caller === null) throw new Error(`Nobody is ${email}`)
  return caller
}

it('FILE-1 a file that came inside another body is taken in as one that came by itself', async () => {
  const { uploads } = portal.services
  const caller = await findCaller('operator@example.com')
  const around = Buffer.from('before%PDF-1.7 plan%after')
  const bytes = new Uint8Array(around.buffer, around.byteOffset + 6, 14)
  const received = await uploads.receiveBytes({ caller, unit: null, fileName: 'plan.pdf' }, bytes)
  if (!received.ok) throw new Error(received.error.faults[0].code)
  const upload = (await uploads.find(portal.database.kysely, [received.value.id])).get(received.value.id)
  expect(String(await portal.files.read(upload?.fileKey ?? ''))).toBe('%PDF-1.7 plan%')
  const empty = await uploads.receiveBytes({ caller, unit: null, fileName: 'plan.pdf' }, new Uint8Array())
  expect(empty).toMatchObject({ ok: false, error: { faults: [{ code: 'FILE_EMPTY' }] } })
})

describeOnDatabases('files that are named and taken back at once', () => {
  let own: TestPortal
  let headers: Record<string, string>
  beforeAll(async () => {
    own = await startTestPortal()
    headers = await own.logIn('anna@example.com')
  })
  afterAll(() => own.remove())

  async function send() {
    const path = '/bp/api/v1/units/t-01/uploads?file_name=a.txt'
    const type = { 'content-type': 'application/octet-stream' }
    const { json } = await own.call('POST', path, { headers: { ...headers, ...type }, body: 'a plan' })
    return String(json['id'])
  }
  const write = (id: string) => {
    const body = { message_thread: { subject: 'Plan', body: 'Anbei', attachments: [{ upload_id: id }] } }
    return own.call('POST', '/bp/api/v1/units/t-01/message_threads', { headers, body })
  }

  it('FILE-7 are gone for whoever names them a moment later', async () => {
    const id = await send()
    const named = await doBeside(
      own.database,
      (within) => deleteUnused(within, id, 'anna'),
      () => write(id),
    )
    expect([named.status, valueAt(named.json, 'errors', '0', 'code')]).toEqual([422, 'UPLOAD_UNKNOWN'])
  })

  it('FILE-7 stay when they were named a moment before', async () => {
    const id = await send()
    const { uploads, sessions } = own.services
    const caller = await sessions.authenticate((headers['authorization'] ?? '').slice('Bearer '.length))
    if (caller === null) throw new Error('Nobody is anna')
    const [upload] = (await uploads.find(own.database.kysely, [id])).values()
    const by = { caller, unitId: upload?.unitId ?? null }
    const takenBack = await doBeside(
      own.database,
      (within) => uploads.use(within, by, [id]),
      () => own.call('DELETE', `/bp/api/v1/uploads/${id}`, { headers }),
    )
    expect(takenBack.status).toBe(404)
    expect((await uploads.find(own.database.kysely, [id])).size).toBe(1)
  })
})
