import { describe, expect, it } from 'vitest'
import { isJsonObject } from './json.types.ts'
import {
  duplicateItem,
  getPlace,
  insertItem,
  itemAt,
  mayStand,
  moveItem,
  type Outline,
  removeItem,
  replaceItem,
  stepTo,
} from './outline.ts'
import { listChildren } from './read-dashboard.ts'

const stack = { id: 's', type: 'StackCard', params: { items: [{ id: 't', type: 'Typography', content: 'x' }] } }
const row = { id: 'r', type: 'ContentRow', items: [{ id: 'c', type: 'CostOverview' }, stack] }
const outline: Outline = [{ id: 'b', type: 'DashboardBannerV2' }, row, { id: 'k', type: 'RoomCards' }]

/** `b r(c s(t)) k` */
function say(list: Outline): string {
  return list
    .flatMap((item) => (isJsonObject(item) ? [item] : []))
    .map((item) => {
      const id = JSON.stringify(item['id']).replaceAll('"', '')
      return listChildren(item).length === 0 ? id : `${id}(${say(listChildren(item))})`
    })
    .join(' ')
}

describe('an outline', () => {
  it('finds what stands where', () => {
    expect(itemAt(outline, [1, 1, 0])).toMatchObject({ id: 't' })
    expect(itemAt(outline, [1, 7])).toBeNull()
    expect([[0], [1, 0], [1, 1, 0], [0, 0]].map((path) => getPlace(outline, path))).toEqual([
      'page',
      'row',
      'stack',
      null,
    ])
    expect(mayStand('CostOverview', 'row')).toBe(true)
    expect(mayStand('RoomCards', 'row')).toBe(false)
  })

  it('is changed anew, and stays as it was', () => {
    const before = JSON.stringify(outline)
    expect(say(insertItem(outline, [1, 1, 0], { id: 'n', type: 'Button' }))).toBe('b r(c s(n t)) k')
    expect(say(removeItem(outline, [1, 0]))).toBe('b r(s(t)) k')
    expect(say(replaceItem(outline, [0], { id: 'x', type: 'Feature' }))).toBe('x r(c s(t)) k')
    expect(JSON.stringify(outline)).toBe(before)
  })

  it('moves an item to where it may stand, before and behind itself, and into others', () => {
    const move = (from: readonly number[], to: readonly number[]) => {
      const moved = moveItem(outline, from, to)
      return moved === null ? null : [say(moved.outline), moved.path]
    }
    expect(move([0], [3])).toEqual(['r(c s(t)) k b', [2]])
    expect(move([2], [0])).toEqual(['k b r(c s(t))', [0]])
    expect(move([1, 0], [1, 2])).toEqual(['b r(s(t) c) k', [1, 1]])
    expect(move([1, 0], [0])).toEqual(['c b r(s(t)) k', [0]])
    // What was before it moves the place that it goes to.
    expect(move([1, 0], [1, 1, 1])).toEqual(['b r(s(t c)) k', [1, 0, 1]])
    expect(move([2], [1, 0])).toBeNull()
    expect(move([1], [1, 1, 0])).toBeNull()
    expect(move([9], [0])).toBeNull()
  })

  it('is stepped through with the keyboard', () => {
    expect(stepTo(outline, [1], 'up')).toEqual([0])
    expect(stepTo(outline, [0], 'up')).toBeNull()
    expect(stepTo(outline, [1], 'down')).toEqual([3])
    expect(stepTo(outline, [2], 'down')).toBeNull()
    expect(stepTo(outline, [1, 0], 'out')).toEqual([2])
    expect(stepTo(outline, [2], 'in')).toBeNull()
    expect(stepTo([row, { id: 'f', type: 'FloorPlan' }], [1], 'in')).toEqual([0, 2])
    expect(stepTo(outline, [1, 1, 0], 'out')).toEqual([1, 2])
    expect(
      stepTo([{ ...row, items: [{ type: 'StackCard', params: { items: [{ type: 'Feature' }] } }] }], [0, 0, 0], 'out'),
    ).toEqual([0, 1])
    expect(stepTo(outline, [0], 'out')).toBeNull()
  })

  it('doubles an item right behind it, with ids of its own', () => {
    let count = 0
    const doubled = duplicateItem(outline, [1], () => `n${++count}`)
    expect(doubled?.path).toEqual([2])
    expect(say(doubled?.outline ?? [])).toBe('b r(c s(t)) n1(n2 n3(n4)) k')
  })
})
