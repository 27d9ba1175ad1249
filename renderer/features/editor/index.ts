export { Editor } from './Editor.tsx'
export { DesignPreview } from './DesignPreview.tsx'
