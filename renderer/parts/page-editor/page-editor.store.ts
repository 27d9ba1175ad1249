import { create } from 'zustand'
import { readCookie } from '#renderer/platform/cookies.ts'
import { readStored, writeStored } from '#renderer/platform/storage.ts'

/** EDT-1: who has it is shown the editor's button; it gives no right. */
const COOKIE = 'FEATURE_CONFIGURATOR_EDITOR'
/** Seconds: a year. */
const KEPT_FOR = 31_536_000

interface PageEditorState {
  readonly hasButton: boolean
  /** EDT-3. */
  readonly isOpen: boolean
}

/** Whether this browser shows the editor of pages, and whether it is open. */
export const usePageEditor = create<PageEditorState>()(() => ({
  hasButton: readCookie(COOKIE) !== null,
  isOpen: readStored('editor') === 'open',
}))

/** Opens it, and lets its button stay in this browser. */
export function openPageEditor(): void {
  document.cookie = `${COOKIE}=1; path=/; max-age=${KEPT_FOR}; samesite=lax`
  writeStored('editor', 'open')
  usePageEditor.setState({ hasButton: true, isOpen: true })
}

/** Closes it; the button stays (EDT-4). */
export function closePageEditor(): void {
  writeStored('editor', null)
  usePageEditor.setState({ isOpen: false })
}
