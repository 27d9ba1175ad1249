import { defineItem } from '../item-type.types.ts'

/** DSH-28: cards beside each other on twelve columns. */
export const contentRow = defineItem({
  name: 'ContentRow',
  aliases: ['CardGrid'],
  icon: 'columns',
  places: ['page'],
  fields: {},
  parts: [],
  children: { at: 'items', place: 'row' },
})
