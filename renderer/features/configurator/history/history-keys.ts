import type { HistoryDirection } from '#renderer/unit/history/history.types.ts'

/** What a key press means: Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y, with Cmd on macOS; null = something else. */
export function directionOfKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
  isMac: boolean,
): HistoryDirection | null {
  const isCommand = isMac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
  if (!isCommand || event.altKey) return null
  const key = event.key.toLowerCase()
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
  return key === 'y' && !event.shiftKey && !isMac ? 'redo' : null
}

/** The browser's own undo belongs to what is being typed. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.matches('textarea, select')) return true
  return target instanceof HTMLInputElement && !['radio', 'checkbox', 'button', 'range'].includes(target.type)
}

export function isMacKeyboard(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent)
}
