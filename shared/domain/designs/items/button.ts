import { defineItem } from '../item-type.types.ts'
import { BUTTON_ACTIONS, BUTTON_COLOURS, BUTTON_VARIANTS, LINK_TARGETS } from '../options.ts'

/** DSH-25: the way to a page, into the configurator, or to the overview. */
export const button = defineItem({
  name: 'Button',
  icon: 'button',
  places: ['page', 'row', 'stack'],
  fields: {
    content: { kind: 'words', isNeeded: true },
    variant: { kind: 'choice', options: BUTTON_VARIANTS },
    color: { kind: 'choice', options: BUTTON_COLOURS },
    actionType: { kind: 'choice', options: BUTTON_ACTIONS },
    /** Of the action `link`. */
    href: { kind: 'link' },
    target: { kind: 'choice', options: LINK_TARGETS, standard: '_self' },
  },
  parts: [],
})
