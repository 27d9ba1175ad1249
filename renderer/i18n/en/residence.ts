import type { texts as german } from '../de/residence.ts'
import type { SameShape } from '../texts.types.ts'

/** English texts of the variant for one residence, of the floor plan and of the way back. */
export const texts: SameShape<typeof german> = {
  topBar: {
    tabs: 'Pages of your home',
    toCheckout: '{{type}} {{name}}: overview and costs',
    home: 'Home',
    floorPlan: 'Floor plan',
    toHome: 'To the start page of your home',
    skip: 'Skip to the content',
  },
  welcome: {
    greeting: 'Welcome',
    greetingName: 'Welcome, {{name}}',
    body: 'Here you design the fittings of your new home. Go through it room by room; what you choose is stored as you go.',
  },
  equipment: {
    title: 'Your fittings',
    open: 'Your selection is not complete yet.',
    completed: 'Your selection is complete. {{order}}',
    surcharge: 'Surcharge of your selection',
    hint: 'Compared with the standard fittings, incl. VAT.',
    onRequest: '+ {{count}} on request',
    complete: 'Complete the selection',
  },
  main: {
    start: 'Start selecting',
    proceed: 'Continue selecting',
    finish: 'Complete the selection',
    view: 'View the selection',
    viewCosts: 'Overview and costs',
    viewOverview: 'To the overview',
  },
  video: {
    title: 'Your new home on film',
    label: 'Film about {{project}}',
  },
  floorPlan: {
    title: 'Floor plan',
    alt: 'Floor plan of {{unit}}',
    open: 'Open in full size',
    newWindow: 'opens in a new window',
    choose: 'Choose the layout',
    missingTitle: 'No floor plan yet',
    missingBody: 'There is no floor plan of this home yet. Please look in again later.',
    toConfigurator: 'To the configurator',
    back: 'To the start page',
  },
  returning: {
    label: 'Back to where you came from',
    back: 'Back',
    home: 'To the website',
  },
}
