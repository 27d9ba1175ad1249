import { defineItem } from '../item-type.types.ts'

/** DSH-46..48: every room with its picture, how far it is, and the way into it. */
export const roomCards = defineItem({
  name: 'RoomCards',
  icon: 'rooms',
  places: ['page'],
  fields: {},
  parts: ['card', 'title', 'text'],
})
