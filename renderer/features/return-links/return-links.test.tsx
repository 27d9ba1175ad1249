import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { keepQuery, readKept } from '#renderer/platform/kept-query.ts'
import { ReturnLinks } from './ReturnLinks.tsx'

const HOSTS = ['www.lindenhof.example']

/** As if the page had been opened with this query. */
function arrive(query: Record<string, string>) {
  window.history.replaceState(null, '', `/mp/demo/lindenhof?${new URLSearchParams(query)}`)
  keepQuery()
  render(<ReturnLinks hosts={HOSTS} />)
}
const followNothing = (event: Event) => event.preventDefault()
const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

describe('ways back to where somebody came from', () => {
  beforeAll(async () => {
    await startI18n()
    await changeLocale('de')
    await i18next.loadNamespaces(['residence'])
    // jsdom follows no links.
    window.addEventListener('click', followNothing)
  })
  afterAll(() => window.removeEventListener('click', followNothing))
  afterEach(() => {
    cleanup()
    window.sessionStorage.clear()
    window.history.replaceState(null, '', '/')
  })

  it('NAV-52 NAV-53 leads to p001 with the words of p002, or the usual ones', () => {
    arrive({ p001: 'https://www.lindenhof.example/flats', p002: ' Zur Projektseite ' })
    expect(screen.getByRole('link', { name: 'Zur Projektseite' }).getAttribute('href')).toBe(
      'https://www.lindenhof.example/flats',
    )
    cleanup()
    window.sessionStorage.clear()
    arrive({ p001: 'https://www.lindenhof.example/flats' })
    expect(screen.getByRole('link', { name: 'Zurück' })).toBeTruthy()
  })

  it('NAV-54 leads to p003 as the site’s home', () => {
    arrive({ p003: 'https://www.lindenhof.example' })
    expect(screen.getByRole('link', { name: 'Zur Website' }).getAttribute('href')).toBe(
      'https://www.lindenhof.example/',
    )
  })

  it('NAV-56 each can be used once', () => {
    arrive({ p001: 'https://www.lindenhof.example/a', p002: 'Weg', p003: 'https://www.lindenhof.example/b' })
    fireEvent.click(screen.getByRole('link', { name: 'Weg' }))
    expect([readKept('p001'), readKept('p002')]).toEqual([null, null])
    expect(readKept('p003')).not.toBeNull()
    cleanup()
    render(<ReturnLinks hosts={HOSTS} />)
    expect(hrefs()).toEqual(['https://www.lindenhof.example/b'])
  })

  it('NAV-52 NAV-54 ignores other hosts, and shows nothing without an address', () => {
    arrive({ p001: 'https://evil.example/', p002: 'Weg', p003: 'javascript:alert(1)' })
    expect(hrefs()).toEqual([])
    cleanup()
    render(<ReturnLinks hosts={undefined} />)
    expect(hrefs()).toEqual([])
  })
})
