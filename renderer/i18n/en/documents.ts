import type { SameShape } from '../texts.types.ts'
import type { texts as source } from '../de/documents.ts'

export const texts: SameShape<typeof source> = {
  title: 'Documents',
  back: 'To the home',
  grouping: { label: 'Order', type: 'By type', room: 'By room' },
  search: 'Find a document',
  groups: {
    quotes: 'Quotes',
    plans: 'Plans',
    contract: 'Contract and specification',
    other: 'Other documents',
  },
  wholeUnit: 'Whole home',
  archive: 'Download all (ZIP, {{size}})',
  archiveFailed: 'The documents cannot be downloaded right now. Please try again.',
  isNew: 'New',
  show: 'View: {{name}}',
  download: 'Download: {{name}}',
  ask: 'Ask a question',
  askAbout: 'Ask a question about this document: {{name}}',
  question: 'Question about “{{name}}”',
  downloadFailed: 'The document cannot be downloaded right now. Please try again.',
  elsewhere: '{{name}} (in a new window)',
  versions: '{{count}} versions',
  version: 'Version {{number}}, {{date}}',
  versionShown: 'Version {{number}}, {{date}}, shown',
  versionOf: 'Version {{number}} of {{count}} · {{date}}',
  loading: 'Loading documents …',
  empty: {
    title: 'No documents yet',
    body: 'Plans, contracts and other papers are here as soon as your project team gives them to you.',
    back: 'To the home',
  },
  noneFound: 'No document has that name.',
  showAll: 'Show all',
  failed: {
    body: 'The documents could not be loaded. Please check your connection.',
    retry: 'Try again',
  },
}
