import { act, cleanup, screen } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { useSession } from '#renderer/session/index.ts'
import { createTestUnit, renderInUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { ApplicationBar } from './ApplicationBar.tsx'

const BEN = { id: 'ben', firstName: 'Ben', lastName: 'Berg', email: 'b@x.de', mobile: null, role: 'buyer' } as const

describe('the application bar of the dashboard', () => {
  beforeAll(async () => {
    await startTexts()
    await i18next.loadNamespaces('dashboard')
  })
  afterEach(() => {
    cleanup()
    scrollTo(0)
    useSession.setState({ user: null })
  })

  function scrollTo(y: number) {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true, writable: true })
    act(() => void window.dispatchEvent(new Event('scroll')))
  }
  function show(portal: 'bp' | 'mp' = 'bp') {
    useSession.setState({ user: { ...BEN, group: 'buyer' } })
    const { unit } = createTestUnit()
    renderInUnit(
      { ...unit, portal, project: { ...unit.project, featureFlags: { showInbox: true } } },
      <ApplicationBar />,
    )
  }
  const bar = () => screen.queryByRole('complementary', { name: 'Ihre Wohnung' })

  it('DSH-54: comes after 30 px of scrolling, and goes at the top', () => {
    show()
    const seen = [0, 30, 31, 400, 12].map((y) => {
      scrollTo(y)
      return bar() !== null
    })
    expect(seen).toEqual([false, false, true, true, false])
  })

  it('DSH-53: leads to a new message to the team', () => {
    show()
    scrollTo(100)
    expect(screen.getByRole('link', { name: 'Nachricht schreiben' }).getAttribute('href')).toBe(
      '/bp/demo/lindenhof/a-12/inbox/new',
    )
  })

  it('DSH-53: is not there where there is no inbox', () => {
    show('mp')
    scrollTo(100)
    expect(bar()).toBeNull()
  })
})
