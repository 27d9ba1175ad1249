import type { Portal } from '#shared/contracts/primitives.ts'
import type { Namespace } from '#renderer/i18n/resources.types.ts'

const BUYERS: readonly Portal[] = ['bp']
const VISITORS: readonly Portal[] = ['mp']
const BOTH: readonly Portal[] = ['bp', 'mp']
/** For those who run the portal: no project's pages. */
const NONE: readonly Portal[] = []

/** In which portal's pages, dialogs and notices the texts are: what a project may say in its own words there. */
const PORTALS_OF: Readonly<Record<Namespace, readonly Portal[]>> = {
  access: BOTH,
  acting: NONE,
  admin: NONE,
  'admin-audit': NONE,
  'admin-deadlines': NONE,
  'admin-devices': NONE,
  'admin-documents': NONE,
  'admin-enquiries': NONE,
  'admin-findings': NONE,
  'admin-mails': NONE,
  'admin-messages': NONE,
  'admin-orders': NONE,
  'admin-people': NONE,
  'admin-projects': NONE,
  'admin-unit': NONE,
  'admin-units': NONE,
  budget: BOTH,
  checkout: BOTH,
  common: BOTH,
  configurator: BOTH,
  consent: VISITORS,
  dashboard: BOTH,
  'dashboard-items': BOTH,
  'dashboard-unit': BOTH,
  deadlines: BOTH,
  'design-lines': BOTH,
  documents: BOTH,
  drafts: BOTH,
  editor: NONE,
  'editor-look': NONE,
  errors: BOTH,
  files: BOTH,
  footer: BOTH,
  inbox: BOTH,
  kiosk: VISITORS,
  legal: BOTH,
  locks: BOTH,
  login: BOTH,
  messages: BOTH,
  orders: BUYERS,
  outbox: NONE,
  presentation: BOTH,
  price: BOTH,
  product: BOTH,
  proposals: BUYERS,
  prospects: VISITORS,
  residence: BUYERS,
  rules: BOTH,
  'saving-notices': BOTH,
  session: BOTH,
  settings: BOTH,
  setup: NONE,
  share: BOTH,
  style: BOTH,
  terms: BUYERS,
  together: BUYERS,
  tracking: NONE,
  units: BOTH,
  update: BOTH,
  upgrades: BOTH,
  variants: BOTH,
  wishes: BOTH,
}

/** The namespaces of a portal, in the order of their names. */
export function listNamespaces(portal: Portal): readonly string[] {
  return Object.entries(PORTALS_OF)
    .filter(([, portals]) => portals.includes(portal))
    .map(([name]) => name)
    .sort()
}
