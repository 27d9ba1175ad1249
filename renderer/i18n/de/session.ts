/** Texts of the user menu and of what a device remembers: language and theme. */
export const texts = {
  menu: {
    signedInAs: 'Angemeldet als',
    settings: 'Einstellungen',
    admin: 'Verwaltung',
    designPages: 'Seiten gestalten',
    outbox: 'Postausgang',
    logout: 'Abmelden',
    switchUnit: 'Wohneinheit wechseln',
  },
  language: { label: 'Sprache', de: 'Deutsch', en: 'English' },
  theme: { label: 'Darstellung', light: 'Hell', dark: 'Dunkel', element: 'Natur' },
} as const
