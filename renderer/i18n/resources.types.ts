import 'i18next'
import type { texts as access } from './de/access.ts'
import type { texts as admin } from './de/admin.ts'
import type { texts as acting } from './de/acting.ts'
import type { texts as adminAudit } from './de/admin-audit.ts'
import type { texts as adminDeadlines } from './de/admin-deadlines.ts'
import type { texts as adminDevices } from './de/admin-devices.ts'
import type { texts as adminDocuments } from './de/admin-documents.ts'
import type { texts as adminEnquiries } from './de/admin-enquiries.ts'
import type { texts as adminFindings } from './de/admin-findings.ts'
import type { texts as adminMails } from './de/admin-mails.ts'
import type { texts as adminMessages } from './de/admin-messages.ts'
import type { texts as adminOrders } from './de/admin-orders.ts'
import type { texts as adminUnit } from './de/admin-unit.ts'
import type { texts as adminPeople } from './de/admin-people.ts'
import type { texts as adminProjects } from './de/admin-projects.ts'
import type { texts as adminUnits } from './de/admin-units.ts'
import type { texts as budget } from './de/budget.ts'
import type { texts as checkout } from './de/checkout.ts'
import type { texts as common } from './de/common.ts'
import type { texts as configurator } from './de/configurator.ts'
import type { texts as consent } from './de/consent.ts'
import type { texts as dashboard } from './de/dashboard.ts'
import type { texts as dashboardUnit } from './de/dashboard-unit.ts'
import type { texts as dashboardItems } from './de/dashboard-items.ts'
import type { texts as deadlines } from './de/deadlines.ts'
import type { texts as designLines } from './de/design-lines.ts'
import type { texts as documents } from './de/documents.ts'
import type { texts as drafts } from './de/drafts.ts'
import type { texts as editor } from './de/editor.ts'
import type { texts as editorLook } from './de/editor-look.ts'
import type { texts as errors } from './de/errors.ts'
import type { texts as files } from './de/files.ts'
import type { texts as footer } from './de/footer.ts'
import type { texts as inbox } from './de/inbox.ts'
import type { texts as kiosk } from './de/kiosk.ts'
import type { texts as legal } from './de/legal.ts'
import type { texts as locks } from './de/locks.ts'
import type { texts as login } from './de/login.ts'
import type { texts as messages } from './de/messages.ts'
import type { texts as orders } from './de/orders.ts'
import type { texts as outbox } from './de/outbox.ts'
import type { texts as presentation } from './de/presentation.ts'
import type { texts as price } from './de/price.ts'
import type { texts as product } from './de/product.ts'
import type { texts as proposals } from './de/proposals.ts'
import type { texts as prospects } from './de/prospects.ts'
import type { texts as residence } from './de/residence.ts'
import type { texts as rules } from './de/rules.ts'
import type { texts as savingNotices } from './de/saving-notices.ts'
import type { texts as session } from './de/session.ts'
import type { texts as settings } from './de/settings.ts'
import type { texts as setup } from './de/setup.ts'
import type { texts as share } from './de/share.ts'
import type { texts as terms } from './de/terms.ts'
import type { texts as style } from './de/style.ts'
import type { texts as together } from './de/together.ts'
import type { texts as tracking } from './de/tracking.ts'
import type { texts as units } from './de/units.ts'
import type { texts as update } from './de/update.ts'
import type { texts as upgrades } from './de/upgrades.ts'
import type { texts as variants } from './de/variants.ts'
import type { texts as wishes } from './de/wishes.ts'

/** The namespaces, one file per language each; German is the source of all keys. */
export interface Texts {
  access: typeof access
  admin: typeof admin
  'admin-audit': typeof adminAudit
  'admin-deadlines': typeof adminDeadlines
  'admin-devices': typeof adminDevices
  'admin-documents': typeof adminDocuments
  'admin-enquiries': typeof adminEnquiries
  'admin-findings': typeof adminFindings
  'admin-mails': typeof adminMails
  'admin-messages': typeof adminMessages
  acting: typeof acting
  'admin-orders': typeof adminOrders
  'admin-unit': typeof adminUnit
  'admin-people': typeof adminPeople
  'admin-projects': typeof adminProjects
  'admin-units': typeof adminUnits
  budget: typeof budget
  checkout: typeof checkout
  common: typeof common
  configurator: typeof configurator
  consent: typeof consent
  dashboard: typeof dashboard
  'dashboard-unit': typeof dashboardUnit
  'dashboard-items': typeof dashboardItems
  deadlines: typeof deadlines
  'design-lines': typeof designLines
  documents: typeof documents
  drafts: typeof drafts
  editor: typeof editor
  'editor-look': typeof editorLook
  errors: typeof errors
  files: typeof files
  footer: typeof footer
  inbox: typeof inbox
  kiosk: typeof kiosk
  legal: typeof legal
  locks: typeof locks
  login: typeof login
  messages: typeof messages
  orders: typeof orders
  outbox: typeof outbox
  presentation: typeof presentation
  price: typeof price
  product: typeof product
  proposals: typeof proposals
  prospects: typeof prospects
  residence: typeof residence
  rules: typeof rules
  'saving-notices': typeof savingNotices
  session: typeof session
  settings: typeof settings
  setup: typeof setup
  share: typeof share
  terms: typeof terms
  style: typeof style
  together: typeof together
  tracking: typeof tracking
  units: typeof units
  update: typeof update
  upgrades: typeof upgrades
  variants: typeof variants
  wishes: typeof wishes
}
export type Namespace = keyof Texts

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Texts
  }
}
