import { defineItem } from '../item-type.types.ts'

/** DSH-17: the project's film; without an address that of the project. */
export const projectVideo = defineItem({
  name: 'ProjectVideo',
  icon: 'film',
  places: ['page', 'row'],
  fields: { 'params.url': { kind: 'film' } },
  parts: ['card'],
  isCard: true,
})
