import { defineItem } from '../item-type.types.ts'

/** DSH-31: HTML of the project's own, cleaned and in a frame that runs nothing. */
export const htmlElement = defineItem({
  name: 'HtmlElement',
  icon: 'code',
  places: ['page', 'row', 'stack'],
  fields: { 'params.html': { kind: 'html', isNeeded: true } },
  parts: [],
})
