import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import type { CatalogFile } from '#shared/contracts/project-package.ts'
import { type RunningServer, type ServerOptions, startServer } from '#server/app.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { saveAccount } from '#server/projects/accounts.repository.ts'
import { newRowId } from '#server/platform/db/package-ids.ts'
import { readJson } from '#server/platform/db/stored-json.ts'
import { assignUnits, saveUser, type UserGroup } from '#server/identity/users.repository.ts'
import { type TestDatabases, testDatabases } from '#server/platform/db/testing/databases.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import { tinyCatalog } from '#server/catalogues/package/fixtures/tiny-catalog.ts'
import { tinyProject, writeTinyPackage } from '#server/catalogues/package/fixtures/tiny-package.ts'
import { importPackage } from '#server/catalogues/package/import-package.ts'
import { hashPassword } from '#server/identity/passwords.ts'

/** Password of every user of the test portal. */
export const PASSWORD = 'a good password'
const NOW = '2026-11-20T08:00:00.000Z'

/**
 * A real server on a folder of its own: account `demo` with the project `tiny` (units `t-01` of
 * buyer anna, `t-02` of ben, `t-sample`), account `partner` with `far` (`f-01` of paul).
 */
export interface TestPortal extends RunningServer {
  readonly dataDir: string
  /** One call; a body is sent as JSON. */
  call(method: string, path: string, request?: TestRequest): Promise<TestAnswer>
  /** The same to another server on its data, by that one's `url`. */
  callAt(url: string, method: string, path: string, request?: TestRequest): Promise<TestAnswer>
  /** `Authorization` header of a fresh session. */
  logIn(email: string): Promise<Record<string, string>>
  /** Imports project `tiny` again, with this catalogue. */
  reimport(catalog: CatalogFile): Promise<void>
  /** Another connection to its database, as another process would have it. */
  openAgain(): Promise<Database>
  /** Another server on the same database and files, as a second process of the portal; close it before this one. */
  startAgain(options?: Partial<ServerOptions>): Promise<RunningServer>
  /** Closes the server and removes its folder. */
  remove(): Promise<void>
}

export interface TestRequest {
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

export interface TestAnswer {
  readonly status: number
  readonly headers: Headers
  /** Wire JSON, loosely: tests say what they expect. */
  readonly json: Readonly<Record<string, unknown>>
  readonly text: string
}

let current: TestDatabases | null = null

/**
 * A suite of routes on SQLite, and on PostgreSQL where its programs are on the machine (skipped by name
 * elsewhere). Portals that are started inside of it have an empty database of that kind each.
 */
export function describeOnDatabases(name: string, body: (kind: Database['kind']) => void): void {
  for (const databases of testDatabases()) {
    describe.skipIf(!databases.isAvailable)(`${name} on ${databases.name}`, () => {
      beforeAll(async () => {
        await databases.start()
        current = databases
      }, 60_000)
      afterAll(async () => {
        current = null
        await databases.stop()
      }, 60_000)
      body(databases.name === 'SQLite' ? 'sqlite' : 'postgres')
    })
  }
}

/** Starts one; `options` override the server's. */
export async function startTestPortal(options: Partial<ServerOptions> = {}): Promise<TestPortal> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wohnwahl-routes-'))
  const databaseUrl = (await current?.createAddress()) ?? null
  const server = await startServer({ dataDir, databaseUrl, prepare: seed, ...options })
  const call = (method: string, path: string, request: TestRequest = {}) => send(server.url, method, path, request)
  return {
    ...server,
    dataDir,
    call,
    callAt: (url, method, path, request = {}) => send(url, method, path, request),
    async logIn(email) {
      const { json } = await call('POST', '/bp/api/v1/tokens', { body: { email, password: PASSWORD } })
      return { authorization: `Bearer ${String(valueAt(json, 'token', 'auth_token'))}` }
    },
    reimport: (catalog) => importTiny(catalog, server.database, server.files),
    openAgain: () => openDatabase({ dataDir, databaseUrl }),
    startAgain: (others) => startServer({ dataDir, databaseUrl, ...others }),
    async remove() {
      await server.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The value at a path of keys, undefined when there is none. */
export function valueAt(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (current, key) => (typeof current === 'object' && current !== null ? Reflect.get(current, key) : undefined),
    value,
  )
}

async function send(url: string, method: string, path: string, request: TestRequest): Promise<TestAnswer> {
  const hasBody = request.body !== undefined
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { ...(hasBody ? { 'content-type': 'application/json' } : {}), ...request.headers },
    ...(hasBody ? { body: typeof request.body === 'string' ? request.body : JSON.stringify(request.body) } : {}),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isJson && text !== '' ? readJson<Readonly<Record<string, unknown>>>(text) : {},
  }
}

async function seed(database: Database, files: FileStore): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'wohnwahl-package-'))
  try {
    await saveAccount(database.kysely, { id: 'demo', name: 'Demo' }, NOW)
    await saveAccount(database.kysely, { id: 'partner', name: 'Partner' }, NOW)
    const project = tinyProject()
    await importTiny(tinyCatalog(), database, files)
    const farUnits = project.units.slice(0, 1).map((unit) => ({ ...unit, id: 'f-01', slug: 'far-01' }))
    const far = { ...project, id: 'far', slug: 'far-houses', units: farUnits }
    await writeTinyPackage(join(folder, 'far'), { ...tinyCatalog(), variants: [] }, far)
    await importInto('partner', join(folder, 'far'), database, files)
    await addUsers(database)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function importTiny(catalog: CatalogFile, database: Database, files: FileStore): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'wohnwahl-package-'))
  try {
    await writeTinyPackage(folder, catalog)
    await importInto('demo', folder, database, files)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function importInto(accountId: string, folder: string, database: Database, files: FileStore): Promise<void> {
  const result = await importPackage(folder, { database, files, accountId })
  if (!result.ok) throw new Error(JSON.stringify(result.faults))
}

async function addUsers(database: Database): Promise<void> {
  const passwordHash = await hashPassword(PASSWORD)
  const users: readonly (readonly [id: string, accountId: string, group: UserGroup, unitIds: readonly string[]])[] = [
    ['anna', 'demo', 'buyer', ['t-01']],
    ['ben', 'demo', 'buyer', ['t-02']],
    ['operator', 'demo', 'user', []],
    ['admin', 'demo', 'admin', []],
    ['paul', 'partner', 'buyer', ['f-01']],
    ['boss', 'partner', 'admin', []],
  ]
  for (const [id, accountId, group, unitIds] of users) {
    const email = `${id}@example.com`
    const person = { id, accountId, email, firstName: id, lastName: 'Test', mobile: null, group, role: group }
    await saveUser(database.kysely, { ...person, passwordHash }, NOW)
    await assignUnits(
      database.kysely,
      id,
      unitIds.map((unitId) => newRowId(accountId, unitId)),
    )
  }
}
