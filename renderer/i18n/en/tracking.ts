import type { SameShape } from '../texts.types.ts'
import type { texts as source } from '../de/tracking.ts'

export const texts: SameShape<typeof source> = {
  intro: 'What visitors do in the marketing portal, counted by day. Who they are is not recorded.',
  project: 'Project',
  range: 'Period',
  days: { '7': '7 days', '30': '30 days', '90': '90 days' },
  download: 'Download CSV',
  day: 'Day',
  sum: 'Sum',
  date: 'Date',
  total_one: '{{count, number}} event',
  total_other: '{{count, number}} events',
  types: {
    unit_opened: 'Home opened',
    room_opened: 'Room opened',
    product_chosen: 'Product chosen',
    configuration_saved: 'Choices saved',
    contact_asked: 'Contact asked for',
    flat_finder: 'Flat finder',
  },
  empty: {
    title: 'No visits in this period yet',
    body: 'As soon as somebody opens a sample home, it appears here.',
  },
  noProject: { title: 'No project yet', body: 'With the first project its visits appear here.' },
}
