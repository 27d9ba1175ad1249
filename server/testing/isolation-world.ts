import { DEFAULT_DEVICE_SETTINGS } from '#shared/contracts/entities/device.schema.ts'
import { findUnit, saveUnit } from '#server/projects/units.repository.ts'
import { saveUser } from '#server/identity/users.repository.ts'
import { tinyArchive } from '#server/catalogues/package/fixtures/tiny-archive.ts'
import { tinyCatalog } from '#server/catalogues/package/fixtures/tiny-catalog.ts'
import { tinyProject } from '#server/catalogues/package/fixtures/tiny-package.ts'
import { addDesign } from './isolation-designs.ts'
import { addEnquiry } from './isolation-enquiry.ts'
import { presented } from './isolation-presentation.ts'
import { OWNERS, type Caller, type Target } from './isolation-table.ts'
import { setPackageFlags } from './package-flags.ts'
import { type TestPortal, valueAt } from './test-portal.ts'
import { idIn, made } from './isolation-made.ts'
import { addDocumentFor, addImageFor, begunBy, sentBy, setFor } from './isolation-talk.ts'
import { BUYER, getFavorite, getModule, invitationTo, NOTHING, PLAN, PROPOSED, WISHES } from './isolation-facts.ts'

/** What exists for each target before anybody comes by: ids by target; 'unknown' has none. */
export interface IsolationWorld {
  readonly portal: TestPortal
  readonly headers: Readonly<Record<Caller, Readonly<Record<string, string>>>>
  readonly variants: Readonly<Record<Target, string>>
  readonly favorites: Readonly<Record<Target, string>>
  readonly wishLinks: Readonly<Record<Target, string>>
  readonly invitations: Readonly<Record<Target, string>>
  readonly mails: Readonly<Record<Target, string>>
  readonly sessions: Readonly<Record<Target, string>>
  readonly uploads: Readonly<Record<Target, string>>
  /** Files that somebody has sent and nothing names yet. */
  readonly files: Readonly<Record<Target, string>>
  readonly documents: Readonly<Record<Target, string>>
  readonly devices: Readonly<Record<Target, string>>
  readonly orders: Readonly<Record<Target, string>>
  readonly periods: Readonly<Record<Target, string>>
  readonly presentations: Readonly<Record<Target, string>>
  readonly proposals: Readonly<Record<Target, string>>
  readonly enquiries: Readonly<Record<Target, string>>
  readonly threads: Readonly<Record<Target, string>>
  /** Files of messages. */
  readonly attachments: Readonly<Record<Target, string>>
  readonly modules: Readonly<Record<Target, string>>
  /** Pictures of the media library of the unit's project. */
  readonly images: Readonly<Record<Target, string>>
  readonly deadlines: Readonly<Record<Target, string>>
  readonly feeds: Readonly<Record<Target, string>>
  readonly designs: Readonly<Record<Target, string>>
  /** Buyers of nothing, whom nobody misses. */
  readonly people: Readonly<Record<Target, string>>
}

const NONE: Readonly<Record<Target, string>> = { 't-01': 'x', 't-02': 'x', 'f-01': 'x', unknown: 'x' }

const INVITER: Readonly<Record<Target, Caller>> = {
  't-01': 'operator',
  't-02': 'operator',
  'f-01': 'boss',
  unknown: 'admin',
}

/** Files of the units, which an import that was tried out has put away. */
export async function addPlans({ database }: TestPortal): Promise<void> {
  for (const [target, accountId] of [
    ['t-01', 'demo'],
    ['t-02', 'demo'],
    ['f-01', 'partner'],
  ] as const) {
    const unit = await findUnit(database.kysely, target, { kind: 'account', accountId })
    if (unit === null) throw new Error(`There is no unit ${target}`)
    const createdAt = '2026-11-20T08:00:00.000Z'
    const attachments = [{ id: 'plan', role: 'floor_plan', url: `/private-files/${PLAN}`, createdAt }]
    await saveUnit(database.kysely, { ...unit, attachments }, createdAt)
  }
  // There a unit that was just asked for is believed for as long.
  if (database.kind === 'postgres') await new Promise((resolve) => setTimeout(resolve, 2_100))
}

/** Logs everybody in and makes one of everything for each unit. */
export async function makeWorld(portal: TestPortal): Promise<IsolationWorld> {
  const logIn = (name: string) => portal.logIn(`${name}@example.com`)
  const headers: Record<Caller, Readonly<Record<string, string>>> = {
    nobody: {},
    kiosk: {},
    anna: await logIn('anna'),
    ben: await logIn('ben'),
    operator: await logIn('operator'),
    admin: await logIn('admin'),
    boss: await logIn('boss'),
  }
  const world = { portal, headers, variants: { ...NONE }, favorites: { ...NONE }, wishLinks: { ...NONE } }
  const rest = {
    invitations: { ...NONE },
    mails: { ...NONE },
    sessions: { ...NONE },
    uploads: { ...NONE },
    files: { ...NONE },
    documents: { ...NONE },
    devices: { ...NONE },
    orders: { ...NONE },
    periods: { ...NONE },
    presentations: { ...NONE },
    proposals: { ...NONE },
    enquiries: { ...NONE },
    threads: { ...NONE },
    attachments: { ...NONE },
    modules: { ...NONE },
    images: { ...NONE },
    deadlines: { ...NONE },
    feeds: { ...NONE },
    designs: { ...NONE },
    people: { ...NONE },
  }
  for (const name of ['bp', 'mp'] as const) await setPackageFlags(portal, name, { buyerFavorites: true })
  for (const target of ['t-01', 't-02', 'f-01'] as const) {
    const by = headers[INVITER[target]]
    const unit = `/bp/api/v1/units/${target}`
    const variants = await made(portal, `${unit}/configuration_variants`, by, { name: 'Mine', ...NOTHING })
    world.variants[target] = idIn(variants, 'configuration_variants', '0', 'id')
    const favorite = await made(portal, `${unit}/buyer_favorites`, by, getFavorite(target))
    world.favorites[target] = idIn(favorite, 'id')
    rest.orders[target] = await orderedAndOpened(portal, await logIn(BUYER[target]), target)
    const acting = { buyer_id: BUYER[target], reason: 'By phone' }
    rest.periods[target] = idIn(await made(portal, `${unit}/acting_periods`, by, acting), 'id')
    const proposal = { note: '', change: PROPOSED }
    rest.proposals[target] = idIn(await made(portal, `${unit}/proposals`, by, proposal), 'id')
    rest.deadlines[target] = await setFor(portal, by, target)
    const owner = OWNERS[target]
    rest.enquiries[target] = await addEnquiry(portal, target)
    const thread = await begunBy(portal, await logIn(BUYER[target]), target)
    rest.threads[target] = idIn(thread, 'id')
    rest.attachments[target] = idIn(thread, 'messages', '0', 'attachments', '0', 'id')
    rest.modules[target] = idIn(await made(portal, `/bp/api/v1/account/text_modules`, by, getModule(target)), 'id')
    rest.presentations[target] = await presented(portal, target)
    // Buyers alone have any.
    if (owner !== null && owner !== 'boss')
      world.wishLinks[target] = idIn(await made(portal, `${unit}/wish_list_links`, headers[owner], WISHES), 'id')
    const invitation = await made(portal, '/bp/api/v1/account/invitations', by, invitationTo(target, `new-${target}`))
    rest.invitations[target] = idIn(invitation, 'id')
    rest.mails[target] = idIn(await portal.call('GET', '/bp/api/v1/mails', { headers: by }), '0', 'id')
    rest.people[target] = await addPerson(portal, target)
    rest.devices[target] = (await pairedDevice(portal, headers[target === 'f-01' ? 'boss' : 'admin'])).id
    rest.images[target] = await addImageFor(portal, by, target)
    rest.documents[target] = await addDocumentFor(portal, by, target)
    rest.designs[target] = await addDesign(portal, by, target)
    if (owner === null) continue
    rest.files[target] = await sentBy(portal, headers[owner], owner === 'boss' ? null : target)
    rest.feeds[target] = idIn(await made(portal, '/bp/api/v1/calendar_feeds', headers[owner], { unit_id: null }), 'id')
    rest.sessions[target] = await anotherSession(portal, owner, headers[owner])
  }
  const kiosk = await pairedDevice(portal, headers.admin)
  headers.kiosk = { authorization: `Bearer ${kiosk.token}` }
  await portal.call('PUT', `/bp/api/v1/account/devices/${kiosk.id}`, {
    headers: headers.admin,
    body: { revision: 0, name: 'Foyer', settings: { ...DEFAULT_DEVICE_SETTINGS, project_id: 'tiny' } },
  })
  for (const [target, by, archive] of [
    ['t-01', 'operator', await tinyArchive()],
    ['t-02', 'admin', await tinyArchive()],
    ['f-01', 'boss', await farArchive()],
  ] as const) {
    rest.uploads[target] = await uploadedBy(portal, headers[by], archive)
  }
  return { ...world, ...rest }
}

/** An order of the unit, which is open again, so that everything else can be done with it. */
async function orderedAndOpened(portal: TestPortal, by: Readonly<Record<string, string>>, target: Target) {
  const unit = `/bp/api/v1/units/${target}`
  for (const [revision, status] of ['completed', 'pending'].entries()) {
    await made(portal, `${unit}/completions`, { ...by, 'if-match': `"${revision}"` }, { message: '', status })
  }
  const { json } = await portal.call('GET', `${unit}/orders`, { headers: by })
  const id = valueAt(json, '0', 'id')
  if (typeof id !== 'string') throw new Error(`No order: ${JSON.stringify(json)}`)
  return id
}

async function addPerson({ database }: TestPortal, target: Target): Promise<string> {
  const id = `spare-${target}`
  const accountId = target === 'f-01' ? 'partner' : 'demo'
  const name = { firstName: 'Spare', lastName: 'Person', mobile: null, passwordHash: null, disabledAt: null }
  const person = { id, accountId, email: `${id}@example.com`, group: 'buyer', role: 'buyer', ...name } as const
  await saveUser(database.kysely, person, '2026-11-20T08:00:00.000Z')
  return id
}

/** A kiosk of the account of the admin who asks. */
async function pairedDevice(portal: TestPortal, by: Readonly<Record<string, string>>) {
  const pairing = await made(portal, '/bp/api/v1/account/device_pairings', by, { name: 'Foyer' })
  const code = idIn(pairing, 'code')
  const device = await made(portal, '/api/v1/device_pairings', {}, { code, program_version: '1.0.0' })
  return { id: idIn(device, 'device_id'), token: idIn(device, 'token') }
}

async function uploadedBy({ url }: TestPortal, login: Readonly<Record<string, string>>, archive: Buffer) {
  const headers = { ...login, 'content-type': 'application/zip' }
  const answer = await fetch(`${url}/bp/api/v1/account/project_uploads`, { method: 'POST', headers, body: archive })
  const id = valueAt(await answer.json(), 'id')
  if (typeof id !== 'string') throw new Error(`Not uploaded: ${answer.status}`)
  return id
}

/** The project of the other account, with another name: importing it is a change. */
function farArchive(): Promise<Buffer> {
  const project = tinyProject()
  const units = project.units.slice(0, 1).map((unit) => ({ ...unit, id: 'f-01', slug: 'far-01' }))
  const catalog = { ...tinyCatalog(), variants: [] }
  return tinyArchive({ ...project, id: 'far', slug: 'far-houses', name: 'Far', units }, catalog)
}

/** A session besides the one that the calls are made with. */
async function anotherSession(portal: TestPortal, owner: Caller, headers: Readonly<Record<string, string>>) {
  await portal.logIn(`${owner}@example.com`)
  const { json } = await portal.call('GET', '/bp/api/v1/sessions', { headers })
  const other = Object.values(json).find((session) => valueAt(session, 'is_current') === false)
  const id = valueAt(other, 'id')
  if (typeof id !== 'string') throw new Error(`No other session: ${JSON.stringify(json)}`)
  return id
}
