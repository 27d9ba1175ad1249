import { defineItem } from '../item-type.types.ts'

/** DSH-8: who is greeted, for which home, and the way on. */
export const buyerGreeting = defineItem({
  name: 'BuyerGreeting',
  icon: 'user',
  places: ['page'],
  portals: ['bp'],
  fields: {},
  parts: ['title', 'text'],
  isOnce: true,
})
