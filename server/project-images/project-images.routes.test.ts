import { readdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import * as z from 'zod/mini'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ProjectImageSchema } from '#shared/contracts/entities/design.schema.ts'
import { PICTURE_WIDTHS, pictureAtWidth, pictureSet } from '#shared/contracts/picture-sizes.ts'
import { findProject } from '#server/projects/projects.repository.ts'
import { describeOnDatabases, startTestPortal, type TestPortal, valueAt } from '#server/testing/test-portal.ts'
import { createRequestLog } from '#server/platform/http/request-log.ts'
import { createRateLimits } from '#server/platform/limits/rate-limits.ts'
import { passed } from '#server/platform/result.ts'
import { createProjectImagesService } from './project-images.service.ts'
import { findPackage, savePackage } from '#server/projects/packages.repository.ts'

const IMAGES = '/api/v1/projects/tiny/images'
const HOUR = 3_600_000
const MIB = 1_048_576

type Headers = Readonly<Record<string, string>>

let tone = 0
/** Another picture each time. */
function photo(width = 900, height = 600): Promise<Buffer> {
  tone += 1
  const background = { r: (tone * 40) % 256, g: (tone * 90) % 256, b: 60 }
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

function makeForm(bytes: Buffer, fileName = 'Küche.jpg'): FormData {
  const form = new FormData()
  form.set('image[role]', 'project_image')
  form.set('image[image]', new Blob([bytes]), fileName)
  return form
}

describeOnDatabases('the media library', (kind) => {
  let portal: TestPortal
  let time = Date.parse('2026-11-20T10:00:00Z')
  let lead: Headers

  beforeAll(async () => {
    portal = await startTestPortal({ now: () => time })
    lead = await portal.logIn('operator@example.com')
  })
  afterAll(() => portal.remove())

  async function post(form: FormData, headers: Headers = lead, path = IMAGES) {
    const answer = await fetch(portal.url + path, { method: 'POST', headers, body: form })
    const json: unknown = await answer.json()
    const fault = [valueAt(json, 'errors', '0', 'code'), valueAt(json, 'errors', '0', 'field')]
    return { status: answer.status, json, fault, headers: answer.headers }
  }
  async function add(bytes: Buffer, path = IMAGES, headers = lead) {
    const { status, json } = await post(makeForm(bytes), headers, path)
    expect([status, json]).toEqual([201, json])
    return z.parse(ProjectImageSchema, json)
  }
  const list = async (path = IMAGES, headers = lead) =>
    z.parse(z.array(ProjectImageSchema), (await portal.call('GET', path, { headers })).json)
  const remove = (id: string, headers = lead) => portal.call('DELETE', `${IMAGES}/${id}`, { headers })
  const getFileKey = (url: string) => `library/${url.slice('/files/'.length)}`
  const countParts = async () => (await readdir(join(portal.dataDir, 'uploads/files'))).length

  /** What staff have designed, as it is stored. */
  async function design(portalId: 'bp' | 'mp', stored: unknown) {
    const project = await findProject(portal.database.kysely, 'tiny', 'demo')
    await portal.database.transaction(async (within) => {
      await sql`delete from configurator_designs where portal = ${portalId}`.execute(within)
      if (stored === null) return
      await sql`insert into configurator_designs (id, project_id, portal, design, revision, saved_at)
        values (${portalId}, ${project?.id}, ${portalId}, ${JSON.stringify(stored)}, 1, '2026-11-20')`.execute(within)
    })
  }

  it('API-11 API-101 EDT-42: takes a picture in and tells what it is now', async () => {
    const { status, json } = await post(makeForm(await photo(), '../Küche \u202Eg.jpg'))
    expect(status).toBe(201)
    const image = z.parse(ProjectImageSchema, json)
    expect(json).toEqual({
      id: image.id,
      url: image.url,
      image_file_name: 'Küche g.jpg',
      role: 'project_image',
      width: 900,
      height: 600,
      alt: {},
      used_in: [],
    })
    expect(image.url).toMatch(/^\/files\/[0-9a-f]{64}\.webp$/)
    expect(await portal.files.has(getFileKey(image.url))).toBe(true)
    expect(await countParts()).toBe(0)
  })

  it('API-10 EDT-41 AUT-44: lists the pictures of the project, the latest first, for its own people alone', async () => {
    time += 1_000
    const first = await add(await photo())
    time += 1_000
    const second = await add(await photo())
    const all = await list(`${IMAGES}?role=project_image`)
    expect(all.slice(0, 2)).toEqual([second, first])
    expect((await portal.call('GET', IMAGES)).status).toBe(401)
    const anna = await portal.logIn('anna@example.com')
    expect((await portal.call('GET', IMAGES, { headers: anna })).status).toBe(403)
    const boss = await portal.logIn('boss@example.com')
    expect((await portal.call('GET', IMAGES, { headers: boss })).status).toBe(404)
    expect(await list('/api/v1/projects/far/images', boss)).toEqual([])
    expect((await portal.call('GET', `${IMAGES}?role=logo`, { headers: lead })).status).toBe(400)
  })

  it('EDT-42: has every size that a page asks for, and each is kept for ever', async () => {
    const { url } = await add(await photo(3_000, 1_500))
    expect(pictureSet(url)).toContain(`${url}?width=640 640w`)
    for (const width of PICTURE_WIDTHS) {
      const answer = await fetch(portal.url + pictureAtWidth(url, width))
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
      expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(width)
    }
    const whole = await fetch(portal.url + url)
    expect(whole.headers.get('content-type')).toBe('image/webp')
    expect(whole.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await sharp(Buffer.from(await whole.arrayBuffer())).metadata()).width).toBe(2_560)
    const etag = whole.headers.get('etag') ?? ''
    expect((await portal.call('GET', url, { headers: { 'if-none-match': etag } })).status).toBe(304)
    const part = await portal.call('GET', url, { headers: { range: 'bytes=0-3' } })
    expect([part.status, part.text]).toEqual([206, 'RIFF'])
  })

  it('EDT-42: the same picture again is the one that is there', async () => {
    const bytes = await photo()
    const image = await add(bytes)
    const count = (await list()).length
    expect(await add(bytes)).toEqual(image)
    const both = await Promise.all([photo(), photo()].map(async (one) => add(await one)))
    const third = await photo()
    const [a, b] = await Promise.all([add(third), add(third)])
    expect([a.id === b.id, (await list()).length]).toEqual([true, count + both.length + 1])
  })

  it('EDT-41: says what a picture shows, in words of two languages or none', async () => {
    const { id } = await add(await photo())
    const change = (alt: unknown, one = id) => portal.call('PUT', `${IMAGES}/${one}`, { headers: lead, body: { alt } })
    expect((await change({ de: ' Die Küche ', en: 'The kitchen' })).json['alt']).toEqual({
      de: 'Die Küche',
      en: 'The kitchen',
    })
    expect((await list()).find((one) => one.id === id)?.alt).toEqual({ de: 'Die Küche', en: 'The kitchen' })
    expect((await change({ de: '', en: ' ' })).json['alt']).toEqual({})
    expect((await change({ de: 'x'.repeat(501) })).status).toBe(400)
    expect((await change({ de: 'x' }, 'unknown')).status).toBe(404)
  })

  it('EDT-41: tells which portals show a picture, and deletes none that one shows', async () => {
    const image = await add(await photo())
    const wide = { type: 'BannerCard', banner_url: `${image.url}?width=960` }
    await design('mp', { dashboard_config: [[{ type: 'OfLater', any: [wide] }]] })
    const used = (await list()).find(({ id }) => id === image.id)
    expect(used?.used_in).toEqual(['mp'])
    const refused = await remove(image.id)
    expect(refused.status).toBe(422)
    expect(valueAt(refused.json, 'errors', '0', 'code')).toBe('IMAGE_IN_USE')
    expect(valueAt(refused.json, 'errors', '0', 'message')).toContain('mp')
    await design('mp', null)
    expect((await remove(image.id)).status).toBe(200)
    expect((await remove(image.id)).status).toBe(404)
  })

  it('EDT-41 API-109: visitors of the portal that shows a picture are told what it shows, as it is said now', async () => {
    const [shown, silent, elsewhere] = [await add(await photo()), await add(await photo()), await add(await photo())]
    const say = (id: string, alt: unknown) => portal.call('PUT', `${IMAGES}/${id}`, { headers: lead, body: { alt } })
    const texts = async (of: string) =>
      (await portal.call('GET', `/api/v1/accounts/demo/projects/tiny-houses/config?portal_id=${of}`)).json[
        'picture_texts'
      ]
    const pictures = { type: 'ImageGallery', params: { images: [`${shown.url}?width=960`, silent.url] } }
    const outline = [{ type: 'ContentRow', items: [pictures] }]
    const stored = (version: string) => ({
      theme: 'light',
      dashboardVersion: version,
      dashboardConfig: outline,
      dashboardMenu: 'left',
      stylingSimple: {},
      stylingAdvanced: '',
      translations: [],
    })
    await design('bp', stored('custom'))
    expect(await texts('bp')).toBeUndefined()
    await say(shown.id, { de: 'Die Küche', en: 'The kitchen' })
    await say(elsewhere.id, { de: 'Der Garten' })
    expect([await texts('bp'), await texts('mp')]).toEqual([
      { [shown.url]: { de: 'Die Küche', en: 'The kitchen' } },
      undefined,
    ])
    await say(shown.id, { en: 'Another kitchen' })
    expect(await texts('bp')).toEqual({ [shown.url]: { en: 'Another kitchen' } })
    await design('bp', stored('v2'))
    expect(await texts('bp')).toBeUndefined()
    await design('bp', null)
  })

  it('EDT-41: what is deleted is shown no more at once, and its bytes go a day later', async () => {
    const image = await add(await photo())
    const other = await add(await photo())
    expect((await portal.call('GET', pictureAtWidth(image.url, 640))).status).toBe(200)
    expect((await remove(image.id)).status).toBe(200)
    for (const path of [image.url, pictureAtWidth(image.url, 640), pictureAtWidth(image.url, 768)]) {
      expect([path, (await portal.call('GET', path)).status]).toEqual([path, 404])
    }
    await portal.services.projectImages.tidy()
    time += 23 * HOUR
    await portal.services.projectImages.tidy()
    // A back-up that copied the row has its time for the bytes.
    expect(await portal.files.has(getFileKey(image.url))).toBe(true)
    time += 2 * HOUR
    await portal.services.uploads.tidy()
    expect(await portal.files.has(getFileKey(image.url))).toBe(true)
    await portal.services.projectImages.tidy()
    expect(await portal.files.has(getFileKey(image.url))).toBe(false)
    expect(await portal.files.has(getFileKey(other.url))).toBe(true)
    lead = await portal.logIn('operator@example.com')
  })

  it('EDT-41: what another project has, or the package, stays when one deletes it', async () => {
    const bytes = await photo()
    const [image, boss] = [await add(bytes), await portal.logIn('boss@example.com')]
    const far = await add(bytes, '/api/v1/projects/far/images', boss)
    expect([far.url, far.id === image.id]).toEqual([image.url, false])
    const stored = await portal.files.read(getFileKey(image.url))
    const packed = stored && (await portal.files.put(stored, 'webp'))
    const pack = await findPackage(portal.database.kysely, 'demo/tiny')
    if (packed === null || pack === null) throw new Error('There is no package')
    await savePackage(portal.database.kysely, { ...pack, files: { ...pack.files, 'a.webp': packed } }, '2026-11-20')
    for (const [id, headers] of [
      [image.id, lead],
      [far.id, boss],
    ] as const) {
      expect((await portal.call('GET', image.url)).status).toBe(200)
      await portal.call('DELETE', `/api/v1/projects/${id === far.id ? 'far' : 'tiny'}/images/${id}`, { headers })
    }
    for (let day = 0; day < 3; day += 1) {
      await portal.services.projectImages.tidy()
      time += 25 * HOUR
    }
    expect([await portal.files.has(getFileKey(image.url)), await portal.files.has(packed)]).toEqual([false, true])
    expect((await portal.call('GET', image.url)).status).toBe(200)
    lead = await portal.logIn('operator@example.com')
  })

  it('LOG-1: notes who added and who deleted a picture, and of the same one again nothing', async () => {
    const bytes = await photo()
    const { id } = await add(bytes)
    await add(bytes)
    await remove(id)
    const rows = await portal.database.kysely
      .selectFrom('auditLog')
      .select(['action', 'userId', 'subjectKind', 'subjectId'])
      .where('details', '=', JSON.stringify({ imageId: id }))
      .orderBy('action')
      .execute()
    const subject = { userId: 'operator', subjectKind: 'project', subjectId: 'tiny' }
    expect(rows).toEqual([
      { action: 'project.image-added', ...subject },
      { action: 'project.image-deleted', ...subject },
    ])
  })

  it('EDT-42: of what is refused nothing stays', async () => {
    const before = [await list(), await portal.files.list('library')]
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const large = Buffer.concat([await photo(), Buffer.alloc(25 * MIB)])
    const two = makeForm(await photo())
    two.append('image[image]', new Blob([await photo()]), 'b.jpg')
    const nameless = makeForm(await photo())
    nameless.delete('image[role]')
    const titled = makeForm(await photo())
    titled.set('image[title]', 'Küche')
    const answers = [
      await post(makeForm(svg, 'logo.png')),
      await post(makeForm(large)),
      await post(makeForm(Buffer.alloc(0))),
      await post(two),
      await post(nameless),
      await post(titled),
      await post(new FormData()),
    ]
    expect(answers.map(({ status, fault }) => [status, ...fault])).toEqual([
      [422, 'FILE_TYPE_REFUSED', 'image[image]'],
      [413, 'PAYLOAD_TOO_LARGE', 'image[image]'],
      [422, 'FILE_EMPTY', 'image[image]'],
      [400, 'MALFORMED_REQUEST', 'image[image]'],
      [400, 'MALFORMED_REQUEST', 'image[role]'],
      [400, 'MALFORMED_REQUEST', 'image[title]'],
      [400, 'MALFORMED_REQUEST', 'image[image]'],
    ])
    const bodies = { 'application/json': '{}', 'multipart/form-data': 'x', 'image/png': 'x' }
    const statuses = await Promise.all(
      Object.entries(bodies).map(async ([type, body]) => {
        const headers = { ...lead, 'content-type': type }
        return (await portal.call('POST', IMAGES, { headers, body })).status
      }),
    )
    expect(statuses).toEqual([415, 400, 415])
    expect([await list(), await portal.files.list('library')]).toEqual(before)
    expect(await countParts()).toBe(0)
  })

  it.skipIf(kind === 'postgres')('EDT-42: of what is cut off nothing stays, at whichever moment', async () => {
    const before = [await list(), await portal.files.list('library')]
    const request = new Request(portal.url + IMAGES, { method: 'POST', body: makeForm(await photo()) })
    const body = Buffer.from(await request.arrayBuffer())
    const { hostname, port } = new URL(portal.url)
    const head = [
      `POST ${IMAGES} HTTP/1.1`,
      'Host: localhost',
      `Content-Type: ${request.headers.get('content-type')}`,
      `Content-Length: ${body.length}`,
      `Authorization: ${lead['authorization']}`,
    ]
    const cut = (count: number) =>
      new Promise<void>((resolve) => {
        const socket = connect(Number(port), hostname)
        socket.on('error', () => undefined).on('close', () => resolve())
        socket.write(`${head.join('\r\n')}\r\n\r\n`)
        socket.write(body.subarray(0, count), () => setTimeout(() => socket.destroy(), 5))
      })
    for (let at = 0; at < body.length - 1; at += Math.ceil(body.length / 20)) await cut(at)
    await expect.poll(countParts, { timeout: 5_000 }).toBe(0)
    expect([await list(), await portal.files.list('library')]).toEqual(before)
    // And who was cut off may send again.
    await add(await photo())
  })
})

describe('the media library of many', () => {
  let portal: TestPortal
  let lead: Headers
  beforeAll(async () => {
    portal = await startTestPortal()
    lead = await portal.logIn('operator@example.com')
  })
  afterAll(() => portal.remove())
  beforeEach(() => portal.database.kysely.deleteFrom('rateLimits').execute())

  it('EDT-42: takes four at once of one person, and 120 in ten minutes', async () => {
    const ends: (() => void)[] = []
    const hold = () => {
      const body = new ReadableStream<Uint8Array>({
        async start(controller) {
          controller.enqueue(
            Buffer.from('--x\r\nContent-Disposition: form-data; name="image[image]"; filename="a"\r\n\r\nx'),
          )
          await new Promise<void>((resolve) => ends.push(resolve))
          controller.close()
        },
      })
      const headers = { ...lead, 'content-type': 'multipart/form-data; boundary=x' }
      return fetch(portal.url + IMAGES, { method: 'POST', headers, body, duplex: 'half' as const })
    }
    const send = async () =>
      fetch(portal.url + IMAGES, { method: 'POST', headers: lead, body: makeForm(await photo()) })
    const held = Array.from({ length: 4 }, hold)
    const folder = join(portal.dataDir, 'uploads/files')
    await expect.poll(async () => (await readdir(folder).catch(() => [])).length).toBe(4)
    const more = await send()
    expect([more.status, more.headers.get('retry-after')]).toEqual([429, '5'])
    for (const end of ends) end()
    expect((await Promise.all(held)).map(({ status }) => status)).toEqual([400, 400, 400, 400])
    expect((await send()).status).toBe(201)
    await portal.database.kysely.updateTable('rateLimits').set({ count: 120 }).execute()
    expect((await send()).status).toBe(429)
  })

  it('EDT-42: writes one anew at a time, and sends away who would wait too long', async () => {
    const caller = await portal.services.sessions.authenticate(lead['authorization']?.slice(7) ?? '')
    if (caller === null) throw new Error('Nobody')
    const { database, files, dataDir } = portal
    const rateLimits = createRateLimits({ database, auditKey: Buffer.alloc(32), now: Date.now })
    const log = createRequestLog('quiet', () => undefined)
    const parts = { database, files, rateLimits, log, uploadsDir: join(dataDir, 'uploads'), now: Date.now }
    const images = createProjectImagesService({ ...parts, maxWaiting: 1 })
    const bytes = await Promise.all([photo(), photo(), photo()])
    const field = 'image[image]'
    const sent = await Promise.all(
      bytes.map((one) =>
        images.receive(caller, 'tiny', {
          field,
          write: async (path) => passed(await writeFile(path, one).then(() => 'a')),
        }),
      ),
    )
    expect(sent.map((one) => (one.ok ? 'taken' : one.error.faults[0].code)).toSorted()).toEqual([
      'TOO_MANY_REQUESTS',
      'taken',
      'taken',
    ])
  })
})
