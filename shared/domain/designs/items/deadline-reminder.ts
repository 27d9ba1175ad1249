import { defineItem } from '../item-type.types.ts'

/** DSH-10, DSH-52: the next deadline. */
export const deadlineReminder = defineItem({
  name: 'DeadlineReminder',
  icon: 'clock',
  places: ['page', 'row', 'stack'],
  portals: ['bp'],
  fields: {},
  parts: ['card', 'title', 'text'],
  isCard: true,
})
