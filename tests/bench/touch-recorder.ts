import * as z from 'zod/mini'

export const TouchRecordsSchema = z.array(
  z.object({
    /** It led to something at all: one on what changes nothing says nothing of how fast an answer is. */
    isAnswered: z.boolean(),
    /** ms from the click or key to the paint after it; null = the browser made no entry. */
    duration: z.nullable(z.number()),
    /** The very next frame showed the new option and total. */
    isShownAtOnce: z.boolean(),
    /** It showed the new picture, too. */
    isPictureShownAtOnce: z.boolean(),
  }),
)
export type TouchRecord = z.infer<typeof TouchRecordsSchema>[number]

/** Which input counts as a touch, and where what it leads to is shown, as selectors. */
export interface TouchTarget {
  /** The event that a touch begins with, and the one that the page answers. */
  readonly begins: 'pointerdown' | 'keydown'
  readonly acts: 'click' | 'input'
  readonly choice: string
  readonly total: string
  readonly picture: string
}

/** A choice for a unit: room and chosen options, total, picture. A layer that fades away is still there, under the new one. */
export const UNIT_TOUCH: TouchTarget = {
  begins: 'pointerdown',
  acts: 'click',
  choice: 'main h1, #options [data-item] [role=radio][aria-checked=true], #options input[type=radio]:checked',
  total: '[data-testid=unit-total]',
  picture: 'main [role=img] img:not([data-outgoing], [data-standby])',
}

/**
 * Runs inside the page, before anything of the application: records for each expected touch what
 * Event Timing says, and whether the frame that follows it shows what it led to.
 */
export function installTouchRecorder(target: TouchTarget): void {
  interface Touch {
    at: number
    before: string[]
    inFrame: string[]
    settled: string[]
    isSettled: Promise<void>
  }
  /** The entries of one touch begin within this time. */
  const TOUCH_MS = 800
  /** By then everything that a touch leads to is on screen, and so long an answer is waited for. */
  const SETTLED_MS = 300
  const ANSWER_LIMIT_MS = 3_000
  const timings: { interactionId: number; startTime: number; duration: number }[] = []
  const touches: Touch[] = []
  /** What is shown before the touch that is expected; null = none is. Looked at now: no part of the touch itself. */
  let before: string[] | null = null

  const note = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming)) continue
      const { startTime, duration } = entry
      timings.push({ interactionId: Number(Reflect.get(entry, 'interactionId') ?? 0), startTime, duration })
    }
  }
  const observer = new PerformanceObserver(note)
  // Shorter ones have no entry; 16 ms is the least that can be asked for.
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  }
  observer.observe(options)
  // The first one is reported whatever it takes.
  new PerformanceObserver(note).observe({ type: 'first-input', buffered: true })

  /** Choice, total, picture: as the document has them now. */
  const shown = (): string[] => [
    [...document.querySelectorAll(target.choice)]
      .map((element) => element.getAttribute('data-value') ?? (element.id || element.textContent))
      .join('|'),
    document.querySelector(target.total)?.textContent ?? '',
    [...document.querySelectorAll(target.picture)].map((image) => image.getAttribute('src')).join('|'),
  ]
  const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))
  const isAnswered = ({ before, settled }: Touch) => settled.join() !== before.join()
  const settle = async (touch: Touch) => {
    const end = performance.now() + ANSWER_LIMIT_MS
    do {
      await wait(SETTLED_MS)
      touch.settled = shown()
    } while (!isAnswered(touch) && performance.now() < end)
  }
  window.addEventListener(
    target.begins,
    (event) => {
      if (before === null) return
      const framed = Promise.withResolvers<void>()
      const touch: Touch = {
        at: event.timeStamp,
        before,
        inFrame: [],
        settled: [],
        isSettled: Promise.race([framed.promise, wait(ANSWER_LIMIT_MS)]).then(() => settle(touch)),
      }
      before = null
      touches.push(touch)
      // Right after the frame, before anything else runs: looking is no part of what is measured.
      const afterFrame = new MessageChannel()
      afterFrame.port1.onmessage = () => {
        touch.inFrame = shown()
        framed.resolve()
      }
      const onAct = () => requestAnimationFrame(() => afterFrame.port2.postMessage(null))
      window.addEventListener(target.acts, onAct, { capture: true, once: true })
    },
    { capture: true },
  )

  const takeTouchRecords = () => {
    note({ getEntries: () => observer.takeRecords() } as PerformanceObserverEntryList)
    return touches.map((touch) => {
      // pointerdown, pointerup and click of one touch each have an entry, as have those of a key; the longest is what was felt.
      const all = timings.filter(
        ({ interactionId, startTime }) =>
          interactionId > 0 && startTime >= touch.at - 1 && startTime < touch.at + TOUCH_MS,
      )
      const duration = all.length > 0 ? Math.max(...all.map((timing) => timing.duration)) : null
      const [option, total, picture] = touch.inFrame
      const isShownAtOnce = option === touch.settled[0] && total === touch.settled[1]
      return {
        isAnswered: isAnswered(touch),
        duration,
        isShownAtOnce,
        isPictureShownAtOnce: isShownAtOnce && picture === touch.settled[2],
      }
    })
  }
  const isLastAnswered = async () => {
    const touch = touches.at(-1)
    if (before !== null || touch === undefined) return false
    await touch.isSettled
    return isAnswered(touch)
  }
  Object.assign(window, {
    expectTouch: () => {
      before = shown()
    },
    isLastAnswered,
    takeTouchRecords,
  })
}
