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
  start: {
    welcome: 'Welcome',
    hello: 'Welcome, {{name}}',
    bp: {
      task_one: 'In {{count}} room you choose what will be fitted. Nothing is binding until you complete your choices.',
      task_other:
        'In {{count}} rooms you choose what will be fitted. Nothing is binding until you complete your choices.',
    },
    mp: {
      task_one: 'In {{count}} room you try out what can be fitted. None of it is binding.',
      task_other: 'In {{count}} rooms you try out what can be fitted. None of it is binding.',
    },
  },
  ways: {
    label: 'Ways to begin',
    time: {
      minutes_one: 'about {{count}} minute',
      minutes_other: 'about {{count}} minutes',
      hours_one: 'about {{count}} hour',
      hours_other: 'about {{count}} hours',
    },
    style: {
      title: 'With a style',
      time: 'about 2 minutes',
      text_one: '{{count}} complete home to look at. Then change every detail.',
      text_other: '{{count}} complete homes to look at. Then change every detail.',
      action: 'Begin with a style',
    },
    rooms: {
      title: 'Room by room',
      text_one: '{{count}} decision at your own pace. Everything is saved.',
      text_other: '{{count}} decisions at your own pace. Everything is saved.',
      action: 'Begin with {{room}}',
    },
    look: {
      title: 'Look around first',
      time: 'about 5 minutes',
      text: 'The rooms with standard fittings, without deciding anything.',
      action: 'View the rooms',
    },
  },
  later: {
    title_one: '{{room}}: {{count}} decision to go',
    title_other: '{{room}}: {{count}} decisions to go',
    next: 'Next: {{item}}.',
    settled: '{{decided}} of {{count}} are settled',
    review: 'Look through everything once more before it becomes binding.',
    bp: { proceed: 'Continue with {{room}}' },
    mp: { proceed: 'Continue designing: {{room}}' },
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
