export { DraftNote } from './DraftNote.tsx'
export { type FormDraft, useFormDraft } from './use-form-draft.ts'
