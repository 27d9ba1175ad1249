import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seededRandom } from '#shared/testing/seeded-random.ts'
import { receiveForm } from './receive-form.ts'

const TYPE = 'multipart/form-data; boundary=xyz'
const BYTES = 'PICTURE\r\n--xy\r\n\r\n-xyz--, --xyz-- not the end'
const file = (name = 'image[image]', fileName = 'a.png', bytes = BYTES) =>
  `--xyz\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: image/png\r\n\r\n${bytes}\r\n`
const text = (name = 'image[role]', value = 'project_image') =>
  `--xyz\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const END = '--xyz--\r\n'

describe('EDT-42 a form', () => {
  let folder: string
  let count = 0
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forms-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  /** In pieces of as many bytes. */
  function inPieces(body: string | Buffer, size: number): Readable {
    const bytes = Buffer.from(body)
    function* pieces() {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
    }
    return Readable.from(pieces(), { objectMode: false })
  }

  async function receive(body: Readable | string, type = TYPE, maxBytes = 1_000) {
    const path = join(folder, String((count += 1)))
    const stream = typeof body === 'string' ? inPieces(body, 65_536) : body
    const wanted = { file: 'image[image]', texts: { 'image[role]': ['project_image'] }, maxBytes, path }
    const result = await receiveForm(stream, type, wanted)
    const bytes = await readFile(path, 'utf8').catch(() => null)
    if (result.ok) return { name: result.value.fileName, bytes }
    const { code, field } = result.error.faults[0]
    return { code, field }
  }

  it.each([1, 2, 3, 7, 50, 1_000])('EDT-42 comes in whole, in pieces of %i bytes, in either order', async (size) => {
    const whole = { name: 'a.png', bytes: BYTES }
    expect(await receive(inPieces(file() + text() + END, size))).toEqual(whole)
    expect(await receive(inPieces(`${text()}${file()}${END}\r\nand what comes after it`, size))).toEqual(whole)
  })

  it('EDT-42 names its file in any script, without folders', async () => {
    const receiveNamed = async (name: string) => receive(file('image[image]', name) + text() + END)
    expect(await receiveNamed('Küche „Süd“ 厨房.png')).toMatchObject({ name: 'Küche „Süd“ 厨房.png' })
    expect(await receiveNamed('../../etc/x.png')).toMatchObject({ name: 'x.png' })
    expect(await receiveNamed('')).toMatchObject({ name: '' })
  })

  const refused = (field: string | null, code = 'MALFORMED_REQUEST') => ({ code, field })
  it.each([
    ['no file', text() + END, TYPE, refused('image[image]')],
    ['no text', file() + END, TYPE, refused('image[role]')],
    ['another text', file() + text('image[role]', 'logo') + END, TYPE, refused('image[role]')],
    ['a long text', file() + text('image[role]', 'x'.repeat(5_000)) + END, TYPE, refused('image[role]')],
    ['a text twice', file() + text() + text() + END, TYPE, refused('image[role]')],
    ['another field', file() + text('image[title]') + text() + END, TYPE, refused('image[title]')],
    ['a field of every object', file() + text('constructor') + text() + END, TYPE, refused('constructor')],
    ['another file', file('file') + text() + END, TYPE, refused('file')],
    ['two files', file() + file() + text() + END, TYPE, refused('image[image]')],
    ['a text as the file', text('image[image]') + text() + END, TYPE, refused('image[image]')],
    ['a file as the text', file() + file('image[role]') + END, TYPE, refused('image[role]')],
    ['a field without a name', `--xyz\r\nContent-Disposition: form-data\r\n\r\nx\r\n${END}`, TYPE, refused(null)],
    ['many parts', text('x').repeat(50) + END, TYPE, refused('x')],
    ['parts of nothing', '--xyz\r\nX: y\r\n\r\n\r\n'.repeat(50) + END, TYPE, refused(null)],
    ['another boundary', file() + text() + END, 'multipart/form-data; boundary=abc', refused(null)],
    ['no boundary', file() + text() + END, 'multipart/form-data', refused(null)],
    ['an empty boundary', file() + text() + END, 'multipart/form-data; boundary=', refused(null)],
    ['nothing', '', TYPE, refused(null)],
    ['no end', file() + text(), TYPE, refused(null)],
    ['half a file', file().slice(0, -20), TYPE, refused(null)],
    ['half a header', '--xyz\r\nContent-Dispo', TYPE, refused(null)],
    [
      'a larger file',
      file('image[image]', 'a', 'x'.repeat(1_001)) + text() + END,
      TYPE,
      refused('image[image]', 'PAYLOAD_TOO_LARGE'),
    ],
    [
      'a large rest',
      `${'x'.repeat(100_000)}\r\n${file()}${text()}${END}`,
      TYPE,
      refused('image[image]', 'PAYLOAD_TOO_LARGE'),
    ],
  ])('EDT-42 is refused with its field: %s', async (_what, body, type, answer) => {
    expect(await receive(inPieces(body, 1_000), type)).toEqual(answer)
  })

  it('EDT-42 takes a file of as many bytes as it may have', async () => {
    const bytes = 'x'.repeat(1_000)
    expect(await receive(file('image[image]', 'a', bytes) + text() + END)).toEqual({ name: 'a', bytes })
  })

  it('EDT-42 is refused when the line breaks, wherever', async () => {
    const body = Buffer.from(file() + text() + END)
    for (let at = 0; at < body.length; at += 9) {
      const stream = new Readable({ read: () => undefined })
      stream.push(body.subarray(0, at))
      setImmediate(() => stream.destroy(new Error('aborted')))
      expect([at, await receive(stream)]).toEqual([at, refused(null)])
    }
  })

  it('EDT-42 does not wait for what never comes, however it is damaged', async () => {
    const random = seededRandom(20_261_120)
    const whole = Buffer.from(file() + text() + END)
    for (let time = 0; time < 400; time += 1) {
      const bytes = Buffer.from(whole)
      for (let byte = 0; byte < 4; byte += 1) bytes[random.integer(0, bytes.length - 1)] = random.integer(0, 255)
      const answer = await receive(inPieces(bytes, random.integer(1, 80)))
      expect('bytes' in answer || answer.code === 'MALFORMED_REQUEST').toBe(true)
    }
  }, 20_000)

  it('EDT-42 throws where nothing can be written, and waits for nobody', async () => {
    const body = inPieces(file('image[image]', 'a', 'x'.repeat(500_000)) + text() + END, 65_536)
    const wanted = { file: 'image[image]', texts: {}, maxBytes: 1_000_000, path: join(folder, 'no/such/folder') }
    await expect(receiveForm(body, TYPE, wanted)).rejects.toThrow('ENOENT')
  })
})
