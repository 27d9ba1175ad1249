import { defineItem } from '../item-type.types.ts'
import { DOCUMENT_ROLES } from '../options.ts'

/** DSH-12, DSH-20: documents of a role, all of them without one, or a page with papers. */
export const documentCard = defineItem({
  name: 'DocumentCard',
  icon: 'document',
  places: ['page', 'row'],
  fields: {
    'params.title': { kind: 'words' },
    'params.role': { kind: 'choice', options: DOCUMENT_ROLES },
    'params.url': { kind: 'link' },
  },
  parts: ['card', 'title', 'text'],
  isCard: true,
})
