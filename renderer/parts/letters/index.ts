export type { Letter, LetterFile, PostedLetter } from './letter.types.ts'
export { findDraft } from './letter-keep.ts'
export { useLetters, useOutbox } from './use-outbox.ts'
