import { useSyncExternalStore } from 'react'

/**
 * The open dialogs, the topmost last. What is outside of the topmost one is inert, for screen readers too; so what must
 * be seen and heard above every dialog is rendered inside of it.
 */
let open: readonly OpenLayer[] = []
const listeners = new Set<() => void>()

interface OpenLayer {
  readonly dialog: HTMLElement
  readonly live: HTMLElement
}

/** What a dialog has made inert, and nothing that was so before. */
let inert: readonly Element[] = []

/** Material hides what is beside a dialog from screen readers; inert it is for the pointer and the search as well. */
function keepBesideInert(): void {
  for (const element of inert) element.removeAttribute('inert')
  const top = open.at(-1)?.dialog
  inert =
    top === undefined
      ? []
      : [...document.body.children].filter((element) => !element.hasAttribute('inert') && !element.contains(top))
  for (const element of inert) element.setAttribute('inert', '')
}

function change(next: readonly OpenLayer[]): void {
  open = next
  keepBesideInert()
  // For styles. Not `:has()`: on the page as a whole it makes every later change of a class look for it (ADR 7).
  document.documentElement.toggleAttribute('data-dialog', next.length > 0)
  for (const listener of listeners) listener()
}

/** Notes a dialog that has been opened, and the live region in it; call what it returns when it closes. */
export function enterDialogLayer(dialog: HTMLElement, live: HTMLElement): () => void {
  change([...open, { dialog, live }])
  return () => change(open.filter((other) => other.dialog !== dialog))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The element to render into what must be above everything: the topmost dialog, else the page. */
export function useTopLayer(): HTMLElement {
  return useSyncExternalStore(subscribe, () => open.at(-1)?.dialog ?? document.body)
}

/**
 * The live region of the topmost dialog; null = none is open. Screen readers only read out what comes into a region that
 * was there before, so each dialog brings an empty one.
 */
export function useTopLiveRegion(): HTMLElement | null {
  return useSyncExternalStore(subscribe, () => open.at(-1)?.live ?? null)
}

/** Whether a dialog is open: shortcuts of the page then mean nothing. */
export function isDialogOpen(): boolean {
  return open.length > 0
}
