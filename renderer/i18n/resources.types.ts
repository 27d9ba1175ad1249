import 'i18next'
import type { texts as access } from './de/access.ts'
import type { texts as checkout } from './de/checkout.ts'
import type { texts as common } from './de/common.ts'
import type { texts as configurator } from './de/configurator.ts'
import type { texts as dashboard } from './de/dashboard.ts'
import type { texts as designLines } from './de/design-lines.ts'
import type { texts as login } from './de/login.ts'
import type { texts as outbox } from './de/outbox.ts'
import type { texts as price } from './de/price.ts'
import type { texts as product } from './de/product.ts'
import type { texts as prospects } from './de/prospects.ts'
import type { texts as rules } from './de/rules.ts'
import type { texts as session } from './de/session.ts'
import type { texts as settings } from './de/settings.ts'
import type { texts as share } from './de/share.ts'
import type { texts as together } from './de/together.ts'
import type { texts as units } from './de/units.ts'
import type { texts as upgrades } from './de/upgrades.ts'
import type { texts as variants } from './de/variants.ts'

/** The namespaces, one file per language each; German is the source of all keys. */
export interface Texts {
  access: typeof access
  checkout: typeof checkout
  common: typeof common
  configurator: typeof configurator
  dashboard: typeof dashboard
  'design-lines': typeof designLines
  login: typeof login
  outbox: typeof outbox
  price: typeof price
  product: typeof product
  prospects: typeof prospects
  rules: typeof rules
  session: typeof session
  settings: typeof settings
  share: typeof share
  together: typeof together
  units: typeof units
  upgrades: typeof upgrades
  variants: typeof variants
}
export type Namespace = keyof Texts

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Texts
  }
}
