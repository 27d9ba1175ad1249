import { type TextFieldElement, textFieldAt } from './text-field.ts'

/** Marks the keyboard itself: a touch on it changes no field. */
export const KEYBOARD_PART = 'data-keyboard-part'

/** ms after a touch; see `tellSoon`. */
const SETTLE = 80

/**
 * Tells in which field a finger wants to write; null = in none. The last thing used counts: who moves a mouse or presses
 * a real key needs no keys on the screen. Returns how to stop.
 *
 * @param isShown whether the keys are on the screen
 */
export function watchFields(onField: (field: TextFieldElement | null) => void, isShown: () => boolean): () => void {
  const over = new AbortController()
  const { signal } = over
  const listen = <Type extends keyof WindowEventMap>(type: Type, handle: (event: WindowEventMap[Type]) => void) =>
    window.addEventListener(type, handle, { capture: true, passive: true, signal })
  let isTouch = false
  let isDown = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = (field: TextFieldElement | null) => {
    clearTimeout(timer)
    onField(field)
  }
  // With or without the keys the page has other room and moves. A touch moves the focus before it counts as a touch of
  // what lies there: it would miss what moves away in between, or meet a key that was not there.
  const tellSoon = (field: TextFieldElement | null) => {
    clearTimeout(timer)
    timer = setTimeout(() => (isDown ? tellSoon(field) : tell(field)), SETTLE)
  }
  listen('pointerdown', ({ target, pointerType }) => {
    if (isPart(target)) return
    isDown = true
    isTouch = pointerType !== 'mouse'
  })
  listen('pointerup', ({ target }) => {
    isDown = false
    const field = textFieldAt(target)
    // It has the focus already, and its keys have been put away.
    if (isTouch && field !== null && field === document.activeElement) tellSoon(field)
  })
  listen('pointercancel', () => {
    isDown = false
  })
  listen('keydown', () => {
    isTouch = false
    tellSoon(null)
  })
  listen('focusin', ({ target }) => {
    const field = textFieldAt(target)
    // From field to field the keys stay where they are, and the next one counts there.
    if (field !== null && isShown()) tell(field)
    else tellSoon(isTouch ? field : null)
  })
  listen('focusout', () => tellSoon(null))
  // A field that is taken away with its dialog says nothing.
  const gone = new MutationObserver(() => {
    if (isShown() && document.activeElement === document.body) tellSoon(null)
  })
  gone.observe(document.body, { childList: true, subtree: true })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    gone.disconnect()
  })
  return () => over.abort()
}

function isPart(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`[${KEYBOARD_PART}]`) !== null
}
