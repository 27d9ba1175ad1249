import { type ComponentType, createElement, lazy, useState } from 'react'

/** A component whose code comes later. */
export type LazyPart<P extends object> = ComponentType<P> & {
  /** Has its code come. Rejects when it cannot be loaded; it is then asked for again. */
  readonly preload: () => Promise<void>
}

/**
 * As React's `lazy`, but drawn at once where its code has come before. `lazy` always shows the fallback first, and React
 * takes a fallback away at the earliest 300 ms after the last one has appeared (`FALLBACK_THROTTLE_MS`).
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let loaded: ComponentType<P> | null = null
  const get = async () => {
    loaded ??= await load()
    return loaded
  }
  const Later = lazy(async () => ({ default: await get() }))
  function Part(props: P) {
    // As it was first drawn: another type would begin anew, and forget its state.
    const [Shown] = useState<ComponentType<P>>(() => loaded ?? Later)
    return createElement(Shown, props)
  }
  return Object.assign(Part, {
    preload: async () => {
      await get()
    },
  })
}
