import { defineItem } from '../item-type.types.ts'

/** DSH-11: what the choices cost. */
export const costOverview = defineItem({
  name: 'CostOverview',
  icon: 'euro',
  places: ['page', 'row', 'stack'],
  portals: ['bp'],
  fields: {},
  parts: ['card', 'title', 'text'],
  isCard: true,
})
