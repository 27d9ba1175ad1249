import { defineItem } from '../item-type.types.ts'

/** DSH-56, DSH-57: the facts of the home. */
export const unitInfo = defineItem({
  name: 'DashboardUnitInfo',
  aliases: ['UnitInfoHeader'],
  icon: 'home',
  places: ['page', 'row', 'stack'],
  fields: {},
  parts: ['card', 'title', 'text'],
  isCard: true,
})
