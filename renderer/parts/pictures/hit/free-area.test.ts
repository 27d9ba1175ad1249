import { describe, expect, it } from 'vitest'
import { freePart } from '../zoom/zoom-view.ts'
import { findAim } from './aim.ts'
import { coveredBy } from './free-area.ts'
import { placeLabel } from './place-label.ts'

const WINDOW = { x: 0, y: 0, width: 1366, height: 768 }
const LAPTOP = [
  { side: 'top', box: { x: 16, y: 12, width: 1334, height: 51 } },
  { side: 'left', box: { x: 16, y: 75, width: 200, height: 500 } },
  { side: 'right', box: { x: 998, y: 75, width: 352, height: 677 } },
]

describe('what panels leave free of a picture', () => {
  it('STG-1, STG-4: is the part between them, whatever their length', () => {
    const insets = coveredBy(WINDOW, LAPTOP)
    expect(insets).toEqual({ top: 63, right: 368, bottom: 0, left: 216 })
    expect(freePart({ ...WINDOW, insets })).toEqual({ x: 216, y: 63, width: 782, height: 705 })
  })

  it('STG-1: panels beside the frame, below it or without a size take nothing', () => {
    const phone = { x: 0, y: 60, width: 390, height: 468 }
    const panels = [
      { side: 'right', box: { x: 390, y: 0, width: 300, height: 844 } },
      { side: 'bottom', box: { x: 0, y: 528, width: 390, height: 316 } },
      { side: 'left', box: { x: 0, y: 60, width: 0, height: 400 } },
      { side: 'true', box: phone },
    ]
    expect(coveredBy(phone, panels)).toEqual({ top: 0, right: 0, bottom: 0, left: 0 })
  })

  it('STG-1: is never nothing, be the window ever so small', () => {
    const insets = coveredBy(WINDOW, [...LAPTOP, { side: 'left', box: { x: 0, y: 0, width: 1200, height: 700 } }])
    expect(freePart({ ...WINDOW, insets }).width).toBe(1)
  })
})

describe('what a picture begins with', () => {
  const image = (x: number, width: number) => ({ key: '', url: '', x, y: 0, width, height: 900 })
  const layer = (subLineItemId: string, ...images: (ReturnType<typeof image> | null)[]) => ({
    category: subLineItemId,
    subLineItemId,
    productsById: Object.fromEntries(images.map((each, index) => [String(index), each])),
  })
  const room = (...layers: ReturnType<typeof layer>[]) => ({
    renderId: 'bad',
    width: 1000,
    height: 562,
    baseUrl: '',
    previewUrl: '',
    layers,
  })
  const all = () => true

  it('STG-1: is its middle, where things are all over it or nowhere', () => {
    expect(findAim(room(layer('floor', image(0, 1000)), layer('lamp', image(400, 200))), all)).toBe(0.5)
    expect(findAim(room(), all)).toBe(0.5)
  })

  it('STG-1: is where most can be chosen, as far as the picture reaches', () => {
    const aim = findAim(
      room(layer('sink', image(0, 200)), layer('tap', image(50, 50)), layer('floor', image(0, 1000))),
      all,
    )
    expect(aim).toBeCloseTo(0.275)
  })

  it('STG-1: does not follow things that are chosen in another room, nor what is chosen now', () => {
    const door = layer('door', image(0, 150), image(0, 100), null)
    const handles = layer('handles', image(900, 100))
    expect(findAim(room(door, handles, layer('sill', image(880, 100))), (id) => id === 'door')).toBeLessThan(0.5)
    const turned = layer('door', null, image(0, 100), image(0, 150))
    expect(findAim(room(turned), all)).toBe(findAim(room(door), all))
  })
})

describe('words beside a mark', () => {
  const free = { x: 216, y: 63, width: 782, height: 705 }
  const size = { width: 200, height: 70 }

  it('STG-3: are above it, and in the middle where that is free', () => {
    expect(placeLabel({ x: 600, y: 400 }, size, free)).toEqual({ side: 'above', shift: 0 })
  })

  it('STG-3: keep out from under panels at each side', () => {
    expect(placeLabel({ x: 990, y: 400 }, size, free)).toEqual({ side: 'above', shift: -100 })
    expect(placeLabel({ x: 230, y: 400 }, size, free)).toEqual({ side: 'above', shift: 94 })
    expect(placeLabel({ x: 600, y: 120 }, size, free)).toEqual({ side: 'below', shift: 0 })
  })
})
