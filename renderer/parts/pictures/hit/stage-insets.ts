import { type Insets, NO_INSETS } from '../zoom/zoom-view.ts'

/**
 * What lies over a frame's edges: elements that say by `data-over` at which side they lie (`left`, `right`, `top`,
 * `bottom`), px.
 */
export function measureInsets(frame: HTMLElement): Insets {
  const box = frame.getBoundingClientRect()
  let { top, right, bottom, left } = NO_INSETS
  for (const panel of document.querySelectorAll<HTMLElement>('[data-over]')) {
    const over = panel.getBoundingClientRect()
    const isOver = over.left < box.right && over.right > box.left && over.top < box.bottom && over.bottom > box.top
    if (over.width === 0 || over.height === 0 || !isOver) continue
    const side = panel.dataset['over']
    if (side === 'left') left = Math.max(left, over.right - box.left)
    if (side === 'right') right = Math.max(right, box.right - over.left)
    if (side === 'top') top = Math.max(top, over.bottom - box.top)
    if (side === 'bottom') bottom = Math.max(bottom, box.bottom - over.top)
  }
  return { top, right, bottom, left }
}
