import type { SameShape } from '../texts.types.ts'
import type { texts as source } from '../de/session.ts'

export const texts: SameShape<typeof source> = {
  menu: {
    signedInAs: 'Logged in as',
    settings: 'Settings',
    admin: 'Administration',
    designPages: 'Design pages',
    outbox: 'Outbox',
    logout: 'Log out',
    switchUnit: 'Switch home',
  },
  language: { label: 'Language', de: 'Deutsch', en: 'English' },
  theme: { label: 'Appearance', light: 'Light', dark: 'Dark', element: 'Natural' },
}
