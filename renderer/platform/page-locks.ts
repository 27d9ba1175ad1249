/** Names that a page holds for as long as it lives: how one page of a browser knows that another one is gone. */
export interface PageLocks {
  /** Holds a name until it is let go, or this page is gone, whatever ends it. */
  readonly hold: (name: string) => { readonly release: () => void }
  /** Runs something, holding the name meanwhile, if no page holds it. */
  readonly ifFree: (name: string, run: () => void) => Promise<void>
}

/** null where the browser has none: over plain http, except on this machine. */
export function pageLocks(): PageLocks | null {
  // The type says that they are always there.
  const locks: LockManager | undefined = 'locks' in navigator ? navigator.locks : undefined
  if (locks === undefined) return null
  return {
    hold(name) {
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      void locks.request(name, () => held)
      return { release }
    },
    ifFree: (name, run) =>
      locks.request(name, { ifAvailable: true }, (lock) => {
        if (lock !== null) run()
      }),
  }
}
