import { defineItem } from '../item-type.types.ts'

/** DSH-53, DSH-54: the bar that comes when one scrolls. */
export const applicationBar = defineItem({
  name: 'ApplicationBar',
  icon: 'mail',
  places: ['page'],
  fields: {},
  parts: [],
  isOnce: true,
})
