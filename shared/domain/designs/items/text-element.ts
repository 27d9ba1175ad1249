import { defineItem } from '../item-type.types.ts'
import { TEXT_ALIGNS, TEXT_VARIANTS } from '../options.ts'

/** DSH-30: words of the page's own. */
export const textElement = defineItem({
  name: 'TextElement',
  icon: 'text',
  places: ['page', 'row', 'stack'],
  fields: {
    'params.text': { kind: 'words', lines: 4, isNeeded: true },
    'params.variant': { kind: 'choice', options: TEXT_VARIANTS, standard: 'body1' },
    'params.textAlign': { kind: 'choice', options: TEXT_ALIGNS, standard: 'left' },
    'params.color': { kind: 'colour' },
  },
  parts: ['text'],
})
