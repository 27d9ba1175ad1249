import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MAX_ATTACHMENT_BYTES } from '#shared/contracts/entities/upload.schema.ts'
import { startTestPortal, type TestPortal, valueAt } from '#server/testing/test-portal.ts'

const THREADS = '/bp/api/v1/units/t-01/message_threads'

describe('files that come along in a message', () => {
  let portal: TestPortal
  let anna: Record<string, string>

  beforeAll(async () => {
    portal = await startTestPortal()
    anna = await portal.logIn('anna@example.com')
  })
  // How many a person may send is not what this is about.
  beforeEach(() => portal.database.kysely.deleteFrom('rateLimits').execute())
  afterAll(() => portal.remove())

  const listParts = () => readdir(join(portal.dataDir, 'uploads/files')).catch(() => [])
  const countThreads = async () =>
    Number((await portal.call('GET', THREADS, { headers: anna })).headers.get('x-total-count'))

  /** A text file of so many bytes, its own each time. */
  function makeText(size: number): Buffer {
    return Buffer.alloc(size, randomBytes(300).toString('hex'))
  }
  const write = (attachments: readonly object[]) => ({
    message_thread: { subject: 'Plan', body: 'Anbei', attachments },
  })
  const attach = (bytes: Buffer, name = 'plan.txt') => ({ file_name: name, file: bytes.toString('base64') })
  const send = (body: unknown, more = {}) => portal.call('POST', THREADS, { headers: { ...anna, ...more }, body })
  const faultIn = ({ status, json }: { status: number; json: unknown }) => [
    status,
    valueAt(json, 'errors', '0', 'code'),
    valueAt(json, 'errors', '0', 'field'),
  ]
  async function upload(bytes: Buffer): Promise<string> {
    const answer = await fetch(`${portal.url}/bp/api/v1/units/t-01/uploads?file_name=a.txt`, {
      method: 'POST',
      headers: { ...anna, 'content-type': 'application/octet-stream' },
      body: bytes,
    })
    return String(valueAt(await answer.json(), 'id'))
  }

  it('INB-26, INB-34, FILE-1: one of almost 40 MiB arrives as it was sent, and several that are that large together', async () => {
    const large = makeText(MAX_ATTACHMENT_BYTES - 1)
    const sent = await send(write([attach(large, 'grundriss.txt')]))
    expect(sent.status).toBe(201)
    const [file] = [valueAt(sent.json, 'messages', '0', 'attachments', '0')]
    expect(file).toMatchObject({ name: 'grundriss.txt', size: large.length })
    const signed = await portal.call('GET', String(valueAt(file, 'url')), { headers: anna })
    const got = Buffer.from(await (await fetch(`${portal.url}${String(signed.json['url'])}`)).arrayBuffer())
    expect(got.equals(large)).toBe(true)
    const half = makeText(MAX_ATTACHMENT_BYTES / 2 - 1)
    const both = await send(write([attach(half, 'a.txt'), attach(half, 'b.txt')]))
    expect(valueAt(both.json, 'messages', '0', 'attachments')).toMatchObject([{ name: 'a.txt' }, { name: 'b.txt' }])
    const { id } = both.json
    const answered = await portal.call('POST', `${THREADS}/${String(id)}/messages`, {
      headers: anna,
      body: { body: 'Noch einer', attachments: [attach(Buffer.from('%PDF-1.7 plan'), 'plan.pdf')] },
    })
    expect(valueAt(answered.json, 'messages', '0', 'attachments', '0')).toMatchObject({ name: 'plan.pdf', size: 13 })
    await expect.poll(listParts).toEqual([])
  })

  it('INB-34, INB-36, INB-42: 40 MiB together are refused, whichever way they come', async () => {
    const before = await countThreads()
    const half = makeText(MAX_ATTACHMENT_BYTES / 2)
    expect(faultIn(await send(write([attach(half), attach(half)])))).toEqual([
      413,
      'PAYLOAD_TOO_LARGE',
      'message_thread.attachments.1.file',
    ])
    const both = await send(write([{ upload_id: await upload(half) }, attach(makeText(half.length))]))
    expect(faultIn(both)).toEqual([413, 'PAYLOAD_TOO_LARGE', null])
    const smaller = await send(write([{ upload_id: await upload(half) }, attach(makeText(half.length - 1))]))
    expect(smaller.status).toBe(201)
    expect(faultIn(await send({ message_thread: { subject: 'x', body: 'x'.repeat(1_100_000) } }))).toEqual([
      413,
      'PAYLOAD_TOO_LARGE',
      null,
    ])
    expect(await countThreads()).toBe(before + 1)
    await expect.poll(listParts).toEqual([])
  })

  it('INB-26, FILE-2, FILE-3: says what is wrong with a file, and keeps nothing of the message', async () => {
    const before = await countThreads()
    const plan = attach(Buffer.from('%PDF-1.7 plan'), 'plan.pdf')
    const place = 'message_thread.attachments.1.file'
    for (const file of ['no base64', 'QUJ', 'QQ==QQ==', 'data:text/plain;base64,QUJD', 'ü']) {
      const sent = await send(write([plan, { file_name: 'a.pdf', file: `${file}!` }]))
      expect(faultIn(sent)).toEqual([400, 'INVALID_VALUE', place])
    }
    expect(faultIn(await send(write([attach(Buffer.from('MZ'), 'run.exe')])))).toEqual([
      422,
      'FILE_TYPE_REFUSED',
      'file_name',
    ])
    expect(faultIn(await send(write([attach(Buffer.from('MZ'), 'plan.pdf')]))).slice(0, 2)).toEqual([
      422,
      'FILE_TYPE_REFUSED',
    ])
    expect(faultIn(await send(write([attach(Buffer.from(''), 'plan.pdf')]))).slice(0, 2)).toEqual([422, 'FILE_EMPTY'])
    const many = Array.from({ length: 21 }, () => plan)
    expect(faultIn(await send(write(many)))).toEqual([400, 'INVALID_VALUE', 'message_thread.attachments.20.file'])
    expect(faultIn(await send({ ...write([]), file: 'QUJD' }))).toEqual([400, 'UNKNOWN_FIELD', 'file'])
    expect(faultIn(await send('{"message_thread":{"file":"QUJD'))).toEqual([400, 'MALFORMED_REQUEST', null])
    expect((await send('{}', { 'content-type': 'text/plain' })).status).toBe(415)
    expect(await countThreads()).toBe(before)
    await expect.poll(listParts).toEqual([])
  })

  it('INB-26: the name of a file of before is no file, and the same message twice is one', async () => {
    const bytes = makeText(1_000)
    const body = write([attach(bytes, 'a.txt'), attach(bytes, 'b.txt')])
    const once = { 'idempotency-key': 'with-files' }
    const first = await send(body, once)
    expect(valueAt(first.json, 'messages', '0', 'attachments', 'length')).toBe(2)
    expect(valueAt((await send(body, once)).json, 'id')).toBe(first.json['id'])
    const other = write([attach(makeText(1_000), 'a.txt'), attach(bytes, 'b.txt')])
    expect(faultIn(await send(other, once))[1]).toBe('IDEMPOTENCY_KEY_REUSED')
    await expect.poll(listParts).toEqual([])
  })

  it('FILE-1, FILE-5: a body that is cut off leaves nothing; a person sends ten at once', async () => {
    const before = await countThreads()
    const { hostname, port } = new URL(portal.url)
    const body = JSON.stringify(write([attach(makeText(200_000))]))
    const begin = (length: number) => {
      const socket = connect(Number(port), hostname).on('error', () => undefined)
      const head = [`POST ${THREADS} HTTP/1.1`, 'Host: x', 'Content-Type: application/json']
      head.push(`Authorization: ${anna['authorization']}`, `Content-Length: ${body.length}`)
      socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, length)}`)
      return socket
    }
    const sockets = Array.from({ length: 10 }, (_, place) => begin(1_000 + place * 20_000))
    await expect.poll(async () => (await listParts()).length).toBe(10)
    expect(faultIn(await send(body))).toEqual([429, 'TOO_MANY_REQUESTS', null])
    expect((await send(write([]))).status).toBe(201)
    for (const socket of sockets) socket.destroy()
    await expect.poll(listParts).toEqual([])
    expect((await send(body)).status).toBe(201)
    expect(await countThreads()).toBe(before + 2)
  })
})
