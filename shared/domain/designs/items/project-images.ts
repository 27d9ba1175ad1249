import { defineItem } from '../item-type.types.ts'

/** DSH-21: pictures of the project beside each other; without any named, those of its media library. */
export const projectImages = defineItem({
  name: 'ProjectImages',
  icon: 'images',
  places: ['page', 'row'],
  fields: { 'params.images': { kind: 'pictures' } },
  parts: ['card'],
  isCard: true,
})
