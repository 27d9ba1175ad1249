import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { inParallel } from './in-parallel.ts'

it('works on so many at a time, with results in the order of the values', async () => {
  let running = 0
  let most = 0
  const work = async (value: number) => {
    running += 1
    most = Math.max(most, running)
    for (let turn = 0; turn < 10 - value; turn += 1) await nextTurn()
    running -= 1
    return value * 2
  }
  expect(await inParallel([1, 2, 3, 4, 5, 6, 7], work, 3)).toEqual([2, 4, 6, 8, 10, 12, 14])
  expect(most).toBe(3)
})

it('begins nothing after a fault, and has nothing under way when it tells of it', async () => {
  const begun: number[] = []
  const ended: number[] = []
  const work = async (value: number) => {
    begun.push(value)
    if (value === 2) throw new Error('full')
    await nextTurn()
    await nextTurn()
    ended.push(value)
  }
  await expect(inParallel([1, 2, 3, 4, 5, 6], work, 3)).rejects.toThrow('full')
  expect([begun, ended]).toEqual([
    [1, 2, 3],
    [1, 3],
  ])
})
