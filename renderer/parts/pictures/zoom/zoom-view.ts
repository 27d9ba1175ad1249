/** Where the enlarged picture lies in its frame: `scale` 1 = as large as the frame, `x` and `y` of its corner in px. */
export interface ZoomView {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface FrameSize {
  readonly width: number
  readonly height: number
}

export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 }

/** How much larger the buttons make a picture, from one to the next (IMG-3). */
export const ZOOM_LEVELS = [1, 2.5, 5] as const
export const MAX_SCALE = 5

/** The next level up (`1`) or down (`-1`); the same at the end. */
export function nextLevel(scale: number, direction: 1 | -1): number {
  // A little more or less than a level counts as that level.
  const slack = 1.02
  const next =
    direction === 1
      ? ZOOM_LEVELS.find((level) => level > scale * slack)
      : ZOOM_LEVELS.findLast((level) => level < scale / slack)
  return next ?? (direction === 1 ? MAX_SCALE : 1)
}

/** Enlarged to `scale`, with the point (px in the frame) staying where it is, as far as the picture reaches. */
export function zoomedAt(view: ZoomView, size: FrameSize, scale: number, point: { x: number; y: number }): ZoomView {
  const next = Math.min(MAX_SCALE, Math.max(1, scale))
  const factor = next / view.scale
  return within(size, {
    scale: next,
    x: point.x - (point.x - view.x) * factor,
    y: point.y - (point.y - view.y) * factor,
  })
}

/** Moved by px. */
export function movedBy(view: ZoomView, size: FrameSize, dx: number, dy: number): ZoomView {
  return within(size, { ...view, x: view.x + dx, y: view.y + dy })
}

/** The picture never leaves a gap in its frame. */
function within({ width, height }: FrameSize, { scale, x, y }: ZoomView): ZoomView {
  return {
    scale,
    x: Math.min(0, Math.max(width * (1 - scale), x)),
    y: Math.min(0, Math.max(height * (1 - scale), y)),
  }
}
