import { defineItem } from '../item-type.types.ts'
import { TEXT_VARIANTS } from '../options.ts'

/** DSH-26: a number or a word that stands for itself. */
export const infoItemCard = defineItem({
  name: 'InfoItemCard',
  icon: 'info',
  places: ['page', 'row', 'stack'],
  fields: {
    'params.title.text': { kind: 'words' },
    'params.title.variant': { kind: 'choice', options: TEXT_VARIANTS, standard: 'h4' },
    'params.label.text': { kind: 'words' },
    'params.label.variant': { kind: 'choice', options: TEXT_VARIANTS, standard: 'caption' },
    'params.subtitle.text': { kind: 'words' },
    'params.subtitle.variant': { kind: 'choice', options: TEXT_VARIANTS, standard: 'body1' },
    'params.description.text': { kind: 'words', lines: 3 },
    'params.description.variant': { kind: 'choice', options: TEXT_VARIANTS, standard: 'body2' },
  },
  parts: ['card', 'title', 'label', 'subtitle', 'text'],
  isCard: true,
})
