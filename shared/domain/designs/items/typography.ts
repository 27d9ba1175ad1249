import { defineItem } from '../item-type.types.ts'
import { TEXT_VARIANTS } from '../options.ts'

/** DSH-24: a line of words in a card. */
export const typography = defineItem({
  name: 'Typography',
  icon: 'text',
  places: ['row', 'stack'],
  fields: {
    content: { kind: 'words', lines: 3, isNeeded: true },
    variant: { kind: 'choice', options: TEXT_VARIANTS, standard: 'body1' },
    color: { kind: 'colour' },
  },
  parts: [],
})
