import type { SameShape } from '../texts.types.ts'
import type { texts as source } from '../de/files.ts'

export const texts: SameShape<typeof source> = {
  uploads: {
    list: 'Files',
    waiting: 'Waiting …',
    sending: '{{percent}} % of {{size}}',
    progress: 'Upload of {{name}}',
    cancel: 'Cancel the upload: {{name}}',
    remove: 'Remove: {{name}}',
    retry: 'Try again',
    tooLarge: 'The file is too large: less than 40 MB are possible.',
    refused:
      'Files of this kind are not taken. PDF, pictures, videos, plans (DWG, DXF), text and Office documents are.',
    unreachable: 'No connection. The file has not arrived.',
    failed: 'The file has not arrived.',
  },
  drop: {
    many: 'Drag files here or',
    one: 'Drag a file here or',
    choose: 'choose',
    chooseMany: 'Choose files',
    chooseOne: 'Choose a file',
    types: 'PDF, pictures, plans and tables up to 40 MB',
  },
  preview: {
    loading: 'Loading …',
    failed: 'The file cannot be shown here. You can download it.',
    unavailable: 'The file cannot be loaded right now. Please try again.',
    downloadFailed: '“{{name}}” cannot be downloaded right now. Please try again.',
    retry: 'Try again',
    download: 'Download: {{name}}',
    larger: 'Larger',
    smaller: 'Smaller',
    size: 'Size of the picture',
    previous: 'Previous page',
    next: 'Next page',
    pages: 'Pages',
    page: 'Page {{page}} of {{pages}}',
    pageShort: '{{page}} / {{pages}}',
    sheet: 'Content of {{name}}',
  },
}
