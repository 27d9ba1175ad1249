import { defineItem } from '../item-type.types.ts'

/** DSH-16: a film with a title. */
export const videoCard = defineItem({
  name: 'VideoCard',
  icon: 'film',
  places: ['page', 'row'],
  fields: { 'params.title': { kind: 'words' }, 'params.url': { kind: 'film', isNeeded: true } },
  parts: ['card', 'title'],
  isCard: true,
})
