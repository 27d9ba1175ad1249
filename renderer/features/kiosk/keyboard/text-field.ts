import type { Layout } from './layouts.ts'

export type TextFieldElement = HTMLInputElement | HTMLTextAreaElement

const TYPES: ReadonlySet<string> = new Set(['text', 'email', 'tel', 'url', 'search', 'password', 'number'])

/** The field of text at an event; null = nothing can be written there. */
export function textFieldAt(target: EventTarget | null): TextFieldElement | null {
  const isField =
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && TYPES.has(target.type))
  return isField && !target.readOnly && !target.disabled && target.inputMode !== 'none' ? target : null
}

/** The keyboard that a field wants, as it says to any touchscreen: by its type and `inputmode`. */
export function getLayout({ type, inputMode }: TextFieldElement): Layout {
  if (type === 'tel' || inputMode === 'tel') return 'phone'
  return type === 'number' || inputMode === 'numeric' || inputMode === 'decimal' ? 'digits' : 'letters'
}

/** What shift does by itself in a field: nothing, the next letter (at the beginning of names and texts), every letter. */
export type Shift = 'off' | 'once' | 'locked'

export function shiftAtStart(field: TextFieldElement): Shift {
  if (field.autocapitalize === 'characters') return 'locked'
  const isWords = field instanceof HTMLTextAreaElement || field.autocomplete.endsWith('name')
  return isWords && field.value === '' ? 'once' : 'off'
}

/** The field after this one in its form or dialog; null = it is the last. */
export function nextField(field: TextFieldElement): TextFieldElement | null {
  const around = field.form ?? field.closest('[role="dialog"], form')
  if (around === null) return null
  const fields = [...around.querySelectorAll('input, textarea')].flatMap((each) => textFieldAt(each) ?? [])
  return fields[fields.indexOf(field) + 1] ?? null
}

/**
 * Writes as a hand on a real keyboard would: at the caret, over what is marked, no longer than the field allows, and
 * told to the page, with a step for the browser's own undo. `execCommand` is the only way to all of that, also in
 * fields for mails and numbers, whose caret no script can set; the kiosk brings the browser that it runs in.
 */
export function writeInto(field: TextFieldElement, text: string): void {
  field.focus({ preventScroll: true })
  document.execCommand(text === '\n' ? 'insertLineBreak' : 'insertText', false, text)
}

/** Takes away what is marked, else the character before the caret. */
export function eraseIn(field: TextFieldElement): void {
  field.focus({ preventScroll: true })
  document.execCommand('delete')
}
