import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('runs all that waits after one frame, in order, and keeps none back when one fails', () => {
  const frames = vi.spyOn(window, 'requestAnimationFrame')
  const ran: string[] = []
  afterPaint(() => ran.push('first'))
  afterPaint(() => {
    throw new Error('broken')
  })
  afterPaint(() => ran.push('third'))
  expect(frames).toHaveBeenCalledTimes(1)
  expect(ran).toEqual([])
  expect(() => vi.advanceTimersByTime(50)).toThrow('broken')
  expect(ran).toEqual(['first', 'third'])
  afterPaint(() => ran.push('later'))
  vi.advanceTimersByTime(250)
  expect(ran).toEqual(['first', 'third', 'later'])
})
