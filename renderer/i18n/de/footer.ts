/** Texts at the foot of the pages. */
export const texts = {
  copyright: '©\u00a0{{year}} {{account}}',
  link: {
    imprint: 'Impressum',
    privacyPolicy: 'Datenschutz',
    cookieSettings: 'Cookie-Einstellungen',
  },
  version: 'Version {{version}}',
  logo: 'Logo {{account}}',
} as const
