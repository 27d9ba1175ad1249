import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Endpoint } from '#shared/contracts/http/endpoint.ts'
import { ENDPOINTS } from '#shared/contracts/http/index.ts'
import { hasRightSomewhere, OPERATOR_ROLES, RIGHTS_OF_ROLES, type Role } from '#shared/domain/roles/roles.ts'
import type { EndpointName } from '#server/gateway/handlers.types.ts'
import { saveGrants } from '#server/identity/roles.repository.ts'
import { findUser, saveUser } from '#server/identity/users.repository.ts'
import { newRowId } from '#server/platform/db/package-ids.ts'
import { findProject, saveProject } from '#server/projects/projects.repository.ts'
import { type IsolationWorld, makeWorld } from './isolation-world.ts'
import { type Expected, RULES } from './isolation-table.ts'
import { sendCall } from './isolation-send.ts'
import { describeOnDatabases, startTestPortal, type TestPortal } from './test-portal.ts'

/**
 * Where somebody holds their role: in another project of the account than that of the things that are asked for, or in
 * theirs. In this order, so that what may be taken away once is still there for whoever may not.
 */
const PLACES = ['side', 'tiny'] as const
type Place = (typeof PLACES)[number]

const NAMES = Object.keys(ENDPOINTS).filter((name): name is EndpointName => name in RULES)
/** For the account's own people, in one way or another. */
const CONCERNED = NAMES.filter((name) => {
  const { audience, right }: Endpoint = ENDPOINTS[name]
  return audience === 'unit' || right !== undefined || name === 'listUnits'
})
/** What lies in project `tiny`, which whoever has no role there must not be told. */
const OF_TINY = /(?<!_number":)"(t-01|t-02)"|(anna|ben)@example/
/** Open to people of other kinds, or asked in the service, thing by thing. */
const OPEN_RULES: readonly string[] = [
  'public',
  'user',
  'unit',
  'unitBuyer',
  'device',
  'session',
  'buyer',
  'buyerThing',
  'thing',
]
const REFUSALS: readonly number[] = [401, 403]
/** One thing, which is gone after the first call that may: then there is none for the others. */
const MAY_BE_GONE = [404, 409]

/** What a call about unit t-01 and what hangs on it must be answered with, made from the table of roles alone. */
function decideAnswer(name: EndpointName, role: Role, place: Place): Expected {
  const { audience, right, write }: Endpoint = ENDPOINTS[name]
  const isHere = place === 'tiny'
  if (audience === 'unit') {
    if (!isHere) return 404
    const needed = right ?? (write === 'none' ? 'seeUnits' : 'chooseForBuyers')
    if (!RIGHTS_OF_ROLES[role].includes(needed)) return 403
    return RULES[name] === 'unitBuyer' ? 403 : 'allowed'
  }
  if (right === undefined) return 'allowed'
  if (!hasRightSomewhere([{ role, projectId: place }], right)) return 403
  // Those of the world are for all projects, and so for who answers in all of them (MSG-6).
  if (/^(?:create|change|delete)TextModule$/.test(name)) return 403
  // What is in an archive is known once somebody imports it.
  if (name === 'importProjectUpload') return isHere ? 'allowed' : 403
  switch (RULES[name]) {
    case 'staffThing':
    case 'adminThing':
      return isHere ? 'allowed' : 404
    case 'staffUnits':
      return isHere ? 'allowed' : 422
    default:
      return 'allowed'
  }
}

describeOnDatabases('roles by project', () => {
  let portal: TestPortal
  let world: IsolationWorld
  const logins = new Map<string, Readonly<Record<string, string>>>()

  beforeAll(async () => {
    portal = await startTestPortal()
    world = await makeWorld(portal)
    const db = portal.database.kysely
    const tiny = await findProject(db, 'tiny', 'demo')
    const operator = await findUser(db, 'operator')
    if (tiny === null || operator === null) throw new Error('nothing to start from')
    const now = new Date().toISOString()
    const side = { id: newRowId('demo', 'side'), packageId: 'side', slug: 'side', name: 'Side' }
    await saveProject(db, { ...tiny, ...side, position: 1 }, now)
    for (const role of OPERATOR_ROLES) {
      for (const place of PLACES) {
        const id = `${role.toLowerCase()}-${place}`
        await saveUser(db, { ...operator, id, email: `${id}@example.com` }, now)
        await saveGrants(db, id, [{ role, projectId: place === 'tiny' ? tiny.id : side.id }])
        logins.set(id, await portal.logIn(`${id}@example.com`))
      }
    }
  })
  afterAll(() => portal.remove())

  it.each(CONCERNED)('ROL-4 %s', async (name) => {
    const faults: string[] = []
    for (const place of PLACES) {
      for (const role of OPERATOR_ROLES) {
        const headers = logins.get(`${role.toLowerCase()}-${place}`) ?? {}
        const expected = decideAnswer(name, role, place)
        const { status, text } = await sendCall(world, name, headers, 't-01')
        const what = `${role} of ${place}: ${status} ${text.slice(0, 200)}`
        const isGone = MAY_BE_GONE.includes(status) && expected === 'allowed'
        if (expected === 'allowed' ? REFUSALS.includes(status) || status >= 500 : status !== expected) {
          faults.push(`instead of ${expected} ${what}`)
        } else if (expected === 'allowed' && status === 404 && !isGone) faults.push(what)
        if (place === 'side' && OF_TINY.test(text)) faults.push(`tells of another project: ${what}`)
      }
    }
    expect(faults).toEqual([])
  })

  it('ROL-4 lets nobody of the account’s own people do anything that no right stands for', () => {
    const open = NAMES.filter((name) => {
      const { audience, right }: Endpoint = ENDPOINTS[name]
      const isForStaff = !OPEN_RULES.includes(RULES[name])
      return isForStaff && right === undefined && audience !== 'device'
    })
    expect(open).toEqual([])
  })

  it('ROL-5 knows at once that a role was taken, also where a session and its answers were kept', async () => {
    const headers = logins.get('sales-tiny') ?? {}
    const ask = async () => (await portal.call('GET', '/bp/api/v1/units/t-01', { headers })).status
    expect([await ask(), await ask()]).toEqual([200, 200])
    await saveGrants(portal.database.kysely, 'sales-tiny', [])
    await new Promise((resolve) => setTimeout(resolve, portal.database.kind === 'postgres' ? 950 : 20))
    expect(await ask()).toBe(404)
  })
})
