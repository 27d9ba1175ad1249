/** Where the enlarged picture lies in its frame: `scale` 1 = as large as the frame, `x` and `y` of its corner in px. */
export interface ZoomView {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** The frame of a picture, px. */
export interface Frame {
  readonly width: number
  readonly height: number
  /** What lies over its edges; none = nothing. */
  readonly insets?: Insets
  /** Where the picture is in it at scale 1, parts that the frame cuts off included; none = it fills the frame. */
  readonly picture?: Box
}

/** px at each side of the frame that panels lie over: what is to be seen goes into what they leave free. */
export interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 }

/** A rectangle, px in the frame at scale 1. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 }

/** What panels leave free of a frame: what one looks at goes there. */
export function freePart({ width, height, insets = NO_INSETS }: Frame): Box {
  return {
    x: insets.left,
    y: insets.top,
    width: Math.max(1, width - insets.left - insets.right),
    height: Math.max(1, height - insets.top - insets.bottom),
  }
}

/** Whether there is more of the picture to the left or right than the frame and the panels on it show. */
export function isCut(frame: Frame): boolean {
  return (frame.picture?.width ?? frame.width) > freePart(frame).width + 1
}

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

/** How much nearer the camera goes to a part of the picture, at least and at most. */
const NEAR = { least: 1.2, most: 2.5 }
/** Share of the free area that the part fills at most: one sees what it belongs to. */
const FILLED = 0.7

/** Enlarged to `scale`, with the point (px in the frame) staying where it is, as far as the picture reaches. */
export function zoomedAt(view: ZoomView, frame: Frame, scale: number, point: { x: number; y: number }): ZoomView {
  const next = Math.min(MAX_SCALE, Math.max(1, scale))
  const factor = next / view.scale
  if (next === 1) return WHOLE
  return within(frame, {
    scale: next,
    x: point.x - (point.x - view.x) * factor,
    y: point.y - (point.y - view.y) * factor,
  })
}

/** Moved by px. */
export function movedBy(view: ZoomView, frame: Frame, dx: number, dy: number): ZoomView {
  return within(frame, { ...view, x: view.x + dx, y: view.y + dy })
}

/** The view that brings a part of the picture into the middle of what panels leave free, as large as is pleasant. */
export function fittedTo(box: Box, frame: Frame): ZoomView {
  const free = freePart(frame)
  const fitting = FILLED * Math.min(free.width / Math.max(1, box.width), free.height / Math.max(1, box.height))
  const scale = Math.min(NEAR.most, Math.max(NEAR.least, fitting))
  return within(frame, {
    scale,
    x: free.x + free.width / 2 - (box.x + box.width / 2) * scale,
    y: free.y + free.height / 2 - (box.y + box.height / 2) * scale,
  })
}

/** Moved so far that a point of the picture (px in the frame at scale 1) is in sight, `margin` px beside what panels cover. */
export function broughtOut(view: ZoomView, frame: Frame, point: { x: number; y: number }, margin: number): ZoomView {
  const free = freePart(frame)
  const at = { x: view.x + point.x * view.scale, y: view.y + point.y * view.scale }
  return movedBy(
    view,
    frame,
    nearest(at.x, free.x + margin, free.x + free.width - margin) - at.x,
    nearest(at.y, free.y + margin, free.y + free.height - margin) - at.y,
  )
}

/** The picture never leaves a gap in what is free of its frame; what frame and panels cut off of it can be moved to. */
function within(frame: Frame, { scale, x, y }: ZoomView): ZoomView {
  const { width, height, picture = { x: 0, y: 0, width, height } } = frame
  const free = freePart(frame)
  // Beside a picture that is narrower than what is free nothing is to be moved to.
  const left = Math.min(free.x, picture.x)
  const right = Math.max(free.x + free.width, picture.x + picture.width)
  const top = Math.min(0, picture.y)
  const bottom = Math.max(height, picture.y + picture.height)
  return {
    scale,
    x: nearest(x, free.x + free.width - right * scale, free.x - left * scale),
    // Above and below panels leave gaps between them.
    y: nearest(y, height - bottom * scale, 0 - top * scale),
  }
}

function nearest(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

/** Whether the whole picture lies as it does without zoom. */
export function isWhole({ scale, x, y }: ZoomView): boolean {
  return scale === 1 && x === 0 && y === 0
}
