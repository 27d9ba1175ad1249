import { DEFAULT_DEVICE_SETTINGS } from '#shared/contracts/entities/device.schema.ts'
import type { EndpointName } from '#server/gateway/handlers.types.ts'
import { getDesign } from './isolation-designs.ts'
import type { Target } from './isolation-table.ts'
import { PASSWORD } from './seed-test-portal.ts'
import {
  BUYER,
  dayAhead,
  DOCUMENT,
  getDeadline,
  getDocument,
  getFavorite,
  getModule,
  invitationTo,
  NOTHING,
  PERSON,
  PLAN,
  PROJECTS,
  PROPOSED,
  WISHES,
} from './isolation-facts.ts'
import type { IsolationWorld } from './isolation-world.ts'

const PASSWORDS = { password: 'a new password', password_confirmation: 'a new password' }

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
    project_id:
      /ProjectFlags|createDocument|createDeadline|saveDeadlineTemplate|ConfiguratorDesign|DesignDraft|DesignVersion|ProjectImage/.test(
        name,
      )
        ? PROJECTS[target]
        : 'tiny',
    unit_id: isSample ? 't-sample' : target,
    // Nobody's, so that everybody else keeps what they have.
    buyer_id: 'nobody',
    file_name: PLAN,
    variant_id: world.variants[target],
    favorite_id: world.favorites[target],
    link_id: world.wishLinks[target],
    presentation_id: world.presentations[target],
    proposal_id: world.proposals[target],
    deadline_id: world.deadlines[target],
    feed_id: world.feeds[target],
    design_id: world.designs[target],
    revision: '1',
    portal_id: 'bp',
    token: LINK_TOKEN,
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
    thread_id: world.threads[target],
    attachment_id: world.attachments[target],
    module_id: world.modules[target],
    image_id: world.images[target],
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
    getConfiguratorDesign: '?portal_id=bp',
    combinePicture: '?room=hall-picture&floor=stone',
    listLayers: '?room=hall-picture&floor=stone',
  }
  return queries[name] ?? ''
}

/** A body that fits the contract, so that access alone can refuse the call; undefined = it has none. */
export function makeBody(name: EndpointName, target: Target, world: IsolationWorld): unknown {
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
    createMessageThread: { message_thread: { subject: 'Door', body: 'Which side?' } },
    replyToThread: { body: 'Please' },
    createBuyerLabel: { buyer_label: { item_type: 'message_thread', item_id: world.threads[target], label: 'read' } },
    writeToUnits: { unit_ids: [target], subject: 'News', body: 'Dear {{name}}' },
    answerThread: { body: 'Yes', is_note: false },
    changeThread: { state: 'closed', revision: 1 },
    noteThreadRead: { position: 1 },
    createTextModule: getModule('unknown'),
    changeTextModule: getModule(target),
    createProposal: { note: '', change: PROPOSED },
    answerProposal: { item_ids: [], line_item_ids: [], takes_style: false },
    startActing: { buyer_id: BUYER[target], reason: 'By phone' },
    saveDeadline: { id: world.deadlines[target], completed: true, subject: 'Done', message: 'All chosen' },
    extendDeadline: { day: dayAhead(400), reason: 'Abroad' },
    createDeadline: getDeadline(target),
    updateDeadline: getDeadline(target),
    saveDeadlineTemplate: { revision: '', milestones: [], lines: [], is_trial: false },
    createCalendarFeed: { unit_id: null },
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
    changeProjectImage: { alt: { de: 'Die Küche' } },
    createConfiguratorDesign: getDesign(target),
    saveConfiguratorDesign: getDesign(target),
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
