import type { SameShape } from '../texts.types.ts'
import type { texts as source } from '../de/units.ts'

export const texts: SameShape<typeof source> = {
  title: 'Switch {{unitTypePlural}}',
  firstTitle: 'Choose your home',
  unitTypePlural: 'homes',
  intro: 'You have several homes in this project. Which one would you like to fit out?',
  staff: {
    title: 'Homes of this project',
    intro: 'Open a home to see its choices. Buyers and invitations are in the',
    toAdmin: 'administration',
  },
  customize: 'Customise now',
  customizeUnit: 'Customise {{unit}} now',
  rooms: '{{rooms}}\u00a0rooms',
  floor: 'Floor {{floor}}',
  groundFloor: 'Ground floor',
  samples: {
    title: 'Sample homes of this project',
    others: 'Other sample homes',
    kept: 'What you have chosen here stays in this browser, even if you switch.',
    here: 'Open now',
    failed: 'The sample homes could not be loaded. Please check your internet connection.',
  },
  scrollHint: 'More homes further down',
  empty: {
    title: 'No home yet',
    body: 'Your account has no home in this project. Please get in touch with your contact person.',
  },
}
