import type { Box } from '../zoom/zoom-view.ts'
import { measureInsets } from './free-area.ts'

/** px between a mark's middle and its words, and between those and what covers the picture. */
const REACH = 22
const MARGIN = 8

/** Where a mark's words are: above or below it, and px that they are moved to the right. */
export interface LabelPlace {
  readonly side: 'above' | 'below'
  readonly shift: number
}

/** The place of words of a size beside a mark, so that all of them can be read in what is free; px of one frame. */
export function placeLabel(
  mark: { x: number; y: number },
  size: { width: number; height: number },
  free: Box,
): LabelPlace {
  const least = free.x + MARGIN + size.width / 2
  const most = free.x + free.width - MARGIN - size.width / 2
  return {
    side: mark.y - REACH - size.height < free.y + MARGIN ? 'below' : 'above',
    shift: Math.max(least, Math.min(most, mark.x)) - mark.x,
  }
}

/** Puts the words of a mark where they can be read, of the marks in `frame`. */
export function fitLabel(frame: HTMLElement | null, mark: HTMLElement): void {
  const label = mark.querySelector<HTMLElement>('[data-label]')
  if (frame === null || label === null) return
  const [outer, { x, y, width, height }] = [frame.getBoundingClientRect(), mark.getBoundingClientRect()]
  const { left, top, right, bottom } = measureInsets(frame)
  const free = {
    x: outer.x + left,
    y: outer.y + top,
    width: outer.width - left - right,
    height: outer.height - top - bottom,
  }
  const place = placeLabel({ x: x + width / 2, y: y + height / 2 }, label.getBoundingClientRect(), free)
  mark.dataset['side'] = place.side
  label.style.setProperty('--aside', `${place.shift}px`)
}
