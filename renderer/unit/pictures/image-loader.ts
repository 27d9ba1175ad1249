import { createStore } from 'zustand/vanilla'
import type { ReadableState } from '../state/deferred-state.ts'

/** What the loader needs of an `HTMLImageElement`. */
export interface DecodableImage {
  src: string
  decoding: 'sync' | 'async' | 'auto'
  fetchPriority: string
  decode(): Promise<void>
}

export type ImageOutcome = 'ready' | 'failed'

export interface ImageLoader {
  /** Loads and decodes off the main thread. Never rejects. */
  readonly load: (url: string) => Promise<ImageOutcome>
  /** It can be painted in the very next frame. */
  readonly isReady: (url: string) => boolean
  /** It was tried, and there is nothing to wait for. */
  readonly isSettled: (url: string) => boolean
  /**
   * Loads pictures that may be wanted soon, at most five at a time (IMG-10), the newest wish first, and none while one
   * that is wanted now is under way; failures are ignored (IMG-11). Answers a function that forgets those that have not
   * begun.
   */
  readonly prefetch: (urls: readonly string[]) => () => void
  /** Loads in the same way what the very next touch may bring, and says in `expected` what of it can be painted. */
  readonly expect: (urls: readonly string[]) => () => void
  /**
   * Counts work as a picture that is wanted now until it has ended, however it ends: what may be wanted later would take
   * the processor from it.
   */
  readonly during: (work: Promise<unknown>) => void
  /** Runs as soon as nothing that is wanted now is under way. Answers a function that calls it off. */
  readonly whenQuiet: (run: () => void) => () => void
  /** Addresses; a picture may keep them painted where nobody sees them, so that the touch has nothing to decode. */
  readonly expected: ReadableState<ReadonlySet<string>>
}

const MAX_PARALLEL_PREFETCHES = 5
/** So many are kept at hand, a unit's rooms as they stand and the open item's options; the rest is left to the browser's cache. */
const MAX_KEPT = 192

interface Entry {
  readonly image: DecodableImage
  readonly outcome: Promise<ImageOutcome>
  state: 'loading' | ImageOutcome
}

/** Creates images in the browser; tests pass their own. */
export function createImageLoader(createImage: () => DecodableImage = () => new Image()): ImageLoader {
  const entries = new Map<string, Entry>()
  const expected = createStore<ReadonlySet<string>>(() => new Set())
  let waiting: { url: string; group: symbol }[] = []
  let prefetching = 0
  const wantedNow = new Set<Promise<unknown>>()
  const waitingForQuiet = new Set<() => void>()
  let wantedNext: ReadonlySet<string> = new Set()

  function begin(url: string, priority: 'auto' | 'low'): Entry {
    const known = entries.get(url)
    if (known !== undefined) {
      // The most recently wanted ones are at the end of the map.
      entries.delete(url)
      entries.set(url, known)
      return known
    }
    const image = createImage()
    image.decoding = 'async'
    image.fetchPriority = priority
    image.src = url
    const entry: Entry = {
      image,
      state: 'loading',
      outcome: image.decode().then(
        () => settle('ready'),
        () => settle('failed'),
      ),
    }
    function settle(state: ImageOutcome): ImageOutcome {
      entry.state = state
      if (wantedNext.has(url)) noteExpected()
      // A failure may pass (bad Wi-Fi): the next wish tries again.
      if (state === 'failed') setTimeout(() => entries.delete(url), 5_000)
      return state
    }
    entries.set(url, entry)
    evict()
    return entry
  }

  function evict(): void {
    for (const [url, entry] of entries) {
      if (entries.size <= MAX_KEPT) return
      if (entry.state !== 'loading') entries.delete(url)
    }
  }

  function pump(): void {
    // Two decodings at a time take each other's processor.
    while (wantedNow.size === 0 && prefetching < MAX_PARALLEL_PREFETCHES) {
      const next = waiting.shift()
      if (next === undefined) return
      prefetching += 1
      void begin(next.url, 'low').outcome.then(() => {
        prefetching -= 1
        pump()
      })
    }
  }

  function load(url: string): Promise<ImageOutcome> {
    const { state, outcome } = begin(url, 'auto')
    if (state === 'loading') during(outcome)
    return outcome
  }

  function during(work: Promise<unknown>): void {
    if (wantedNow.has(work)) return
    wantedNow.add(work)
    const end = () => {
      wantedNow.delete(work)
      // One may begin what the next has to wait for.
      for (const run of waitingForQuiet) {
        if (wantedNow.size > 0) return
        waitingForQuiet.delete(run)
        run()
      }
      pump()
    }
    work.then(end, end)
  }

  function whenQuiet(run: () => void): () => void {
    if (wantedNow.size === 0) run()
    else waitingForQuiet.add(run)
    return () => void waitingForQuiet.delete(run)
  }

  function prefetch(urls: readonly string[]): () => void {
    const group = Symbol()
    waiting = [...urls.filter((url) => !entries.has(url)).map((url) => ({ url, group })), ...waiting]
    pump()
    return () => {
      waiting = waiting.filter((entry) => entry.group !== group)
    }
  }

  function noteExpected(): void {
    const ready = [...wantedNext].filter((url) => entries.get(url)?.state === 'ready')
    if (ready.length !== expected.getState().size || ready.some((url) => !expected.getState().has(url)))
      expected.setState(new Set(ready), true)
  }

  function expect(urls: readonly string[]): () => void {
    const wanted = new Set(urls)
    wantedNext = wanted
    noteExpected()
    const forget = prefetch(urls)
    return () => {
      forget()
      if (wantedNext !== wanted) return
      wantedNext = new Set()
      noteExpected()
    }
  }

  return {
    load,
    during,
    whenQuiet,
    isReady: (url) => entries.get(url)?.state === 'ready',
    isSettled: (url) => {
      const state = entries.get(url)?.state
      return state === 'ready' || state === 'failed'
    },
    prefetch,
    expect,
    expected,
  }
}
