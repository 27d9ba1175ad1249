import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Endpoint } from '#shared/contracts/http/endpoint.ts'
import { ENDPOINTS } from '#shared/contracts/http/index.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import type { EndpointName } from '#server/gateway/handlers.types.ts'
import { addPlans, type IsolationWorld, makeWorld } from './isolation-world.ts'
import { ENDS_SESSION, sendCall } from './isolation-send.ts'
import { CALLERS, type Caller, expectedAnswer, RULES, type Target, TARGETS } from './isolation-table.ts'
import { describeOnDatabases, startTestPortal, type TestPortal, valueAt } from './test-portal.ts'

/** Written by calls that are refused, too: who asked, when, and how often. */
const MAY_CHANGE: readonly string[] = ['sessions', 'audit_log', 'rate_limits', 'schema_migrations']
/** Mails of earlier calls are sent meanwhile: here only what is new counts. */
const MOVING = ['mails', 'jobs']
/** What a read moves on of the session that it is made with, by table; nothing else hangs on it. */
const LAST_USE: Readonly<Record<string, readonly string[]>> = { sessions: ['lastUsedAt', 'expiresAt'] }
const COUNTED = { tables: ['rate_limits'], why: 'tokens of links are not to be guessed, so attempts are counted' }
/** Reads that note something all the same, and none of them in what belongs to a unit. */
const READS_THAT_WRITE: Partial<Record<EndpointName, { readonly tables: readonly string[]; readonly why: string }>> = {
  getInvitation: COUNTED,
  checkPasswordReset: COUNTED,
  checkSetupLink: COUNTED,
  getProspectConfiguration: COUNTED,
  getTakeHomeLink: COUNTED,
  getCalendar: COUNTED,
  exportOwnData: {
    tables: ['audit_log', 'rate_limits'],
    why: 'that everything about somebody was taken along is logged, and it costs too much to be asked for at will',
  },
  getMail: {
    tables: ['audit_log'],
    why: 'an admin who reads a mail that opens an account could pass for its recipient',
  },
}
/** Nobody here has their links. */
const OPENED_BY_LINK: readonly EndpointName[] = [
  'getInvitation',
  'checkPasswordReset',
  'checkSetupLink',
  'getProspectConfiguration',
  'getTakeHomeLink',
  'downloadDocumentsArchive',
  'getCalendar',
]
const NAMES = Object.keys(ENDPOINTS).filter((name): name is EndpointName => name in RULES)
const REFUSALS: readonly number[] = [401, 403, 404]
/** One thing, which is gone after the first call that may. */
const DELETES: readonly EndpointName[] = [
  'deleteVariant',
  'deleteFavorite',
  'deleteWishLink',
  'deletePresentation',
  'deleteTextModule',
  'deleteDeadline',
  'deleteCalendarFeed',
  'revokeInvitation',
  'revokeSession',
  'importProjectUpload',
  'revokeDevice',
  'deletePerson',
  'deleteDocument',
  'deleteProjectImage',
]
/** What of other people must not be in an answer. */
const FOREIGN: Readonly<Record<Caller, RegExp>> = {
  nobody: /(anna|ben|paul|admin|boss)@example|(?<!"unit_number":)"(t-01|t-02|f-01)"/,
  anna: /(ben|paul|admin|boss)@example|(?<!"unit_number":)"(t-02|f-01)"/,
  ben: /(anna|paul|admin|boss)@example|(?<!"unit_number":)"(t-01|f-01)"/,
  operator: /(paul|boss)@example|"f-01"/,
  admin: /(paul|boss)@example|"f-01"/,
  kiosk: /(anna|ben|paul|admin|boss)@example|(?<!"unit_number":)"(t-01|t-02|f-01)"/,
  boss: /(anna|ben|operator|admin)@example|(?<!"unit_number":)"(t-01|t-02)"/,
}

describeOnDatabases('decision 11 access of everybody to everything', () => {
  let portal: TestPortal
  let world: IsolationWorld
  let tables: readonly string[]
  const takeDump = (mayChange?: readonly string[]) => dumpTables(portal.database, tables, mayChange)

  beforeAll(async () => {
    portal = await startTestPortal()
    world = await makeWorld(portal)
    tables = (await portal.database.kysely.introspection.getTables()).map((table) => table.name)
  })
  afterAll(() => portal.remove())

  it('knows every endpoint', () => {
    expect(Object.keys(RULES).sort()).toEqual(Object.keys(ENDPOINTS).sort())
  })

  // Before the others, after whose calls there is less to look at.
  it.each(NAMES.filter((name) => ENDPOINTS[name].method === 'GET'))(
    'FOUND-12: looking changes nothing: %s',
    async (name) => {
      if (name === 'getUnitFile') await addPlans(portal)
      const found: string[] = []
      // One comparison around all of an endpoint's calls: whatever it finds belongs to one of them.
      const before = await takeDump(['schema_migrations'])
      for (const caller of CALLERS) {
        for (const target of listTargets(ENDPOINTS[name], name)) {
          const { status } = await send(world, name, caller, target)
          if (status < 300) found.push(caller)
        }
      }
      const changed = changedTables(before, await takeDump(['schema_migrations']))
      const others = changed.filter((table) => READS_THAT_WRITE[name]?.tables.includes(table) !== true)
      expect([name, others]).toEqual([name, []])
      expect([name, found.length > 0]).toEqual([name, !OPENED_BY_LINK.includes(name)])
    },
  )

  it.each(NAMES)('decision 11 %s', async (name) => {
    const endpoint: Endpoint = ENDPOINTS[name]
    if (name === 'getUnitFile') await addPlans(portal)
    const faults: string[] = []
    const calls = CALLERS.flatMap((caller) => listTargets(endpoint, name).map((target) => ({ caller, target })))
    const refused = calls.filter(({ caller, target }) => expectedAnswer(RULES[name], caller, target) !== 'allowed')
    const before = await takeDump()
    for (const { caller, target } of refused) {
      const answer = await send(world, name, caller, target)
      const expected = expectedAnswer(RULES[name], caller, target)
      const what = `${caller} at ${target}`
      if (answer.status !== expected) faults.push(`${what}: ${answer.status} instead of ${expected} ${answer.text}`)
    }
    const changed = changedTables(before, await takeDump())
    if (changed.length > 0) faults.push(`a refused call changed ${changed.join(', ')}`)
    const gone = new Set<Target>()
    for (const { caller, target } of calls.filter((entry) => !refused.includes(entry))) {
      if (DELETES.includes(name) && gone.has(target)) continue
      gone.add(target)
      const answer = await send(world, name, caller, target)
      const what = `${caller} at ${target}: ${answer.status} ${answer.text.slice(0, 300)}`
      if (answer.status >= 500) faults.push(what)
      if (RULES[name] !== 'public' && REFUSALS.includes(answer.status)) faults.push(`refused ${what}`)
      if (FOREIGN[caller].test(answer.text)) faults.push(`tells of others ${what}`)
    }
    expect(faults).toEqual([])
  })
})

/** Calls that name nothing are made once a caller. */
function listTargets(endpoint: Endpoint, name: EndpointName): readonly Target[] {
  if (
    RULES[name] === 'public' ||
    RULES[name] === 'user' ||
    RULES[name] === 'buyer' ||
    RULES[name] === 'staff' ||
    RULES[name] === 'admin' ||
    RULES[name] === 'device'
  )
    return ['unknown']
  return endpoint.audience === 'unit' || RULES[name] !== 'unit' ? TARGETS : []
}

/** One call by somebody; who ends their sessions by it gets one for that alone. */
async function send(world: IsolationWorld, name: EndpointName, caller: Caller, target: Target) {
  const isFresh = ENDS_SESSION.includes(name) && caller !== 'nobody'
  const login = isFresh ? await world.portal.logIn(`${caller}@example.com`) : world.headers[caller]
  const sent = await sendCall(world, name, login, target)
  if (name === 'revokeOtherSessions' && isFresh && sent.status < 300) Object.assign(world.headers, { [caller]: login })
  return sent
}

type Dump = ReadonlyMap<string, readonly string[]>

/** The rows of every table as texts, of those that move on by themselves the ids. */
async function dumpTables(database: Database, tables: readonly string[], mayChange = MAY_CHANGE): Promise<Dump> {
  const looked = tables.filter((name) => !mayChange.includes(name) && !name.startsWith('sqlite_'))
  const dumps = looked.map(async (name) => {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(database.kysely)
    const moving = LAST_USE[name] ?? []
    const getText = (row: unknown) =>
      JSON.stringify(row, (key, value: unknown) => (moving.includes(key) ? null : value))
    const texts = rows.map((row) => (MOVING.includes(name) ? String(valueAt(row, 'id')) : getText(row)))
    return [name, texts.sort()] as const
  })
  return new Map(await Promise.all(dumps))
}

function changedTables(before: Dump, after: Dump): string[] {
  return [...after]
    .filter(([table, rows]) => {
      const old = new Set(before.get(table))
      const isNew = (row: string) => !old.has(row)
      return MOVING.includes(table) ? rows.some(isNew) : rows.length !== before.get(table)?.length || rows.some(isNew)
    })
    .map(([table]) => table)
}
