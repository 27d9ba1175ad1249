import { DEFAULT_DEVICE_SETTINGS } from '#shared/contracts/entities/device.schema.ts'
import { findUnit, saveUnit } from '#server/projects/units.repository.ts'
import { saveUser } from '#server/identity/users.repository.ts'
import type { EndpointName } from '#server/gateway/handlers.types.ts'
import { tinyArchive } from '#server/catalogues/package/fixtures/tiny-archive.ts'
import { tinyCatalog } from '#server/catalogues/package/fixtures/tiny-catalog.ts'
import { tinyProject } from '#server/catalogues/package/fixtures/tiny-package.ts'
import { addEnquiry } from './isolation-enquiry.ts'
import { presented } from './isolation-presentation.ts'
import { OWNERS, type Caller, type Target } from './isolation-table.ts'
import { setPackageFlags } from './package-flags.ts'
import { PASSWORD } from './seed-test-portal.ts'
import { type TestAnswer, type TestPortal, valueAt } from './test-portal.ts'

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
  /** Buyers of nothing, whom nobody misses. */
  readonly people: Readonly<Record<Target, string>>
}

const NOTHING = { buyer_selections: {}, buyer_line_item_activations: {}, buyer_design_line_selections: [] }
const PROPOSED = {
  buyer_selections: {
    'hall-floor': { product_id: 'stone', quantity: null },
    'hall-skirting': { product_id: 'stone-skirting', quantity: null },
  },
  buyer_line_item_activations: {},
  buyer_design_line_selections: null,
}
const DOCUMENT = { role: 'floor_plan', visibility: 'private', names: { de: 'Plan', en: null } }
const PASSWORDS = { password: 'a new password', password_confirmation: 'a new password' }
const PERSON = { first_name: 'Nora', last_name: 'Neu' }
const DEVICE_REPORT = {
  program_version: '1.0.0',
  manifest_revision: null,
  synchronised_at: null,
  cache_bytes: 0,
  free_bytes: null,
  outbox_length: 0,
  outbox_refused: 0,
  errors: [],
}
const WISHES = { wishes: [{ room_book_sub_line_item_id: 'hall-floor', product_id: 'stone' }] }
/** Fits the contract and opens nothing. */
const LINK_TOKEN = 'A'.repeat(43)
const SETUP = {
  account_name: 'Bau GmbH',
  account_id: 'bau',
  postal_address: 'Weg 1',
  imprint: '',
  privacy_notice: '',
  first_name: 'Carla',
  last_name: 'Vogt',
  email: 'carla@example.com',
  password: 'ein gutes Kennwort',
  language: 'de',
  project: 'own',
}
const NONE: Readonly<Record<Target, string>> = { 't-01': 'x', 't-02': 'x', 'f-01': 'x', unknown: 'x' }

const PROJECTS: Readonly<Record<Target, string>> = { 't-01': 'tiny', 't-02': 'tiny', 'f-01': 'far', unknown: 'x' }

/** Buyers of the units, and who invites into their account. */
const BUYER: Readonly<Record<Target, string>> = { 't-01': 'anna', 't-02': 'ben', 'f-01': 'paul', unknown: 'nobody' }
const INVITER: Readonly<Record<Target, Caller>> = {
  't-01': 'operator',
  't-02': 'operator',
  'f-01': 'boss',
  unknown: 'admin',
}

/** What each unit has for its own people alone. */
const PLAN = `${'a'.repeat(64)}.pdf`

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
    const owner = OWNERS[target]
    rest.enquiries[target] = await addEnquiry(portal, target)
    rest.presentations[target] = await presented(portal, target)
    // Buyers alone have any.
    if (owner !== null && owner !== 'boss')
      world.wishLinks[target] = idIn(await made(portal, `${unit}/wish_list_links`, headers[owner], WISHES), 'id')
    const invitation = await made(portal, '/bp/api/v1/account/invitations', by, invitationTo(target, `new-${target}`))
    rest.invitations[target] = idIn(invitation, 'id')
    rest.mails[target] = idIn(await portal.call('GET', '/bp/api/v1/mails', { headers: by }), '0', 'id')
    rest.people[target] = await addPerson(portal, target)
    rest.devices[target] = (await pairedDevice(portal, headers[target === 'f-01' ? 'boss' : 'admin'])).id
    rest.documents[target] = await addDocumentFor(portal, by, target)
    if (owner !== null) rest.files[target] = await sentBy(portal, headers[owner], owner === 'boss' ? null : target)
    if (owner !== null) rest.sessions[target] = await anotherSession(portal, owner, headers[owner])
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

/** The project of the other account, with another name: importing it is a change. */
function farArchive(): Promise<Buffer> {
  const project = tinyProject()
  const units = project.units.slice(0, 1).map((unit) => ({ ...unit, id: 'f-01', slug: 'far-01' }))
  const catalog = { ...tinyCatalog(), variants: [] }
  return tinyArchive({ ...project, id: 'far', slug: 'far-houses', name: 'Far', units }, catalog)
}

async function uploadedBy({ url }: TestPortal, login: Readonly<Record<string, string>>, archive: Buffer) {
  const headers = { ...login, 'content-type': 'application/zip' }
  const answer = await fetch(`${url}/bp/api/v1/account/project_uploads`, { method: 'POST', headers, body: archive })
  const id = valueAt(await answer.json(), 'id')
  if (typeof id !== 'string') throw new Error(`Not uploaded: ${answer.status}`)
  return id
}

/** A file of somebody's that nothing names yet; `unitId` null = staff sent it. */
async function sentBy({ url }: TestPortal, login: Readonly<Record<string, string>>, unitId: string | null) {
  const path = unitId === null ? 'account' : `units/${unitId}`
  const address = `${url}/bp/api/v1/${path}/uploads?file_name=plan.pdf`
  const headers = { ...login, 'content-type': 'application/octet-stream' }
  const answer = await fetch(address, { method: 'POST', headers, body: `%PDF-1.7 ${unitId}` })
  const id = valueAt(await answer.json(), 'id')
  if (typeof id !== 'string') throw new Error(`Not sent: ${answer.status}`)
  return id
}

/** A document of the unit for its buyers. */
async function addDocumentFor(portal: TestPortal, by: Readonly<Record<string, string>>, target: Target) {
  const body = { ...getDocument(target), upload_id: await sentBy(portal, by, null) }
  return idIn(await made(portal, `/bp/api/v1/account/projects/${PROJECTS[target]}/documents`, by, body), 'id')
}

function getDocument(target: Target) {
  const place = { building_id: null, unit_id: target, room_id: null }
  return { ...DOCUMENT, ...place, upload_id: 'x', tells_buyers: false }
}

async function made(portal: TestPortal, path: string, headers: Readonly<Record<string, string>>, body: unknown) {
  const answer = await portal.call('POST', path, { headers, body })
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`)
  return answer
}

function idIn(answer: TestAnswer, ...path: readonly string[]): string {
  const id = valueAt(answer.json, ...path)
  if (typeof id !== 'string') throw new Error(`No id at ${path.join('.')}: ${answer.text}`)
  return id
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

function getFavorite(target: Target) {
  return { room_book_sub_line_item_id: 'hall-floor', product_id: 'stone', buyer_id: BUYER[target] }
}

function invitationTo(target: Target, name: string) {
  return { email: `${name}@example.com`, ...PERSON, group: 'buyer', unit_ids: [target], locale: 'de' }
}

/** Values of a path's parameters. */
export function makeParams(
  name: EndpointName,
  world: IsolationWorld,
  target: Target,
): Readonly<Record<string, string>> {
  const isSample =
    name === 'getSampleUnit' ||
    name === 'getSampleCatalogue' ||
    name.endsWith('ProspectConfiguration') ||
    name === 'createTakeHomeLink' ||
    name === 'createSampleWishLink'
  return {
    account_id: 'demo',
    project_id: name.endsWith('ProjectFlags') || name === 'createDocument' ? PROJECTS[target] : 'tiny',
    unit_id: isSample ? 't-sample' : target,
    // Nobody's, so that everybody else keeps what they have.
    buyer_id: 'nobody',
    file_name: PLAN,
    variant_id: world.variants[target],
    favorite_id: world.favorites[target],
    link_id: world.wishLinks[target],
    presentation_id: world.presentations[target],
    proposal_id: world.proposals[target],
    invitation_id: world.invitations[target],
    mail_id: world.mails[target],
    session_id: world.sessions[target],
    device_id: world.devices[target],
    upload_id: world.uploads[target],
    file_id: world.files[target],
    document_id: world.documents[target],
    version: '1',
    archive_id: 'x',
    order_id: world.orders[target],
    period_id: world.periods[target],
    enquiry_id: world.enquiries[target],
    user_id: world.people[target],
    configuration_token: 'A'.repeat(22),
    short_code: 'A'.repeat(10),
    invitation_token: LINK_TOKEN,
    reset_token: LINK_TOKEN,
    setup_token: LINK_TOKEN,
  }
}

/** A query for the calls that need one, with its question mark. */
export function makeQuery(name: EndpointName): string {
  const queries: Partial<Record<EndpointName, string>> = {
    getTrackingReport: '?from=2026-11-01&to=2026-11-20',
    listMarketingProjects: '?account_id=demo',
    downloadDocumentsArchive: '?until=1&signature=x',
    createUnitUpload: '?file_name=plan.pdf',
    createStaffUpload: '?file_name=plan.pdf',
    combinePicture: '?room=hall-picture&floor=stone',
    listLayers: '?room=hall-picture&floor=stone',
  }
  return queries[name] ?? ''
}

/** A body that fits the contract, so that access alone can refuse the call; undefined = it has none. */
export function makeBody(name: EndpointName, target: Target): unknown {
  const bodies: Partial<Record<EndpointName, unknown>> = {
    createToken: { email: 'nobody@example.com', password: PASSWORD },
    createAccessToken: { auth_token: LINK_TOKEN },
    createRegistration: { token: LINK_TOKEN, id: 'x', email: 'x@example.com', ...PERSON, ...PASSWORDS },
    acceptInvitation: {},
    sendSetupMail: { email: 'nobody@example.com', locale: 'de' },
    createSetup: SETUP,
    requestPasswordReset: { email: 'nobody@example.com', account_id: 'demo', locale: 'de' },
    resetPassword: PASSWORDS,
    changePassword: { current_password: 'wrong', ...PASSWORDS },
    updateProfile: { language: 'en' },
    requestDeletion: { message: 'Please' },
    createInvitation: invitationTo(target, `more-${target}`),
    resendInvitation: { locale: 'de' },
    remindUnits: { unit_ids: [target], is_trial: false },
    updatePerson: { ...PERSON, email: `spare-${target}@example.com`, group: 'buyer', roles: [] },
    setPersonAccess: { is_disabled: true },
    sendMailAgain: {},
    changeEnquiry: { revision: 1, state: 'in_work' },
    addEnquiryNote: { text: 'Called back' },
    openEnquiry: {},
    createLoginLink: { user_id: BUYER[target], kind: 'auth_token' },
    saveConfiguration: NOTHING,
    saveBuyerSelections: { buyer_selections: {} },
    saveLineItemActivations: { buyer_line_item_activations: {} },
    saveDesignLineSelections: { buyer_design_line_selections: [] },
    createCompletion: { message: 'Done', status: 'completed' },
    resetChoices: { variant_name: 'Before' },
    saveUnitSale: {
      revision: 0,
      sales_status: 'SOLD',
      reserved_until: null,
      reserved_for: '',
      featured: false,
      note: '',
    },
    createProposal: { note: '', change: PROPOSED },
    answerProposal: { item_ids: [], line_item_ids: [], takes_style: false },
    startActing: { buyer_id: BUYER[target], reason: 'By phone' },
    takeOrderStep: { step: 'confirmed', revision: 2, reason: '' },
    askForReopening: { reason: 'Please' },
    noteDocumentOpened: { version: 1 },
    createDocument: getDocument(target),
    addDocumentVersion: { upload_id: 'x', tells_buyers: false },
    changeDocument: DOCUMENT,
    createVariant: { name: 'Warm', ...NOTHING },
    updateVariant: { name: 'Cold' },
    createFavorite: getFavorite(target),
    createWishLink: WISHES,
    createSampleWishLink: WISHES,
    saveBudget: { amount: 100, kept_item_ids: [] },
    createProspectConfiguration: {},
    createPresentation: { ...NOTHING, name: 'Somebody', email: null, locale: 'de' },
    createTakeHomeLink: { configuration: { ...NOTHING, preview_image_urls: [] } },
    saveProjectFlags: { revision: 0, flags: [{ name: 'showSku', portal_id: 'bp', is_on: false }] },
    pairDevice: { code: 'BBBBBBBB', program_version: '1.0.0' },
    reportDevice: DEVICE_REPORT,
    createPairingCode: { name: 'Foyer' },
    saveDevice: { revision: 0, name: 'Foyer', settings: DEFAULT_DEVICE_SETTINGS },
    orderDevice: { order: 'synchronise' },
    createTrackingEvent: {
      tracking_event: {
        project_id: 'tiny',
        unit_id: 't-sample',
        event_type: 'unit_opened',
        event_label: '',
        event_value: '',
        checksum: null,
        correlation_id: null,
        system_id: 'demo',
        portal_id: 'mp',
        event_url: '/mp/demo/tiny/sample',
      },
    },
  }
  return bodies[name]
}
