/** In a hidden window nothing is painted; then it runs after this many ms. */
const HIDDEN_WINDOW_MS = 200

let waiting: (() => void)[] = []

/**
 * Runs something once the choice is on screen: sending it must not delay showing it. In the order it was asked for.
 * The browser begins a second frame only when the first one is drawn; until then its threads draw, and work of ours
 * would take a processor from them.
 */
export function afterPaint(run: () => void): void {
  waiting.push(run)
  if (waiting.length > 1) return
  // One timer for all of them: a touch has a dozen, and each would cost its frame something.
  const own = waiting
  const once = () => {
    if (waiting !== own) return
    waiting = []
    runAll(own)
  }
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(once)))
  setTimeout(once, HIDDEN_WINDOW_MS)
}

/** What fails in one of them is said as usual, and keeps none of the others back. */
function runAll([first, ...rest]: readonly (() => void)[]): void {
  try {
    first?.()
  } finally {
    if (rest.length > 0) runAll(rest)
  }
}
