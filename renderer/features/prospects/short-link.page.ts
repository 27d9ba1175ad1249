import type { Code, Page } from '#renderer/platform/page.types.ts'

export const shortLink = {
  name: 'shortLink',
  addresses: {
    /** TAKE-5: a code that somebody has on paper. */
    shortLinkEntry: '/s',
    /** TAKE-3: what was taken home, by its code. */
    shortLink: '/s/:code',
  },
  texts: ['prospects', 'wishes', 'presentation', 'dashboard', 'configurator', 'footer'],
  load: (): Code => import('./index.ts').then((code) => code.ShortLinkPage),
} as const satisfies Page
