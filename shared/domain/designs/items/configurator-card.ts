import { defineItem } from '../item-type.types.ts'

/** DSH-43..45, DSH-49..51: how far the choices are, and the way on. */
export const configuratorCard = defineItem({
  name: 'Configurator',
  aliases: ['ConfiguratorCard'],
  icon: 'choices',
  places: ['page', 'row', 'stack'],
  fields: {},
  parts: ['card', 'title', 'text'],
  isCard: true,
})
