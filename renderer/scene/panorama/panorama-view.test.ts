import { describe, expect, it } from 'vitest'
import { boundedView, closerView, getDirection, draggedView, MAX_FOV, MIN_FOV, placeInFrame } from './panorama-view.ts'

const FRAME = { width: 800, height: 400 }
const AHEAD = { yaw: 0, pitch: 0, fov: 60 }

describe('view of a panorama', () => {
  it('IMG-1 keeps yaw within a turn, pitch below the zenith and fov within bounds', () => {
    expect(boundedView({ yaw: 190, pitch: 120, fov: 300 })).toEqual({ yaw: -170, pitch: 85, fov: MAX_FOV })
    expect(boundedView({ yaw: -540, pitch: -120, fov: 1 })).toEqual({ yaw: -180, pitch: -85, fov: MIN_FOV })
  })

  it('shows what lies ahead in the middle, and nothing of what lies behind', () => {
    expect(placeInFrame({ yaw: 0, pitch: 0 }, AHEAD, FRAME)).toEqual({ x: 400, y: 200 })
    expect(placeInFrame({ yaw: 180, pitch: 0 }, AHEAD, FRAME)).toBeNull()
  })

  it('shows what lies to the right on the right and what lies above above', () => {
    const place = placeInFrame({ yaw: 20, pitch: 10 }, AHEAD, FRAME)
    expect(place?.x).toBeGreaterThan(400)
    expect(place?.y).toBeLessThan(200)
    // The upper edge of what is seen.
    expect(placeInFrame({ yaw: 0, pitch: 30 }, AHEAD, FRAME)?.y).toBeCloseTo(0, 5)
  })

  it('keeps what was touched under the finger', () => {
    const dragged = draggedView(AHEAD, 40, 0, FRAME.height)
    const place = placeInFrame({ yaw: 0, pitch: 0 }, dragged, FRAME)
    // The middle of the picture is a little more stretched than its edges.
    expect(Math.abs((place?.x ?? 0) - 440)).toBeLessThan(5)
  })

  it('halves what is seen with a factor of two', () => {
    const closer = closerView({ ...AHEAD, fov: 80 }, 2)
    expect(Math.tan((closer.fov * Math.PI) / 360)).toBeCloseTo(Math.tan((40 * Math.PI) / 180) / 2, 8)
  })

  it('turns to the right where the picture is seen from inside', () => {
    expect(getDirection({ yaw: 0, pitch: 0 }).map((part) => Math.round(part) + 0)).toEqual([-1, 0, 0])
    expect(getDirection({ yaw: 90, pitch: 0 }).map((part) => Math.round(part) + 0)).toEqual([0, 0, -1])
  })
})
