const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'input'] as const

/**
 * Whether the focus, or a mouse, is in a page of another host inside of this one: what is done there this page never
 * hears of.
 */
export function isInFrame(): boolean {
  const { activeElement } = document
  return isForeign(activeElement) || isForeign(document.querySelector('iframe:hover'))
}

/** A document of the kiosk's own is read, not filled in. */
function isForeign(element: Element | null): boolean {
  return element instanceof HTMLIFrameElement && new URL(element.src, location.href).origin !== location.origin
}

/** ms for each case. */
export interface Patience {
  readonly usual: number
  /** While somebody may be at work in a frame; never less than usual. */
  readonly inFrame: number
}

/**
 * Tells once nobody has done anything for so long; starts anew with every sign of a hand. One timer at a time, whatever
 * happens: a sign only notes the time. Returns how to stop.
 */
export function watchIdle({ usual, inFrame }: Patience, onIdle: () => void): () => void {
  let last = performance.now()
  let timer: ReturnType<typeof setTimeout>
  const note = () => {
    last = performance.now()
  }
  const look = () => {
    const left = last + (isInFrame() ? Math.max(usual, inFrame) : usual) - performance.now()
    if (left > 0) timer = setTimeout(look, Math.min(left, usual))
    else {
      stop()
      onIdle()
    }
  }
  const stop = () => {
    clearTimeout(timer)
    for (const sign of SIGNS) window.removeEventListener(sign, note, { capture: true })
    window.removeEventListener('blur', note)
    window.removeEventListener('focus', note)
  }
  for (const sign of SIGNS) window.addEventListener(sign, note, { capture: true, passive: true })
  // The focus goes into a frame, or comes back.
  window.addEventListener('blur', note)
  window.addEventListener('focus', note)
  timer = setTimeout(look, usual)
  return stop
}
