/** Where one looks in a panorama; all in degrees. */
export interface PanoramaView {
  /** To the right of the picture's middle. */
  readonly yaw: number
  /** Above the horizon. */
  readonly pitch: number
  /** From the lower to the upper edge of what is seen. */
  readonly fov: number
}

export const START_VIEW: PanoramaView = { yaw: 0, pitch: 5, fov: 72 }
export const MIN_FOV = 32
export const MAX_FOV = 80
/** Straight up or down, one loses one's bearings. */
const MAX_PITCH = 85

const RADIANS = Math.PI / 180

/** A view that exists: fov and pitch within bounds, yaw from −180 to 180. */
export function boundedView({ yaw, pitch, fov }: PanoramaView): PanoramaView {
  return {
    yaw: ((((yaw + 180) % 360) + 360) % 360) - 180,
    pitch: Math.min(MAX_PITCH, Math.max(-MAX_PITCH, pitch)),
    fov: Math.min(MAX_FOV, Math.max(MIN_FOV, fov)),
  }
}

/** After a drag of so many px in a frame of that height: what was touched stays under the finger. */
export function draggedView(view: PanoramaView, dx: number, dy: number, height: number): PanoramaView {
  const degreesPerPx = view.fov / Math.max(1, height)
  // Near the poles a px covers more longitude.
  const squeeze = Math.max(0.35, Math.cos(view.pitch * RADIANS))
  return boundedView({
    ...view,
    yaw: view.yaw - (dx * degreesPerPx) / squeeze,
    pitch: view.pitch + dy * degreesPerPx,
  })
}

/** Closer by a factor: 2 = half of it fills the frame. */
export function closerView(view: PanoramaView, factor: number): PanoramaView {
  const half = Math.tan((view.fov / 2) * RADIANS) / factor
  return boundedView({ ...view, fov: (2 * Math.atan(half)) / RADIANS })
}

/** The direction of a place as a three.js vector, for a sphere that is seen from inside. */
export function getDirection({ yaw, pitch }: { yaw: number; pitch: number }): readonly [number, number, number] {
  const level = Math.cos(pitch * RADIANS)
  return [-level * Math.cos(yaw * RADIANS), Math.sin(pitch * RADIANS), -level * Math.sin(yaw * RADIANS)]
}

/** Where a place is seen in a frame, px from its top left; null behind the viewer. */
export function placeInFrame(
  place: { readonly yaw: number; readonly pitch: number },
  view: PanoramaView,
  { width, height }: { readonly width: number; readonly height: number },
): { readonly x: number; readonly y: number } | null {
  const turn = (place.yaw - view.yaw) * RADIANS
  const [up, level] = [Math.sin(place.pitch * RADIANS), Math.cos(place.pitch * RADIANS)]
  const [viewUp, viewLevel] = [Math.sin(view.pitch * RADIANS), Math.cos(view.pitch * RADIANS)]
  const ahead = level * Math.cos(turn) * viewLevel + up * viewUp
  if (ahead < 0.05) return null
  const right = level * Math.sin(turn)
  const above = up * viewLevel - level * Math.cos(turn) * viewUp
  const pxPerUnit = height / 2 / Math.tan((view.fov / 2) * RADIANS)
  return { x: width / 2 + (right / ahead) * pxPerUnit, y: height / 2 - (above / ahead) * pxPerUnit }
}
