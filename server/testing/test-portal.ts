import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import type { CatalogFile } from '#shared/contracts/project-package.ts'
import { type RunningServer, type ServerOptions, startServer } from '#server/app.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { copyPortalTemplate } from './portal-template.ts'
import { importTiny, PASSWORD, seed } from './seed-test-portal.ts'
import { readJson } from '#server/platform/db/stored-json.ts'
import { type TestDatabases, testDatabases } from '#server/platform/db/testing/databases.ts'

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

/** Starts one; `options` override the server's, and `prepare` fills it with something else than the test data. */
export async function startTestPortal(options: Partial<ServerOptions> = {}): Promise<TestPortal> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wohnwahl-routes-'))
  const begun = await begin(dataDir, options)
  const { databaseUrl } = begun
  const server = await startServer({ dataDir, ...begun, ...options })
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

/** A copy of the template, unless the portal is to have something else in it, or a database of the test's own. */
async function begin(dataDir: string, { prepare, databaseUrl }: Partial<ServerOptions>) {
  if (prepare === undefined && databaseUrl === undefined)
    return { databaseUrl: await copyPortalTemplate(current, dataDir) }
  return { databaseUrl: (await current?.createAddress()) ?? null, prepare: seed }
}

/** ms after which a portal on PostgreSQL no longer believes what it has read (`ChangeClock`), and a little more. */
const FORGOTTEN_AFTER_MS = 1_000
/** ms after which one on SQLite has looked again whether something was written beside it. */
const SEEN_AFTER_MS = 20

/** Waits until a portal sees what was written into its database by somebody else. */
export async function waitUntilSeen({ database }: TestPortal): Promise<void> {
  const patience = database.kind === 'postgres' ? FORGOTTEN_AFTER_MS : SEEN_AFTER_MS
  await new Promise((resolve) => setTimeout(resolve, patience))
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
