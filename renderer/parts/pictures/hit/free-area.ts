import { useLayoutEffect } from 'react'
import { type Box, type Insets, NO_INSETS } from '../zoom/zoom-view.ts'

/** A side of a frame that something may lie over. */
const SIDES = ['top', 'right', 'bottom', 'left'] as const

/** What lies over a frame, px of the window, and the side of the frame that it says it belongs to. */
export interface Panel {
  readonly side: string | undefined
  readonly box: Box
}

/** px at each side of a frame that panels lie over; those beside it, or without a size, take nothing. */
export function coveredBy(frame: Box, panels: readonly Panel[]): Insets {
  const [right, bottom] = [frame.x + frame.width, frame.y + frame.height]
  const covered = { ...NO_INSETS }
  for (const { side: name, box } of panels) {
    const side = SIDES.find((each) => each === name)
    const isOver =
      box.width > 0 &&
      box.height > 0 &&
      box.x < right &&
      box.x + box.width > frame.x &&
      box.y < bottom &&
      box.y + box.height > frame.y
    if (side === undefined || !isOver) continue
    const over = {
      top: box.y + box.height - frame.y,
      right: right - box.x,
      bottom: bottom - box.y,
      left: box.x + box.width - frame.x,
    }
    covered[side] = Math.max(covered[side], over[side])
  }
  return covered
}

/** Elements that say by `data-over` at which side of a picture they lie. */
function findPanels(): readonly HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>('[data-over]'))
}

/** What lies over a frame's edges now. */
export function measureInsets(frame: HTMLElement): Insets {
  const panels = findPanels().map((panel) => ({ side: panel.dataset['over'], box: panel.getBoundingClientRect() }))
  return coveredBy(frame.getBoundingClientRect(), panels)
}

/**
 * Keeps what panels leave free of a frame at hand for its styles, px: `--free-middle` from the frame's left edge,
 * `--free-width`, and what is covered at the top and at the right. Told by the browser between layout and paint, so that
 * nothing is ever seen in the wrong place.
 */
export function useFreeArea(frame: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const element = frame.current
    if (element === null || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => {
      const { top, right, left } = measureInsets(element)
      const width = Math.max(1, element.clientWidth - left - right)
      element.style.setProperty('--free-middle', `${left + width / 2}px`)
      element.style.setProperty('--free-width', `${width}px`)
      element.style.setProperty('--over-top', `${top}px`)
      element.style.setProperty('--over-right', `${right}px`)
    })
    for (const each of [element, ...findPanels()]) observer.observe(each)
    return () => observer.disconnect()
  }, [frame])
}
