import * as z from 'zod/mini'
import { DEFAULT_DEVICE_SETTINGS } from '#shared/contracts/entities/device.schema.ts'
import { MarketingProjectSchema } from '#shared/contracts/entities/marketing-project.schema.ts'
import { UnitSummarySchema } from '#shared/contracts/entities/unit.schema.ts'
import type { Endpoint } from '#shared/contracts/http/endpoint.ts'
import { ENDPOINTS } from '#shared/contracts/http/index.ts'
import { BUYERS, bearer, freeItems, getCatalogue, getConfiguration, logIn } from '#tests/support/api-client.ts'
import { pairKiosk } from '#tests/support/pair-kiosk.ts'
import type { ValidCall } from './malformed-requests.ts'

const UNIT = 'a-12'
const DESIGN = {
  configurator_design: {
    theme: 'light',
    styling_simple: { primary_color_main: '#00456F' },
    styling_advanced: '',
    translations: [{ locale: 'de', key: 'login:title', text: 'Willkommen' }],
    revision: 0,
    is_draft: false,
    dashboard_version: 'custom',
    buyer_portal_dashboard: [{ type: 'TextElement', params: { text: 'Willkommen' } }],
    buyer_portal_dashboard_menu: 'left',
  },
}
const UnitsSchema = z.array(UnitSummarySchema)

/** For each endpoint a call of Ben's that the server would accept, and what it must not accept from him. */
export async function validCalls(url: string): Promise<ValidCall[]> {
  const token = await logIn(url, BUYERS.ben.email)
  // Logging out for real would end the other calls' session.
  const otherToken = await logIn(url, BUYERS.ben.email)
  const foreignUnits = await foreignUnitIds(url)
  const bodies = await getBodies(url, token)
  const sampleUnit = await sampleUnitId(url)
  const kiosk = await pairKiosk(url)
  const revision = (await getConfiguration(url, token, UNIT)).revision

  return Object.values<Endpoint>(ENDPOINTS).map((endpoint) => {
    const isSample = endpoint.path.includes('/sample_units/') || /^\/mp\/.*\/units\//.test(endpoint.path)
    const params: Record<string, string> = {
      account_id: 'demo',
      project_id: 'lindenhof',
      unit_id: isSample ? sampleUnit : UNIT,
      // Fits the contract and opens nothing.
      configuration_token: 'A'.repeat(22),
      short_code: 'A'.repeat(10),
      file_name: `${'a'.repeat(64)}.pdf`,
      portal_id: 'bp',
      revision: '1',
    }
    const names = Object.keys(endpoint.params.shape)
    return {
      endpoint,
      params: Object.fromEntries(names.map((name) => [name, params[name] ?? 'x'])),
      query: makeQuery(endpoint),
      headers: {
        ...loginFor(endpoint, { user: endpoint.name === 'revokeToken' ? otherToken : token, kiosk }),
        ...(endpoint.write === 'revisioned' ? { 'if-match': `"${revision}"` } : {}),
      },
      body: bodies.valid[endpoint.name] ?? null,
      refusedBodies: bodies.refused[endpoint.name] ?? [],
      foreignIds: endpoint.audience === 'unit' ? foreignUnits : names.includes('project_id') ? ['hafenkontor'] : [],
    }
  })
}

function loginFor({ audience }: Endpoint, tokens: { readonly user: string; readonly kiosk: string }) {
  if (audience === 'public') return {}
  return bearer(audience === 'device' ? tokens.kiosk : tokens.user)
}

function makeQuery(endpoint: Endpoint): Record<string, string> {
  if (endpoint.path.startsWith('/merger/')) return { room: 'bathroom' }
  if (endpoint.name === 'getConfiguratorDesign') return { portal_id: 'bp' }
  if (endpoint.name === 'getTrackingReport') return { from: '2026-11-01', to: '2026-11-20' }
  // Without the account, any tenant's marketing pages are public.
  return endpoint.name === 'getMarketingProject' ? { account_id: 'demo' } : {}
}

async function foreignUnitIds(url: string): Promise<string[]> {
  const units = await Promise.all(
    [BUYERS.paul.email, BUYERS.anna.email].map(async (email) => {
      const answer = await fetch(`${url}/bp/api/v1/units`, { headers: bearer(await logIn(url, email)) })
      return z.parse(UnitsSchema, await answer.json())
    }),
  )
  return units.flat().flatMap((unit) => (unit.slug === UNIT ? [unit.id] : [unit.id, unit.slug]))
}

async function sampleUnitId(url: string): Promise<string> {
  const answer = await fetch(`${url}/mp/api/v1/projects/lindenhof?deep=true&account_id=demo`)
  const unit = z.parse(MarketingProjectSchema, await answer.json()).sample_units[0]
  if (!unit) throw new Error('The sample project has no sample unit')
  return unit.id
}

interface Bodies {
  valid: Record<string, unknown>
  refused: Record<string, unknown[]>
}

async function getBodies(url: string, token: string): Promise<Bodies> {
  const catalogue = await getCatalogue(url, token, UNIT)
  const item = freeItems(catalogue)[0]
  const lineItem = catalogue.room_book.sections
    .flatMap((section) => section.sub_sections.flatMap((sub) => sub.line_items))
    .find((entry) => entry.optional)
  const group = catalogue.design_line_groups[0]
  const room = catalogue.rooms[0]
  const line = group?.design_lines[0]
  if (!item || !lineItem || !group || !room || !line) throw new Error('The sample catalogue lacks what the calls need')
  const chosen = item.options.find((option) => option.product_id !== item.default_product_id)?.product_id ?? ''
  const isFixedQuantity = item.quantity_range === null
  const selections = { [item.id]: { product_id: chosen } }
  const activations = { [lineItem.id]: { activated: true } }
  const lines = [{ project_room_id: room.id, design_line_id: line.id, design_line_group_id: group.id }]
  const refusedSelections: unknown[] = [
    { 'no-such-item': { product_id: chosen } },
    { [item.id]: { product_id: 'no-such-product' } },
    { [item.id]: { product_id: chosen }, 'no-such-item': { product_id: chosen } },
    ...(isFixedQuantity ? [{ [item.id]: { product_id: chosen, quantity: 99_999 } }] : []),
  ]
  const refusedActivations = [
    { 'no-such-line-item': { activated: true } },
    { ...activations, nothing: { activated: false } },
  ]
  const refusedLines = [
    [{ project_room_id: 'no-such-room', design_line_id: line.id, design_line_group_id: group.id }],
    [{ project_room_id: room.id, design_line_id: 'no-such-line', design_line_group_id: group.id }],
    [{ project_room_id: room.id, design_line_id: line.id, design_line_group_id: 'no-such-group' }],
  ]
  const noSelections = { buyer_selections: {}, buyer_line_item_activations: {}, buyer_design_line_selections: [] }
  return {
    valid: {
      createToken: { email: BUYERS.ben.email, password: 'wrong-password', account_id: 'demo' },
      saveConfiguration: {
        buyer_selections: selections,
        buyer_line_item_activations: activations,
        buyer_design_line_selections: lines,
      },
      saveBuyerSelections: { buyer_selections: selections },
      saveLineItemActivations: { buyer_line_item_activations: activations },
      saveDesignLineSelections: { buyer_design_line_selections: lines },
      createCompletion: { message: 'Done', status: 'completed' },
      createProspectConfiguration: prospectBody({ 'no-such-item': { product_id: chosen } }),
      createTakeHomeLink: { configuration: prospectBody({ 'no-such-item': { product_id: chosen } }).configuration },
      createVariant: { name: 'Warm', ...noSelections },
      updateVariant: { name: 'Cold' },
      createWishLink: wishes(item.id, chosen),
      createSampleWishLink: wishes('no-such-item', chosen),
      saveBudget: { amount: 3_000_000, kept_item_ids: [] },
      // Ben is a buyer: refused, whatever it says.
      createConfiguratorDesign: DESIGN,
      saveConfiguratorDesign: DESIGN,
      saveProjectFlags: { revision: 0, flags: [{ name: 'showSku', portal_id: 'bp', is_on: false }] },
      createTrackingEvent: { tracking_event: trackingEvent() },
      ...kioskBodies(),
      ...identityBodies(),
    },
    refused: {
      createToken: [
        { email: 'nobody@example.com', password: 'x' },
        { email: BUYERS.ben.email, password: `${'x'.repeat(1_000)}` },
        { email: BUYERS.paul.email, password: 'lindenhof-demo', account_id: 'demo' },
      ],
      saveConfiguration: [
        ...refusedSelections.map((entry) => ({ buyer_selections: entry })),
        ...refusedActivations.map((entry) => ({ buyer_selections: selections, buyer_line_item_activations: entry })),
        ...refusedLines.map((entry) => ({ buyer_selections: selections, buyer_design_line_selections: entry })),
      ],
      saveBuyerSelections: refusedSelections.map((entry) => ({ buyer_selections: entry })),
      saveLineItemActivations: refusedActivations.map((entry) => ({ buyer_line_item_activations: entry })),
      saveDesignLineSelections: refusedLines.map((entry) => ({ buyer_design_line_selections: entry })),
      createCompletion: [{ message: 'Nothing to reopen', status: 'pending' }],
      createProspectConfiguration: refusedSelections.map(prospectBody),
      createTakeHomeLink: refusedSelections.map((entry) => ({ configuration: prospectBody(entry).configuration })),
      createWishLink: [wishes('no-such-item', chosen), wishes(item.id, 'no-such-product')],
      createSampleWishLink: [wishes('no-such-item', 'no-such-product')],
      createVariant: refusedSelections.map((entry) => ({ name: 'No', ...noSelections, buyer_selections: entry })),
      updateVariant: refusedSelections.map((entry) => ({ selections: { ...noSelections, buyer_selections: entry } })),
    },
  }
}

function wishes(itemId: string, productId: string) {
  return { wishes: [{ room_book_sub_line_item_id: itemId, product_id: productId }] }
}

/**
 * Fits the contract, and is refused for several reasons: it would be stored if it were right, so no single damage may
 * put it right.
 */
function prospectBody(selections: unknown) {
  return {
    email: 'vera@example.com',
    name: 'Vera Klein',
    subject: 'Meine Konfiguration',
    comment: '',
    contact: { first_name: 'Vera', last_name: 'Klein', phone: '+49 761 5550142' },
    requests_contact: false,
    configuration: {
      buyer_selections: selections,
      buyer_line_item_activations: { 'no-such-line-item': { activated: true } },
      buyer_design_line_selections: [],
      preview_image_urls: ['/merger/v1/demo/lindenhof/combine?room=bathroom'],
    },
    checksum: '0'.repeat(64),
    locale: 'de',
  }
}

/** Fits the contract; there is no such project, so nothing is stored. */
function trackingEvent() {
  return {
    project_id: 'no-such-project',
    unit_id: 'no-such-unit',
    event_type: 'product_chosen',
    event_label: 'an-item',
    event_value: 'a-product',
    checksum: null,
    correlation_id: '0'.repeat(32),
    system_id: 'demo',
    portal_id: 'mp',
    event_url: '/mp/demo/lindenhof/sample/configurator',
  }
}

/** A code that opens nothing; a report that would be kept; what admins set, by Ben, who is none. */
function kioskBodies(): Record<string, unknown> {
  return {
    pairDevice: { code: 'BBBBBBBB', program_version: '1.0.0' },
    reportDevice: {
      program_version: '1.0.0',
      manifest_revision: null,
      synchronised_at: '2026-11-20T08:00:00.000Z',
      cache_bytes: 1,
      free_bytes: null,
      outbox_length: 0,
      outbox_refused: 0,
      errors: [{ code: 'DISK_FULL', at: '2026-11-20T08:00:00.000Z' }],
    },
    createPairingCode: { name: 'Foyer' },
    saveDevice: { revision: 0, name: 'Foyer', settings: DEFAULT_DEVICE_SETTINGS, staff_pin: '246813' },
    orderDevice: { order: 'restart' },
  }
}

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

/** Of Ben, a buyer; whatever would let somebody in names a token that opens nothing. */
function identityBodies(): Record<string, unknown> {
  const token = 'A'.repeat(43)
  const passwords = { password: 'a new password', password_confirmation: 'a new password' }
  const person = { first_name: 'Nora', last_name: 'Neu' }
  const consents = { accepted_terms: true, accepted_privacy_policy: true }
  return {
    createAccessToken: { auth_token: token },
    createRegistration: { token, id: 'x', email: 'nora@example.com', ...person, ...passwords, ...consents },
    requestPasswordReset: { email: 'nobody@example.com', account_id: 'demo', locale: 'de' },
    acceptInvitation: {},
    sendSetupMail: { email: 'nobody@example.com', locale: 'de' },
    createSetup: SETUP,
    resetPassword: passwords,
    changePassword: { current_password: 'wrong', ...passwords },
    updateProfile: { ...person, mobile: null, language: 'en', theme: 'dark', notifications: { messages: false } },
    requestDeletion: { message: 'Please' },
    createInvitation: { email: 'nora@example.com', ...person, group: 'buyer', unit_ids: ['a-12'], locale: 'de' },
    resendInvitation: { locale: 'de' },
    createLoginLink: { user_id: 'user-anna', kind: 'auth_token', deep_link: '/lindenhof/a-12/dashboard' },
  }
}
