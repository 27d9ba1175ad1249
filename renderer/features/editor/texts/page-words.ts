import { SURFACE } from '../use-undo-keys.ts'

const ATTRIBUTES = ['aria-label', 'placeholder', 'title', 'alt'] as const
/** Steps outwards from where one has tapped. */
const STEPS_OUT = 4
const MAX_LENGTH = 600

/** Whether something belongs to the page and not to the tool. */
export function isOfPage(element: Element): boolean {
  return element.closest(`[${SURFACE}]`) === null
}

/** What an element may say, the nearest first: its own words, all words in it, and what is read of it. */
export function wordsAround(element: Element): readonly { readonly element: Element; readonly words: string }[] {
  const found: { readonly element: Element; readonly words: string }[] = []
  let at: Element | null = element
  for (let step = 0; at !== null && at !== document.body && step < STEPS_OUT; step++) {
    for (const words of listWords(at)) found.push({ element: at, words })
    at = at.parentElement
  }
  return found
}

/** Everything that stands on the page now. */
export function wordsOnPage(): ReadonlySet<string> {
  const words = new Set<string>()
  for (const element of document.body.querySelectorAll('*')) {
    if (!isOfPage(element) || element instanceof HTMLScriptElement || element instanceof HTMLStyleElement) continue
    for (const one of listWords(element)) words.add(one)
  }
  return words
}

function listWords(element: Element): readonly string[] {
  const pieces = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
  const single = pieces.map((node) => node.textContent ?? '')
  const whole = element.childElementCount > 0 || pieces.length > 1 ? [element.textContent] : []
  const read = ATTRIBUTES.flatMap((name) => element.getAttribute(name) ?? [])
  return [...single, ...whole, ...read]
    .map((words) => words.trim())
    .filter((words) => words !== '' && words.length <= MAX_LENGTH)
}
