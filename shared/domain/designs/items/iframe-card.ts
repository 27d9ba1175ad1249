import { defineItem } from '../item-type.types.ts'

/** DSH-18: a page of elsewhere, shown after a click. */
export const iframeCard = defineItem({
  name: 'IFrameCard',
  icon: 'frame',
  places: ['page', 'row'],
  fields: {
    'params.title': { kind: 'words' },
    'params.actionLabel': { kind: 'words' },
    'params.url': { kind: 'frame', isNeeded: true },
    'params.image': { kind: 'picture' },
  },
  parts: ['card', 'title'],
  isCard: true,
})
