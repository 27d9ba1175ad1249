import { execFile } from 'node:child_process'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
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
import { newDataFolder, type Portal, removeFolder, startPortal } from '#tests/support/portal.ts'
import {
  findPostgresBinaries,
  type PostgresServer,
  startPostgres,
} from '#server/platform/db/testing/postgres-server.ts'
import { PROJECT_FOLDER } from '#tests/support/project-folder.ts'

const run = promisify(execFile)
const UNIT = 'a-12'

/** The commands as the README has them. @throws when it has none */
function readmeCommands(): string {
  const text = readFileSync(join(PROJECT_FOLDER, 'README.md'), 'utf8')
  const found = /\*\*Back-up\.\*\*[\s\S]*?```sh\n(?<commands>[\s\S]*?)```/.exec(text)?.groups?.['commands']
  if (found === undefined) throw new Error('The README does not say how to back up')
  return found
}

/** The same commands for PostgreSQL, and the one that brings the dump back. @throws when the README has none */
function postgresCommands(): { readonly backUp: string; readonly restore: string } {
  const text = readFileSync(join(PROJECT_FOLDER, 'README.md'), 'utf8')
  const dump = /With PostgreSQL the second line is `(?<dump>pg_dump [^`]+)`/.exec(text)?.groups?.['dump']
  const restore = /`(?<restore>pg_restore [^`]+)`/.exec(text)?.groups?.['restore']
  if (dump === undefined || restore === undefined) throw new Error('The README does not say how to back up PostgreSQL')
  return { backUp: readmeCommands().split('\n').with(1, dump).join('\n'), restore }
}

/** Writes one choice after the other, until it is told to stop. */
async function writeOn(url: string, token: string, isDone: () => boolean): Promise<void> {
  const items = freeItems(await getCatalogue(url, token, UNIT))
  let { revision } = await getConfiguration(url, token, UNIT)
  for (let count = 0; !isDone(); count++) {
    const item = items[count % items.length]
    const option = item?.options[(count + 1) % item.options.length]
    if (item === undefined || option === undefined) throw new Error('The unit has nothing to choose')
    const { status } = await saveSelections(url, token, {
      unit: UNIT,
      revision,
      productsByItem: { [item.id]: option.product_id },
    })
    if (status === 200) revision += 1
    else ({ revision } = await getConfiguration(url, token, UNIT))
  }
}

/** Addresses of stored files that a text of the API names. */
function filesIn(text: string): string[] {
  return [...new Set(text.match(/\/files\/[0-9a-f]{64}\.[a-z0-9]+/g) ?? [])]
}

describe('a back-up by the words of the README', () => {
  const folder = newDataFolder('backup-from')
  const backup = newDataFolder('backup')
  const restored = newDataFolder('backup-to')
  const portals: Portal[] = []
  const start = async (dataFolder: string) => {
    const portal = await startPortal({ dataFolder, env: { SEED_SAMPLE: dataFolder === folder ? '1' : '0' } })
    portals.push(portal)
    return portal
  }

  afterAll(async () => {
    for (const portal of portals) await portal.kill()
    for (const one of [folder, backup, restored]) removeFolder(one)
  })

  async function openPrivate(url: string, path: string, token: string): Promise<Response> {
    const name = path.slice(path.lastIndexOf('/') + 1)
    const place = `${url}/bp/api/v1/units/${UNIT}/files/${name}?account_id=demo&project_id=lindenhof`
    const signed = await fetch(place, { headers: bearer(token) })
    const answer = z.parse(getUnitFile.answer, await signed.json())
    return fetch(url + answer.url)
  }

  it('FOUND-17: of a server that is written to gives catalogue, choices and pictures back', async () => {
    const { url } = await start(folder)
    const token = await logIn(url, BUYERS.ben.email)
    const before = await getConfiguration(url, token, UNIT)
    let isDone = false
    const writing = writeOn(url, token, () => isDone)
    while ((await getConfiguration(url, token, UNIT)).revision < before.revision + 20) await Promise.resolve()
    const known = await getConfiguration(url, token, UNIT)
    await run('sh', ['-e', '-c', readmeCommands()], {
      cwd: PROJECT_FOLDER,
      env: { ...process.env, DATA_DIR: folder, BACKUP: backup },
    })
    isDone = true
    await writing
    const catalogue = await getCatalogue(url, token, UNIT)
    await portals[0]?.kill()

    cpSync(backup, restored, { recursive: true })
    expect(existsSync(join(restored, 'wohnwahl.db-wal'))).toBe(false)
    const again = await start(restored)
    // The session is part of it, too.
    const after = await getConfiguration(again.url, token, UNIT)
    expect(after.revision).toBeGreaterThanOrEqual(known.revision)
    expect(await getCatalogue(again.url, token, UNIT)).toEqual(catalogue)
    const next = await saveSelections(again.url, token, {
      unit: UNIT,
      revision: after.revision,
      productsByItem: { [freeItems(catalogue)[0]?.id ?? '']: freeItems(catalogue)[0]?.options[0]?.product_id ?? '' },
    })
    expect(next.status).toBe(200)
    const unit = await fetch(`${again.url}/bp/api/v1/units/${UNIT}?account_id=demo&project_id=lindenhof&locale=de`, {
      headers: bearer(token),
    })
    const named = filesIn(JSON.stringify(catalogue) + (await unit.text()))
    expect(named.length).toBeGreaterThan(20)
    for (const path of named) {
      const open = await fetch(again.url + path)
      await open.arrayBuffer()
      // Files of the buyer alone are opened by an address of their own, which lasts minutes.
      const file = open.status === 404 ? await openPrivate(again.url, path, token) : open
      expect([path, file.status]).toEqual([path, 200])
    }
  })
})

const postgres = findPostgresBinaries()

describe.skipIf(postgres === null)('a back-up of PostgreSQL by the words of the README', () => {
  const [folder, backup, restored] = [newDataFolder('pg-from'), newDataFolder('pg-backup'), newDataFolder('pg-to')]
  const portals: Portal[] = []
  let server: PostgresServer | null = null

  const start = async (dataFolder: string, databaseUrl: string, seed: '0' | '1') => {
    const portal = await startPortal({ dataFolder, env: { SEED_SAMPLE: seed, DATABASE_URL: databaseUrl } })
    portals.push(portal)
    return portal
  }
  afterAll(async () => {
    for (const portal of portals) await portal.kill()
    await server?.stop()
    for (const one of [folder, backup, restored]) removeFolder(one)
  })

  it('FOUND-17: of a server that is written to gives catalogue, choices and pictures back', async () => {
    server = await startPostgres(postgres ?? '')
    const [from, to] = [await server.createDatabase(), await server.createDatabase()]
    const { url } = await start(folder, from, '1')
    const token = await logIn(url, BUYERS.ben.email)
    const before = await getConfiguration(url, token, UNIT)
    let isDone = false
    const writing = writeOn(url, token, () => isDone)
    while ((await getConfiguration(url, token, UNIT)).revision < before.revision + 5) await Promise.resolve()
    const known = await getConfiguration(url, token, UNIT)
    const { backUp, restore } = postgresCommands()
    const env = { ...process.env, DATA_DIR: folder, BACKUP: backup, DATABASE_URL: from }
    await run('sh', ['-e', '-c', backUp], { cwd: PROJECT_FOLDER, env })
    isDone = true
    await writing
    const catalogue = await getCatalogue(url, token, UNIT)
    await portals[0]?.kill()

    cpSync(backup, restored, { recursive: true })
    await run('sh', ['-e', '-c', restore], { cwd: PROJECT_FOLDER, env: { ...env, DATABASE_URL: to } })
    const again = await start(restored, to, '0')
    expect((await getConfiguration(again.url, token, UNIT)).revision).toBeGreaterThanOrEqual(known.revision)
    expect(await getCatalogue(again.url, token, UNIT)).toEqual(catalogue)
    const named = filesIn(JSON.stringify(catalogue))
    expect(named.length).toBeGreaterThan(20)
    for (const path of named) {
      const answer = await fetch(again.url + path)
      await answer.arrayBuffer()
      expect([path, answer.status]).toEqual([path, 200])
    }
  })
})
