import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserKeep, readStored, writeStored } from './storage.ts'

function blocked(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

describe('storage', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    vi.restoreAllMocks()
    writeStored('token', null)
  })

  it('SHL-32 keeps texts in this browser', () => {
    writeStored('token', 't1')
    expect(localStorage.getItem('token')).toBe('t1')
    expect(readStored('token')).toBe('t1')
    writeStored('token', null)
    expect(localStorage.getItem('token')).toBeNull()
  })

  it('keeps them for this page where the browser blocks storage altogether', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(blocked)
    expect(readStored('token')).toBeNull()
    writeStored('token', 't1')
    expect(readStored('token')).toBe('t1')
    writeStored('token', null)
    expect(readStored('token')).toBeNull()
  })

  it('keeps for this page what a full storage does not take, and gives it back to the storage', () => {
    localStorage.setItem('selection_u', 'old')
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
    browserKeep.setItem('selection_u', 'new')
    expect([browserKeep.getItem('selection_u'), localStorage.getItem('selection_u')]).toEqual(['new', 'old'])
    full.mockRestore()
    browserKeep.setItem('selection_u', 'newer')
    expect([browserKeep.getItem('selection_u'), localStorage.getItem('selection_u')]).toEqual(['newer', 'newer'])
  })
})
