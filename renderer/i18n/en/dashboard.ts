import type { texts as german } from '../de/dashboard.ts'
import type { SameShape } from '../texts.types.ts'

/** English texts of the dashboard. */
export const texts: SameShape<typeof german> = {
  header: {
    toDashboard: 'To the start page of your home',
  },
  menu: {
    label: 'Pages of your home',
    overview: 'Home',
    configurator: 'Fittings',
    inbox: 'Messages',
    deadlines: 'Deadlines',
    documents: 'Documents',
    units: 'Units',
  },
  facts: {
    label: 'Key facts',
    price: 'Purchase price',
    priceOnRequest: 'on request',
    floorSpace: 'Living space',
    floor: 'Floor',
    roomCount: 'Rooms',
    unitNumber: 'Flat number',
    contractNumber: 'Contract number',
    parkingSpaceNumber: 'Parking space',
    cellarNumber: 'Cellar',
  },
  main: {
    bp: {
      start: 'Start choosing',
      proceed: 'Continue choosing',
      finish: 'Review and complete',
      view: 'View fittings',
    },
    mp: {
      start: 'Start designing',
      proceed: 'Continue designing',
      finish: 'View overview',
      view: 'View fittings',
    },
  },
  selection: {
    title: 'Your choices',
    completedTitle: 'Your choices are completed',
    progress: 'Settled',
    given_one: '{{count}} decision is settled already: there is only one possibility.',
    given_other: '{{count}} decisions are settled already: there is only one possibility.',
    done: 'Everything is decided',
    open_one: '{{count}} decision open',
    open_other: '{{count}} decisions open',
    total: 'Total surcharge',
    hint: 'On top of the standard fittings, incl. VAT',
    onRequest: '+ {{count}} on request',
    overview: 'Overview and costs',
    overviewCompleted: 'View completed choices',
  },
  rooms: {
    title: 'Rooms',
    configure: 'Configure fittings',
    choose: 'Choose',
    view: 'View',
    chooseIn: '{{room}}: choose',
    viewIn: '{{room}}: view',
    complete: 'Everything decided',
    sealed: 'Completed',
    locked: 'Nothing to choose at present',
    onRequest: '+ {{count}} on request',
  },
  contact: {
    accountManager: 'Your contact',
    salesManager: 'Your sales contact',
    agent: 'Marketed by',
    mail: 'Email {{name}}',
    phone: 'Call {{name}}',
  },
  floorPlan: {
    title: 'Floor plan',
    alt: 'Floor plan of {{unit}}',
    open: 'Open floor plan',
    newWindow: 'opens in a new window',
  },
}
