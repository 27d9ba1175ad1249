import { defineItem } from '../item-type.types.ts'

/** Homes that could please, too. */
export const unitRecommendations = defineItem({
  name: 'UnitRecommendations',
  icon: 'star',
  places: ['page'],
  portals: ['mp'],
  fields: {},
  parts: ['card', 'title'],
})
