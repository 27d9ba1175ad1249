import { defineItem } from '../item-type.types.ts'
import { MAP_FIELDS } from './map-fields.ts'

/** DSH-14: a map with a place on it. */
export const mapCard = defineItem({
  name: 'MapCard',
  icon: 'map',
  places: ['page', 'row'],
  fields: MAP_FIELDS,
  parts: ['card', 'title', 'text'],
  isCard: true,
})
