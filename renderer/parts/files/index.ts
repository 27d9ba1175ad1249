import { lazy } from 'react'

export { DocumentActions } from './DocumentActions.tsx'
export { DocumentView } from './DocumentView.tsx'
export { FileImage } from './FileImage.tsx'
export { FileLink } from './FileLink.tsx'
export { isPicture } from './is-picture.ts'
export { getViewerFile, getViewerName } from './viewer-file.ts'

/** Only for those who open something. */
export const PdfViewer = lazy(async () => ({ default: (await import('./PdfViewer.tsx')).PdfViewer }))
