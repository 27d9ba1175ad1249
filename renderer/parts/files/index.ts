import { lazy } from 'react'

export { DocumentActions } from './DocumentActions.tsx'
export { DocumentView } from './DocumentView.tsx'
export { FileImage } from './FileImage.tsx'
export { FileLink } from './FileLink.tsx'
export { findPreviewKind } from './preview/can-preview.ts'
export { downloadFile } from './preview/download.ts'
export { FilePreviewDialog, type PreviewedFile } from './preview/FilePreviewDialog.tsx'
export { isPicture } from './is-picture.ts'
export { useFileSize } from './use-file-size.ts'
export { getViewerFile, getViewerName } from './viewer-file.ts'

/** Only for those who open something. */
export const PdfViewer = lazy(async () => ({ default: (await import('./PdfViewer.tsx')).PdfViewer }))
