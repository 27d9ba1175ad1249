import { defineItem } from '../item-type.types.ts'

/** DSH-22: pictures one after the other, on the whole screen too. */
export const imageGallery = defineItem({
  name: 'ImageGallery',
  icon: 'images',
  places: ['page', 'row'],
  fields: { 'params.images': { kind: 'pictures', isNeeded: true } },
  parts: ['card'],
  isCard: true,
})
