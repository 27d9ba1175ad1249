const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'input'] as const

/**
 * Tells once nobody has done anything for so many ms; starts anew with every sign of a hand. One timer at a time,
 * whatever happens: a sign only notes the time. Returns how to stop.
 */
export function watchIdle(afterMs: number, onIdle: () => void): () => void {
  let last = performance.now()
  let timer: ReturnType<typeof setTimeout>
  const note = () => {
    last = performance.now()
  }
  const look = () => {
    const left = last + afterMs - performance.now()
    if (left > 0) timer = setTimeout(look, left)
    else {
      stop()
      onIdle()
    }
  }
  const stop = () => {
    clearTimeout(timer)
    for (const sign of SIGNS) window.removeEventListener(sign, note, { capture: true })
  }
  for (const sign of SIGNS) window.addEventListener(sign, note, { capture: true, passive: true })
  timer = setTimeout(look, afterMs)
  return stop
}
