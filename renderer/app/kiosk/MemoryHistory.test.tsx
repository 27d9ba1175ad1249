import { act, cleanup, render } from '@testing-library/react'
import { type Location, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom'
import { useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MemoryHistory } from './MemoryHistory.tsx'

const onPage = vi.fn<(navigate: NavigateFunction, address: string) => void>()

function Probe() {
  const navigate = useNavigate()
  const location: Location<unknown> = useLocation()
  const { pathname, search, state } = location
  useEffect(() => onPage(navigate, `${pathname}${search}${state === null ? '' : ` ${JSON.stringify(state)}`}`))
  return null
}

const here = () => onPage.mock.lastCall?.[1]
const go = (to: string | number, options?: { replace?: boolean; state?: unknown }) =>
  act(async () => {
    const navigate = onPage.mock.lastCall?.[0]
    await (typeof to === 'number' ? navigate?.(to) : navigate?.(to, options))
  })

describe('the history of a visit', () => {
  beforeEach(() => {
    render(
      <MemoryHistory start="/mp/demo/lindenhof/show/configurator/bath">
        <Probe />
      </MemoryHistory>,
    )
  })
  afterEach(() => {
    cleanup()
    window.history.replaceState(null, '', '/')
  })

  it('decision 35 goes on and back, and the browser knows one entry only, without what a page has noted', async () => {
    const before = window.history.length
    await go('/mp/demo/lindenhof/show/configurator/kitchen')
    await go('?dialog=contact', { state: { isDialogHere: true } })
    expect(here()).toBe('/mp/demo/lindenhof/show/configurator/kitchen?dialog=contact {"isDialogHere":true}')
    expect(window.location.pathname + window.location.search).toBe(
      '/mp/demo/lindenhof/show/configurator/kitchen?dialog=contact',
    )
    expect([window.history.length, window.history.state]).toEqual([before, null])
    await go(-1)
    expect(here()).toBe('/mp/demo/lindenhof/show/configurator/kitchen')
    await go(-1)
    expect(here()).toBe('/mp/demo/lindenhof/show/configurator/bath')
  })

  it('decision 35 stays where there is nothing further, and forgets what comes after a new step', async () => {
    await go(-3)
    expect(here()).toBe('/mp/demo/lindenhof/show/configurator/bath')
    await go('/a')
    await go('/b')
    await go(-1)
    await go('/c', { replace: true })
    await go(1)
    expect(here()).toBe('/b')
    await go(-1)
    expect(here()).toBe('/c')
    await go('/d')
    await go(5)
    expect(here()).toBe('/d')
  })
})
