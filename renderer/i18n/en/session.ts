import type { SameShape } from '../texts.types.ts'
import type { texts as source } from '../de/session.ts'

export const texts: SameShape<typeof source> = {
  menu: {
    open: 'Menu: account and settings',
    signedInAs: 'Logged in as',
    settings: 'Settings',
    logout: 'Log out',
    switchUnit: 'Switch unit',
  },
  language: { label: 'Language', de: 'Deutsch', en: 'English' },
  theme: { label: 'Appearance', light: 'Light', dark: 'Dark', element: 'Natural' },
}
