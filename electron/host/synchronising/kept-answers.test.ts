import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { listLayers } from '#shared/contracts/http/pictures.contract.ts'
import { checkedAnswer } from '#shared/testing/checked-answer.ts'
import { PROGRAM_HEADER } from '../kernel/program.ts'
import { type FakePortal, startFakePortal } from '../testing/fake-portal.ts'
import { newHostFolder, newTestHost, removeHostFolder, type TestHost, until } from '../testing/test-host.ts'

/** As much of a made-up answer as tells which edition it is of. */
const EditionSchema = z.object({ content: z.object({ title: z.string() }) })

let folder: string
let portal: FakePortal
let host: TestHost
let time = Date.now()

beforeEach(async () => {
  folder = newHostFolder()
  portal = await startFakePortal()
  host = newTestHost(folder, { now: () => time, limits: { revalidateMs: 60_000 } })
  await host.start()
  await host.synchroniseWith(portal.url)
})

afterEach(async () => {
  await host.stop()
  await portal.close()
  removeHostFolder(folder)
})

/** Forwarded, and never kept. */
const LAYERS = '/merger/v1/acc/project/layers?room=bath&floor=oak'
const NO_LAYERS = { width: 1, height: 1, layers: [] }

const calls = () => [...portal.answers.keys()]
const askedFor = (call: string) => portal.asked.filter((line) => line === `GET ${call}`).length

describe('answers of the API', () => {
  it('are looked at again behind the page, but not at every look', async () => {
    const [call = ''] = calls()
    const before = askedFor(call)
    for (let look = 0; look < 5; look++) expect((await host.get(call)).status).toBe(200)
    await until(() => askedFor(call) === before + 1)
    time += 61_000
    await host.get(call)
    await until(() => askedFor(call) === before + 2)
  })

  it('begin one synchronisation when they have changed, however many are looked at', async () => {
    const manifests = () => portal.asked.filter((line) => line.includes('/device/manifest')).length
    const before = manifests()
    // Nothing of it can be had: each try would begin the next.
    portal.publish()
    const [newest = ''] = [...portal.files.keys()].slice(-1)
    portal.files.set(newest, Buffer.from('something else'))
    await Promise.all(calls().map((call) => host.get(call)))
    await until(() => manifests() > before)
    await Promise.all(calls().map((call) => host.get(call)))
    await until(async () => (await host.state()).synchronising === null)
    // Until it has come twice, and once more when the answers are there.
    expect(manifests() - before).toBeLessThanOrEqual(3)
  })

  it('decision 36 are of one state when the project is published while they come', async () => {
    const last = calls().at(-1) ?? ''
    const others = calls().filter((call) => call !== last)
    const asked = new Map(others.map((call) => [call, askedFor(call)]))
    portal.publish()
    portal.intercept = (request, reply) => {
      if (request.url !== last) return false
      // All others have come twice: what they say is taken for good.
      if (others.some((call) => askedFor(call) < (asked.get(call) ?? 0) + 2)) return Boolean(reply.writeHead(503).end())
      portal.intercept = null
      portal.publish()
      return false
    }
    await host.get(calls()[0] ?? '')
    await until(async () => (await host.state()).manifestRevision !== 'edition-1')
    await portal.close()
    const shown = await Promise.all(calls().map(async (call) => (await host.get(call)).text()))
    expect(shown).toEqual([...portal.answers.values()])
  })

  it('decision 36 belong together for as long as a page is open, and the next page gets the news', async () => {
    const [call = '', other = ''] = calls()
    const edition = async (of: string) => z.parse(EditionSchema, await (await host.get(of)).json()).content.title
    const isNewest = async () => (await host.state()).manifestRevision === portal.manifest()?.revision
    const nextEdition = async () => {
      portal.publish()
      time += 61_000
      await host.get(call)
      await until(isNewest)
      await until(async () => (await host.state()).synchronising === null)
    }
    await host.get('/mp/acc/project/unit/configurator')
    expect(await edition(call)).toBe('Edition 1')
    // Twice: what the page was made with is then neither the newest nor the one before.
    await nextEdition()
    await nextEdition()
    await portal.close()
    expect([await edition(call), await edition(other)]).toEqual(['Edition 1', 'Edition 1'])
    // A picture that names its own address is no page.
    await host.get('/mp/acc/project/unit/configurator', { 'Sec-Fetch-Dest': 'image' })
    expect(await edition(other)).toBe('Edition 1')
    await host.get('/mp/acc/project/unit/configurator', { 'Sec-Fetch-Dest': 'document' })
    expect([await edition(call), await edition(other)]).toEqual(['Edition 3', 'Edition 3'])
  })

  it('decision 36 and the page learns of news that come while it loads', async () => {
    const [call = ''] = calls()
    const revision = async () => (await host.state()).manifestRevision
    await host.get('/mp/acc/project/unit/configurator')
    portal.publish()
    await host.get(call)
    // The program around the page asks again and again how the kiosk is, and may well do so before the page does.
    const program = { [PROGRAM_HEADER]: '1' }
    await until(async () => (await host.state(program)).manifestRevision === 'edition-2')
    expect([await revision(), await revision()]).toEqual(['edition-1', 'edition-2'])
  })

  it('are looked at again also where the clock was set back meanwhile', async () => {
    const [call = ''] = calls()
    await host.get(call)
    await until(() => askedFor(call) > 2)
    const before = askedFor(call)
    time -= 86_400_000
    expect((await host.get(call)).status).toBe(200)
    await until(() => askedFor(call) > before)
  })

  it('never go along with what would open something, nor bring anything that the browser keeps', async () => {
    let headers: string[] = []
    portal.intercept = (request, reply) => {
      if (request.url !== LAYERS) return false
      headers = Object.keys(request.headers)
      const json = { 'Content-Type': 'application/json', 'Set-Cookie': 'a=1', 'Cache-Control': 'max-age=600' }
      reply.writeHead(200, json).end(checkedAnswer(listLayers, 200, NO_LAYERS).body)
      return true
    }
    const answer = await host.get(LAYERS, { Authorization: 'Bearer secret', Cookie: 'a=b' })
    expect(await answer.json()).toEqual(NO_LAYERS)
    expect([answer.headers.get('set-cookie'), answer.headers.get('cache-control')]).toEqual([null, 'no-store'])
    expect(headers).not.toContain('authorization')
    expect(headers).not.toContain('cookie')
  })

  it.each([
    ['what a link of a visitor would open', '/mp/api/v1/units/u-1/prospect_configurations/AAAAAAAAAAAAAAAAAAAAAA'],
    ['what needs an account', '/bp/api/v1/profile'],
    ['what the contract does not know', '/api/v1/elsewhere'],
    ['an archive of files', '/updates/latest.yml'],
  ])('never show %s', async (_what, path) => {
    expect((await host.get(path)).status).toBe(404)
    expect(askedFor(path)).toBe(0)
  })

  it('decision 36 are kept only where the contract says so, whatever the portal lists', async () => {
    portal.answers.set(LAYERS, JSON.stringify(NO_LAYERS))
    portal.answers.set('/api/v1/elsewhere', '{}')
    portal.publish()
    time += 61_000
    await host.get(calls()[0] ?? '')
    await until(async () => (await host.state()).manifestRevision === 'edition-2')
    expect([askedFor(LAYERS), askedFor('/api/v1/elsewhere')]).toEqual([0, 0])
    expect((await host.get(LAYERS)).status).toBe(200)
    await portal.close()
    expect([(await host.get(LAYERS)).status, (await host.get(calls()[0] ?? '')).status]).toEqual([504, 200])
  })
})
