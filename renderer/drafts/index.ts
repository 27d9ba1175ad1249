export { DraftNote } from './DraftNote.tsx'
export { useFormDraft } from './use-form-draft.ts'
