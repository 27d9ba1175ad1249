export type { Letter, LetterFile, PostedLetter } from './letter.types.ts'
export { findDraft } from './letter-keep.ts'
export type { Outbox } from './outbox.ts'
export { useLetters, useOutbox } from './use-outbox.ts'
