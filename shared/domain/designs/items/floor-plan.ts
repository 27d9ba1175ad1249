import { defineItem } from '../item-type.types.ts'

/** DSH-19, DSH-58..60: the home's own plan, or the picture that is named. */
export const floorPlan = defineItem({
  name: 'FloorPlan',
  icon: 'plan',
  places: ['page', 'row', 'stack'],
  fields: { 'params.url': { kind: 'picture' } },
  parts: ['card', 'title'],
  isCard: true,
})
