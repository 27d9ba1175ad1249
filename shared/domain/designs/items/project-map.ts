import { defineItem } from '../item-type.types.ts'
import { MAP_FIELDS } from './map-fields.ts'

/** DSH-15: where the project is; without an address the project's own. */
export const projectMap = defineItem({
  name: 'ProjectMap',
  icon: 'map',
  places: ['page', 'row'],
  fields: MAP_FIELDS,
  parts: ['card', 'title', 'text'],
  isCard: true,
})
