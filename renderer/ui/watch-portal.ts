/** ms between questions whether the portal answers again. */
const ASK_AGAIN_MS = 3_000

/**
 * Calls back once when the portal was out of reach and answers again. Browsers tell by `online` that the device has its
 * network back, but not when the network was there all the while and the portal was not. A portal that answers from the
 * start is not asked twice: what failed then would fail again, and a page that loads itself anew would do so for ever.
 *
 * @param onBack called at most once
 * @returns ends the watch
 */
export function watchPortal(onBack: () => void): () => void {
  let timer: number | undefined
  let isOver = false
  async function ask(wasAway: boolean): Promise<void> {
    const isThere = await fetch('/health', { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    )
    if (isOver) return
    if (!isThere) timer = window.setTimeout(() => void ask(true), ASK_AGAIN_MS)
    else if (wasAway) onBack()
  }
  void ask(false)
  return () => {
    isOver = true
    window.clearTimeout(timer)
  }
}
