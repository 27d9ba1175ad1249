import { defineItem } from '../item-type.types.ts'

/** DSH-32, DSH-33: the homes that one may change to. */
export const unitSelector = defineItem({
  name: 'ProjectUnitSelector',
  icon: 'building',
  places: ['page', 'row'],
  fields: {
    /** px */
    'params.tableHeight': { kind: 'number', least: 120, most: 2_000, step: 10, standard: 450 },
    'params.pagination': { kind: 'flag', standard: true },
    'params.itemsPerPage': { kind: 'number', least: 1, most: 100, step: 1, standard: 2 },
  },
  parts: ['card'],
  isCard: true,
})
