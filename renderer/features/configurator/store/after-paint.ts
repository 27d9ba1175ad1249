/** In a hidden window nothing is painted; then it runs after this many ms. */
const HIDDEN_WINDOW_MS = 200

/** Runs something once the choice is on screen: sending it must not delay showing it. */
export function afterPaint(run: () => void): void {
  let hasRun = false
  const once = () => {
    if (hasRun) return
    hasRun = true
    run()
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, HIDDEN_WINDOW_MS)
}
