import { defineItem } from '../item-type.types.ts'

/** DSH-34: the facts of the home for prospects, with what they can do. */
export const marketingUnitInfo = defineItem({
  name: 'MarketingUnitInfo',
  icon: 'home',
  places: ['page', 'row'],
  portals: ['mp'],
  fields: {
    'params.showContactAction': { kind: 'flag', standard: true },
    'params.showConfiguratorAction': { kind: 'flag', standard: true },
  },
  parts: ['card', 'title', 'text'],
  isCard: true,
})
