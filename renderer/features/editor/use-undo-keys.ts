import { useEffect } from 'react'
import { redoStep, undoStep } from './editor-actions.ts'

/** Marks what keeps steps of its own to undo. */
export const OWN_UNDO = 'data-own-undo'
export const SURFACE = 'data-editor-surface'

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y over everything in the editor, and on the page it edits where nothing is typed. */
export function useUndoKeys(): void {
  useEffect(() => {
    const step = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      if (!isOurs(event.target)) return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) redoStep()
      else undoStep()
    }
    window.addEventListener('keydown', step)
    return () => window.removeEventListener('keydown', step)
  }, [])
}

function isOurs(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true
  if (target.closest(`[${OWN_UNDO}]`) !== null) return false
  if (target.closest(`[${SURFACE}]`) !== null) return true
  const isTyping = target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null
  return !isTyping && /\/dashboard\/?$/.test(window.location.pathname)
}
