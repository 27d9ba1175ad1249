import type { SameShape } from '../texts.types.ts'
import type { texts as source } from '../de/consent.ts'

export const texts: SameShape<typeof source> = {
  title: 'Cookies and stored data',
  intro:
    'To keep what you choose, we store some data in your browser. Whether we may also record in statistics which rooms and products are looked at is up to you.',
  change: 'You can change your decision at any time under “Cookie settings” in the menu or at the end of the page.',
  always: 'Always on',
  details: 'Details',
  detailsNamed: 'Details: {{group}}',
  name: 'Name',
  purpose: 'Purpose',
  duration: 'Kept',
  groups: {
    necessary: {
      title: 'Necessary',
      body: 'Without these, your choices and settings would be lost with every reload.',
    },
    statistics: {
      title: 'Statistics',
      body: 'Helps us understand which rooms and products people like. Names, e-mail addresses and your IP address are not stored with it.',
    },
  },
  entries: {
    locale: 'Your language',
    theme: 'Light or dark display',
    selection: 'Your choices in a home',
    login: 'Your login',
    redirect: 'The page to go on to after the login',
    query: 'Details of the link that you came with',
    drafts: 'Forms that you have begun',
    letters: 'Messages to the project team that you have begun or not sent yet',
    pending: 'Your choices and favourites as long as they could not be sent',
    variants: 'Variants, and the last steps, which you can undo',
    steps: 'Your last steps in your home, which you can undo',
    favorites: 'Your favourites',
    wishLinks: 'What lets you withdraw the wish lists that you have shared',
    answered: 'Questions that were answered in this visit and are not asked again',
    visualVersion: 'Kind of room pictures',
    disclaimers: 'Notes on pictures that you have read',
    consent: 'Your decision in this dialog',
    correlation: 'Random number that connects visits made with this browser',
  },
  untilDeleted: 'Until you clear the browser’s data',
  untilSent: 'Until they are sent',
  untilLogout: 'Until you log out',
  untilUsed: 'Until you log in',
  untilTabClosed: 'Until you close the window',
  untilWithdrawn: 'Until you switch statistics off',
  acceptSelection: 'Allow only what is switched on',
  acceptAll: 'Allow everything',
}
