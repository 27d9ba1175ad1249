import { defineItem } from '../item-type.types.ts'

/** DSH-9, decision 41: the pages of the home as tiles. Without `only.screen` it shows below 600 px alone. */
export const mobileMenu = defineItem({
  name: 'MobileMenu',
  icon: 'menu',
  places: ['page'],
  fields: {},
  parts: ['card'],
  isOnce: true,
})
