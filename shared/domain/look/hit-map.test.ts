import { describe, expect, it } from 'vitest'
import { buildHitMap, findAnchor, findBox, findItemAt, type LayerAlpha } from './hit-map.ts'

const PICTURE = { width: 100, height: 50 }

const solid = (itemId: string, x: number, y: number, width: number, height: number): LayerAlpha => ({
  itemId,
  x,
  y,
  width,
  height,
  alpha: new Uint8Array(width * height).fill(255),
  columns: width,
  rows: height,
})

describe('what is where in a picture', () => {
  const wall = solid('wall', 0, 0, 100, 30)
  const tap = solid('tap', 50, 20, 2, 2)
  const map = buildHitMap(PICTURE, [wall, tap, solid('bath', 60, 20, 30, 20)], 100)

  it('STG-3: what is painted last is what is touched, and beside everything nothing is', () => {
    expect(findItemAt(map, { x: 0.1, y: 0.1 })).toBe('wall')
    expect(findItemAt(map, { x: 0.7, y: 0.5 })).toBe('bath')
    expect(findItemAt(map, { x: 0.1, y: 0.9 })).toBeNull()
    expect(findItemAt(map, { x: 1.2, y: 0.5 })).toBeNull()
  })

  it('STG-3: something small is hit within the reach of a finger, and large things are not reached for', () => {
    expect(findItemAt(map, { x: 0.48, y: 0.42 })).toBe('wall')
    expect(findItemAt(map, { x: 0.48, y: 0.42 }, 0.04)).toBe('tap')
    expect(findItemAt(map, { x: 0.1, y: 0.64 }, 0.04)).toBeNull()
  })

  it('STG-3: shadow, light and glass belong to what is behind them', () => {
    const shadow: LayerAlpha = { ...solid('lamp', 0, 0, 10, 10), alpha: new Uint8Array(100).fill(90) }
    expect(findItemAt(buildHitMap(PICTURE, [wall, shadow], 100), { x: 0.05, y: 0.05 })).toBe('wall')
  })

  it('STG-4: knows the box of what can be seen of an item, all of its layers together', () => {
    expect(findBox(map, 'bath')).toEqual({ x: 0.6, y: 0.4, width: 0.3, height: 0.4 })
    const two = buildHitMap(PICTURE, [solid('bath', 10, 10, 10, 10), solid('bath', 40, 10, 10, 10)], 100)
    expect(findBox(two, 'bath')).toEqual({ x: 0.1, y: 0.2, width: 0.4, height: 0.2 })
    expect(findBox(map, 'nowhere')).toBeNull()
    expect(findBox(buildHitMap(PICTURE, [tap, solid('wall', 0, 0, 100, 50)], 100), 'tap')).toBeNull()
  })

  it('STG-3: marks an item at a point that is surely on it', () => {
    const ring = solid('frame', 0, 0, 40, 40)
    const hole = solid('glass', 4, 4, 32, 32)
    const framed = buildHitMap(PICTURE, [ring, hole], 100)
    for (const itemId of ['frame', 'glass']) {
      const anchor = findAnchor(framed, itemId)
      expect(anchor && findItemAt(framed, anchor)).toBe(itemId)
    }
    expect(findAnchor(framed, 'nowhere')).toBeNull()
  })
})
