import { afterEach, describe, expect, it } from 'vitest'
import { forgetKept, keepQuery, readKept } from './kept-query.ts'

describe('kept parameters of the address', () => {
  afterEach(() => {
    window.sessionStorage.clear()
    window.history.replaceState(null, '', '/')
  })

  it('NAV-55 NAV-56 are taken out of the address, kept, and used once', () => {
    window.history.replaceState(null, '', '/bp/demo/lindenhof/login?p010=Natur&x=1&p002=Zur%C3%BCck#top')
    keepQuery()
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(
      '/bp/demo/lindenhof/login?x=1#top',
    )
    expect(readKept('p010')).toBe('Natur')
    expect(readKept('p002')).toBe('Zurück')
    expect(readKept('p001')).toBeNull()
    forgetKept('p010')
    expect(readKept('p010')).toBeNull()
    keepQuery()
    expect(readKept('p010')).toBeNull()
    expect(readKept('p002')).toBe('Zurück')
  })

  it('NAV-56 an empty or endless value is none', () => {
    window.history.replaceState(null, '', `/?p010=&p003=${'x'.repeat(3_000)}`)
    keepQuery()
    expect(window.location.search).toBe('')
    expect(readKept('p010')).toBeNull()
    expect(readKept('p003')).toBeNull()
  })
})
