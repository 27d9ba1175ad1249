export { DocumentsPanel } from './DocumentsPanel.tsx'
export { FileDocuments } from './FileDocuments.tsx'
