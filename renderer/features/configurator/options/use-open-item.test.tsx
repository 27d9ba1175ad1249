import { act, cleanup, renderHook } from '@testing-library/react'
import { type ReactNode, useLayoutEffect } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { useOpenItem } from './use-open-item.ts'

const BASE = '/bp/demo/lindenhof/a-12/configurator'

function InRouter({ children }: { children: ReactNode }) {
  return <MemoryRouter initialEntries={[`${BASE}/bathroom`]}>{children}</MemoryRouter>
}

/** The hook as its page has it: the address says which item is open. */
function useInPage() {
  const { pathname } = useLocation()
  const addressedId = pathname.split('/')[7] ?? null
  return { pathname, navigate: useNavigate(), ...useOpenItem(BASE, 'bathroom', addressedId) }
}

describe('which item of a room is open', () => {
  afterEach(cleanup)

  it('STG-7: opens one at a time, by one function for all rows whatever is open', () => {
    const { result } = renderHook(useInPage, { wrapper: InRouter })
    const header = document.body.appendChild(document.createElement('button'))
    const { toggle } = result.current
    for (const [touched, open] of [
      ['wall', 'wall'],
      ['floor', 'floor'],
      ['floor', null],
    ] as const) {
      act(() => result.current.toggle(touched, header))
      expect(result.current.openId).toBe(open)
      expect(result.current.pathname).toBe(`${BASE}/bathroom${open === null ? '' : `/${open}`}`)
      // Another one would render every row of the room anew.
      expect(result.current.toggle).toBe(toggle)
    }
  })

  it('GUI-1: keeps the deadline whose decisions somebody goes through in the address', () => {
    const { result } = renderHook(() => ({ ...useInPage(), search: useLocation().search }), { wrapper: InRouter })
    act(() => void result.current.navigate(`${BASE}/bathroom?date=d1`))
    act(() => result.current.toggle('wall', document.createElement('button')))
    expect([result.current.pathname, result.current.search]).toEqual([`${BASE}/bathroom/wall`, '?date=d1'])
  })

  it('STG-3, STG-7: brings into view what an address opens, once it is open, and nothing that is touched in the list', () => {
    const row = document.body.appendChild(document.createElement('li'))
    row.dataset['item'] = 'wall'
    const useRow = () => {
      const page = useInPage()
      useLayoutEffect(() => void (row.dataset['open'] = page.openId ?? ''))
      return page
    }
    const { result } = renderHook(useRow, { wrapper: InRouter })
    const openThen: (string | undefined)[] = []
    row.scrollIntoView = () => void openThen.push(row.dataset['open'])
    act(() => result.current.toggle('wall', row))
    expect(openThen).toEqual([])
    act(() => result.current.toggle('wall', row))
    act(() => void result.current.navigate(`${BASE}/bathroom/wall`))
    expect(openThen).toEqual(['wall'])
    act(() => result.current.toggle('wall', row))
    act(() => void result.current.navigate(`${BASE}/bathroom/wall`))
    expect(openThen).toEqual(['wall', 'wall'])
    row.remove()
  })
})
