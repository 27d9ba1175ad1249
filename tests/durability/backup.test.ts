import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { listOrders } from '#shared/contracts/http/orders.contract.ts'
import { getUnitFile } from '#shared/contracts/http/unit-files.contract.ts'
import {
  BUYERS,
  bearer,
  freeItems,
  getCatalogue,
  getConfiguration,
  logIn,
  saveSelections,
} from '#tests/support/api-client.ts'
import { moveToPostgres } from '#tests/support/move-to-postgres.ts'
import { newSampleFolder } from '#tests/support/one-template.ts'
import { newDataFolder, type Portal, programEnvironment, startPortal } from '#tests/support/portal.ts'
import { inParallel } from '#server/platform/in-parallel.ts'
import {
  findPostgresBinaries,
  type PostgresServer,
  startPostgres,
} from '#server/platform/db/testing/postgres-server.ts'
import { PROJECT_FOLDER } from '#tests/support/project-folder.ts'

const API = '/bp/api/v1'
const PLACE = 'account_id=demo&project_id=lindenhof&locale=de'
/** Anna's units, written to in turn: first the one, then the other. */
const [FIRST, SECOND] = BUYERS.anna.units
/** Ben's, ordered again and again. */
const ORDERED = 'a-12'

/** Runs `npm run backup` or `npm run restore` as npm does, but for the installation. @throws with what it says */
function command(name: 'backup' | 'restore', args: readonly string[], env: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd: PROJECT_FOLDER, env: programEnvironment(env) }
    execFile(process.execPath, [`server/cli/${name}.ts`, ...args], options, (error, out, err) =>
      error === null ? resolve(out) : reject(new Error(out + err)),
    )
  })
}

/** Writes choices to both units, strictly in turn, until it is told to stop; counts what was acknowledged. */
async function writeInTurn(url: string, token: string, isDone: () => boolean, onWritten: () => void): Promise<void> {
  const units = await Promise.all(
    [FIRST, SECOND].map(async (unit) => ({
      unit,
      items: freeItems(await getCatalogue(url, token, unit)),
      revision: (await getConfiguration(url, token, unit)).revision,
    })),
  )
  for (let count = 0; !isDone(); count++) {
    for (const one of units) {
      const item = one.items[count % one.items.length]
      const option = item?.options[(count + 1) % item.options.length]
      if (item === undefined || option === undefined) throw new Error('The unit has nothing to choose')
      const { unit, revision } = one
      const productsByItem = { [item.id]: option.product_id }
      const { status } = await saveSelections(url, token, { unit, revision, productsByItem })
      if (status !== 200) throw new Error(`${unit}: ${status}`)
      one.revision += 1
      onWritten()
    }
  }
}

/** Orders and opens again, until it is told to stop. */
async function orderOn(url: string, token: string, isDone: () => boolean): Promise<void> {
  let { revision } = await getConfiguration(url, token, ORDERED)
  for (let status = 'completed'; !isDone(); status = status === 'completed' ? 'pending' : 'completed') {
    const answer = await fetch(`${url}${API}/units/${ORDERED}/completions`, {
      method: 'POST',
      headers: { ...bearer(token), 'content-type': 'application/json', 'if-match': `"${revision}"` },
      body: JSON.stringify({ status, message: '' }),
    })
    if (answer.status !== 200) throw new Error(`${status}: ${answer.status} ${await answer.text()}`)
    await answer.arrayBuffer()
    revision += 1
    // Some are enough: each is looked at again.
    await wait(100)
  }
}

async function listAllOrders(url: string, token: string) {
  const answer = await fetch(`${url}${API}/account/orders`, { headers: bearer(token) })
  return z.parse(listOrders.answer, await answer.json()).orders
}

/** Addresses of stored files that a text of the API names. */
function filesIn(text: string): string[] {
  return [...new Set(text.match(/\/files\/[0-9a-f]{64}\.[a-z0-9]+/g) ?? [])]
}

async function openFile(url: string, path: string, token: string): Promise<number> {
  const open = await fetch(url + path)
  await open.arrayBuffer()
  if (open.status !== 404) return open.status
  // Files of the buyer alone are opened by an address of their own, which lasts minutes.
  const name = path.slice(path.lastIndexOf('/') + 1)
  const signed = await fetch(`${url}${API}/units/${FIRST}/files/${name}?account_id=demo&project_id=lindenhof`, {
    headers: bearer(token),
  })
  const answer = z.parse(getUnitFile.answer, await signed.json())
  const closed = await fetch(url + answer.url)
  await closed.arrayBuffer()
  return closed.status
}

const binaries = findPostgresBinaries()

describe.each([
  ['SQLite', false],
  ['PostgreSQL', true],
])('a back-up of a portal on %s that is written to', (name, isPostgres) => {
  let folder = ''
  const backups = newDataFolder('backup')
  const restored = join(newDataFolder('backup-to'), 'data')
  const portals: Portal[] = []
  let postgres: PostgresServer | null = null

  afterAll(async () => {
    for (const portal of portals) await portal.kill()
    await postgres?.stop()
    // 4,000 files that the disk has in truth: the three side by side wait for it together.
    await Promise.all([folder, backups, join(restored, '..')].map((one) => rm(one, { recursive: true, force: true })))
  })
  const start = async (env: Record<string, string>, dataFolder: string) => {
    const portal = await startPortal({ dataFolder, env })
    portals.push(portal)
    return portal
  }

  it.skipIf(isPostgres && binaries === null)(
    `FOUND-17, OPS-7: is one moment of it, and gives all of it back elsewhere, on ${name}`,
    async () => {
      postgres = isPostgres ? await startPostgres(binaries ?? '') : null
      folder = await newSampleFolder('backup-from')
      const from =
        postgres === null ? {} : { DATABASE_URL: await moveToPostgres(folder, await postgres.createDatabase()) }
      const to = postgres === null ? {} : { DATABASE_URL: await postgres.createDatabase() }
      const { url } = await start({ SEED_SAMPLE: '1', ...from }, folder)
      const [anna, ben, staff] = await Promise.all(
        [BUYERS.anna, BUYERS.ben, BUYERS.operator].map(({ email }) => logIn(url, email)),
      )
      if (anna === undefined || ben === undefined || staff === undefined) throw new Error('Nobody is logged in')
      const revisions = async (at: string) =>
        Promise.all([FIRST, SECOND].map(async (unit) => (await getConfiguration(at, anna, unit)).revision))
      const [firstBefore = 0, secondBefore = 0] = await revisions(url)

      let isDone = false
      let written = 0
      const writing = Promise.all([
        writeInTurn(
          url,
          anna,
          () => isDone,
          () => (written += 1),
        ),
        orderOn(url, ben, () => isDone),
      ])
      while (written < 20) await Promise.race([writing, wait(20)])
      const orders = await listAllOrders(url, staff)
      const known = written
      const said = await command('backup', ['--to', backups], { DATA_DIR: folder, ...from })
      isDone = true
      await writing
      expect(orders.length).toBeGreaterThan(0)
      expect(said).toMatch(/^Backed up: .*\n3\d units, \d+ users, \d+ orders, \d{3,} files, /)
      const catalogue = await getCatalogue(url, anna, FIRST)
      await portals[0]?.kill()

      const told = await command('restore', ['--from', backups], { DATA_DIR: restored, ...to })
      expect(told).toMatch(/^Restored: .*\n.* all as they were\.\n.*audit\.key/)
      expect(existsSync(join(restored, 'wohnwahl.db-wal'))).toBe(false)
      await expect(command('restore', ['--from', backups], { DATA_DIR: restored, ...to })).rejects.toThrow(/not empty/)

      const again = (await start({ SEED_SAMPLE: '0', ...to }, restored)).url
      // The sessions are part of it, too. Written in turn: the second unit is as far as the first, or one behind.
      const [first = 0, second = 0] = await revisions(again)
      const [firstWrites, secondWrites] = [first - firstBefore, second - secondBefore]
      expect([0, 1]).toContain(firstWrites - secondWrites)
      expect(firstWrites + secondWrites).toBeGreaterThanOrEqual(known)
      expect(firstWrites + secondWrites).toBeLessThanOrEqual(written)

      const ordersNow = await listAllOrders(again, staff)
      for (const { id, number } of orders) {
        expect(ordersNow.map((order) => order.number)).toContain(number)
        const order = await fetch(`${again}${API}/account/orders/${id}`, { headers: bearer(staff) })
        expect(await order.json()).toMatchObject({ number, is_intact: true })
      }
      const listed = await fetch(`${again}${API}/units?project_id=lindenhof&per_page=100`, { headers: bearer(staff) })
      const units = z.parse(z.array(z.object({ id: z.string() })), await listed.json())
      expect(units.length).toBe(24)
      await Promise.all(units.map(({ id }) => getCatalogue(again, staff, id)))

      expect(await getCatalogue(again, anna, FIRST)).toEqual(catalogue)
      const item = freeItems(catalogue)[0]
      const productsByItem = { [item?.id ?? '']: item?.options[0]?.product_id ?? '' }
      const next = await saveSelections(again, anna, { unit: FIRST, revision: first, productsByItem })
      expect(next.status).toBe(200)
      const unit = await fetch(`${again}${API}/units/${FIRST}?${PLACE}`, { headers: bearer(anna) })
      const named = filesIn(JSON.stringify(catalogue) + (await unit.text()))
      expect(named.length).toBeGreaterThan(20)
      const opened = await inParallel(named, async (path) => [path, await openFile(again, path, anna)])
      expect(opened).toEqual(named.map((path) => [path, 200]))
    },
  )
})
