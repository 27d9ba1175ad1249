import { defineItem } from '../item-type.types.ts'

/** DSH-27, DSH-39: texts, buttons and other small things one below the other. */
export const stackCard = defineItem({
  name: 'StackCard',
  icon: 'stack',
  places: ['page', 'row'],
  fields: {},
  parts: ['card'],
  children: { at: 'params.items', place: 'stack' },
  isCard: true,
})
