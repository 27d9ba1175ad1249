export { DraftNote } from './DraftNote.tsx'
export { useFormDraft } from './use-form-draft.ts'
export { useKeptForm } from './use-kept-form.ts'
