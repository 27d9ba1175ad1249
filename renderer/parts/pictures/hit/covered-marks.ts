import { useEffect } from 'react'
import { whenIdle } from '#renderer/platform/when-idle.ts'

/** ms; so long a mark may stay beside what came over it while the page is busy. */
const LATEST_MS = 400

/** px from a mark's middle to the edges of what can be touched of it. */
const REACH = 22
/** Its middle, and just inside of its edges. */
const POINTS = [
  [0, 0],
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const

/**
 * Marks make way for what lies over the picture besides its panels (tools, what is said in passing): of a mark that is
 * covered in part the rest is no target (WCAG 2.5.8), and a touch that misses it presses something else. What it opens
 * stands among the choices, too. Marks under panels stay: the keyboard brings them out.
 */
export function hideCovered(frame: HTMLElement): void {
  for (const mark of frame.querySelectorAll('[data-spot]')) mark.toggleAttribute('data-covered', isCovered(mark))
}

function isCovered(mark: Element): boolean {
  const { x, y, width, height } = mark.getBoundingClientRect()
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  return POINTS.some(([right, down]) => {
    const top = document.elementFromPoint(middleX + right * (REACH - 1), middleY + down * (REACH - 1))
    return top !== null && top.closest('[data-picture], [data-over]') === null
  })
}

/**
 * Looks again once the picture has moved, or what lies over it has come, gone or grown, in a pause of the page: each
 * point is asked for in the whole of it, which the frame that answers a touch has no time for. `marks`: other ones begin
 * anew.
 */
export function useCoveredMarks(frame: { readonly current: HTMLElement | null }, marks: unknown): void {
  useEffect(() => {
    const element = frame.current
    const picture = element?.querySelector('[data-picture]')
    if (!element || !picture || typeof ResizeObserver === 'undefined') return undefined
    let callOff = () => {}
    const look = () => {
      callOff()
      callOff = whenIdle(() => hideCovered(element), LATEST_MS)
    }
    const sizes = new ResizeObserver(look)
    for (const each of [element, ...document.querySelectorAll('[data-passing]')]) sizes.observe(each)
    const moves = new MutationObserver(look)
    moves.observe(picture, { attributes: true, attributeFilter: ['style'] })
    picture.addEventListener('transitionend', look)
    return () => {
      callOff()
      sizes.disconnect()
      moves.disconnect()
      picture.removeEventListener('transitionend', look)
    }
  }, [frame, marks])
}
