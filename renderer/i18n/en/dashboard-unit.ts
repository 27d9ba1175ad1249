import type { SameShape } from '../texts.types.ts'
import type { texts as source } from '../de/dashboard-unit.ts'

export const texts: SameShape<typeof source> = {
  ask: 'Ask',
  greeting: {
    morning: { plain: 'Good morning', named: 'Good morning, {{names}}' },
    day: { plain: 'Hello', named: 'Hello, {{names}}' },
    evening: { plain: 'Good evening', named: 'Good evening, {{names}}' },
    rooms: '{{rooms}} rooms',
  },
  home: { title: 'Your home', contact: 'Get in touch' },
  configurator: {
    settled: '{{decided}} of {{count}} decided',
    openOf: '{{open}} of {{count}} open',
    last: 'Last choice: {{choice}}',
    lastIn: 'Last choice: {{choice}} ({{room}})',
    goOn: 'Continue: {{room}}',
    rooms: 'Open rooms',
  },
  rooms: { open_one: '{{room}}: {{count}} open', open_other: '{{room}}: {{count}} open' },
  homes: {
    title: 'Homes',
    home: 'Home',
    rooms: 'Rooms',
    space: 'Living area',
    open: 'Open',
    openHome: 'Open {{home}}',
    here: 'You are here',
    page: 'Page {{page}} of {{count}}',
    previous: 'Previous page',
    next: 'Next page',
  },
  documents: {
    title: 'Your documents',
    role: {
      plan: 'Plans',
      floor_plan: 'Floor plan',
      elektro_plan: 'Electrical plan',
      kitchen_plan: 'Kitchen plan',
      other: 'Further papers',
    },
    all: 'All documents',
    more: 'Further papers',
    newWindow: 'opens in a new window',
  },
  recommendations: { title: 'You might also like', rooms: '{{rooms}} rooms' },
}
