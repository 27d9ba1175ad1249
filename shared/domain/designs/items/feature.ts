import { defineItem } from '../item-type.types.ts'
import { TEXT_VARIANTS } from '../options.ts'

/** DSH-23: a picture beside a title and some sentences. */
export const feature = defineItem({
  name: 'Feature',
  icon: 'article',
  places: ['page', 'row'],
  fields: {
    /** `row`: the picture first. */
    'params.direction': {
      kind: 'choice',
      options: ['row', 'row-reverse', 'column', 'column-reverse'],
      standard: 'row',
    },
    'params.feature.title.text': { kind: 'words' },
    'params.feature.title.variant': { kind: 'choice', options: TEXT_VARIANTS, standard: 'h2' },
    'params.feature.message.text': { kind: 'words', lines: 4 },
    'params.feature.message.variant': { kind: 'choice', options: TEXT_VARIANTS, standard: 'body1' },
    'params.image': { kind: 'picture' },
    /** As high as the picture is, instead of as the words are. */
    'params.imageAutoHeight': { kind: 'flag', standard: false },
    'params.imageCardElevation': { kind: 'number', least: 0, most: 12, step: 1, standard: 0 },
    /** What the words lead to. */
    'params.action.label': { kind: 'words' },
    'params.action.href': { kind: 'link' },
  },
  parts: ['picture', 'title', 'text'],
})
