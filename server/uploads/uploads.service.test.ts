import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '#server/testing/test-portal.ts'

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
