/** ms a logout waits for what is still to be stored; then it goes on without. */
const LIMIT_MS = 3_000

/** Work that needs the session; null when there is none at the moment. */
type LastWork = () => Promise<unknown> | null

const registered = new Set<LastWork>()

/** Registers work that must be done while the token is still there. Returns the function that takes it back. */
export function beforeLogout(work: LastWork): () => void {
  registered.add(work)
  return () => registered.delete(work)
}

/** Resolves when all registered work is done, has failed, or has taken 3 s; null when there is none. */
export function lastWork(): Promise<void> | null {
  const running = [...registered].flatMap((work) => work() ?? [])
  if (running.length === 0) return null
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LIMIT_MS)
    void Promise.allSettled(running).then(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
