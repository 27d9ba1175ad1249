import 'i18next'
import type { texts as common } from './de/common.ts'
import type { texts as configurator } from './de/configurator.ts'
import type { texts as login } from './de/login.ts'
import type { texts as session } from './de/session.ts'
import type { texts as units } from './de/units.ts'

/** The namespaces, one file per language each; German is the source of all keys. */
export interface Texts {
  common: typeof common
  configurator: typeof configurator
  login: typeof login
  session: typeof session
  units: typeof units
}
export type Namespace = keyof Texts

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Texts
  }
}
