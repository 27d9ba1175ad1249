import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askEarly, takeEarly } from './early-configuration.ts'

const load = vi.hoisted(() => vi.fn<() => Promise<string>>())
vi.mock('./server-storage.ts', () => ({ createServerStorage: () => ({ load }) }))

beforeEach(() => {
  localStorage.setItem('token', 'of-ben')
  load.mockResolvedValue('stored')
})
afterEach(() => localStorage.clear())

it('gives what was asked for early once, and only for that unit', async () => {
  askEarly('a-12')
  expect(await takeEarly('a-12')).toBe('stored')
  expect(takeEarly('a-12')).toBeNull()
  askEarly('a-12')
  expect(takeEarly('b-07')).toBeNull()
  expect(takeEarly('a-12')).toBeNull()
})

it('gives nothing that is out of date', () => {
  vi.useFakeTimers()
  askEarly('a-12')
  vi.advanceTimersByTime(11_000)
  expect(takeEarly('a-12')).toBeNull()
  vi.useRealTimers()
})

it('gives it to nobody else', () => {
  askEarly('a-12')
  localStorage.setItem('token', 'of-anna')
  expect(takeEarly('a-12')).toBeNull()
})
