import { afterEach, expect, it, vi } from 'vitest'
import { browserKeep } from '#renderer/platform/storage.ts'
import { createTestUnit } from '../testing/open-unit.tsx'
import { getHistory } from './use-unit-history.ts'

afterEach(() => {
  vi.restoreAllMocks()
  browserKeep.removeItem('history_first')
  browserKeep.removeItem('history_second')
})

it('ENG-34 keeps the steps when the page is left right after a choice, and listens no longer than it has to', () => {
  const listened = vi.spyOn(window, 'addEventListener')
  const ended = vi.spyOn(window, 'removeEventListener')
  const listeners = () => new Set(listened.mock.calls.flatMap(([name, it]) => (name === 'pagehide' ? [it] : [])))
  const stores = ['first', 'second'].map((id) => {
    const { store, unit } = createTestUnit()
    getHistory({ store, isLocal: true, unit: { ...unit.unit, id } })
    return store
  })
  expect(listeners().size).toBe(0)
  for (const store of stores) store.intents.chooseOption({ itemId: 'fronten', productId: 'grau' })
  expect(listeners().size).toBe(1)
  expect(ended.mock.calls.some(([name]) => name === 'pagehide')).toBe(false)
  window.dispatchEvent(new Event('pagehide'))
  for (const id of ['first', 'second']) expect(browserKeep.getItem(`history_${id}`)).toContain('grau')
  expect(ended.mock.calls.flatMap(([name, it]) => (name === 'pagehide' ? [it] : []))).toEqual([...listeners()])
})
