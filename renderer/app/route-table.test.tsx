import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type End,
  HOME,
  TEAM,
  type PageName,
  ROUTE_TABLE,
  type RouteRow,
  UNIT_OF,
  VISITORS,
  type Visitor,
} from '#tests/support/route-table.ts'
import { startI18n } from '#renderer/i18n/i18n.ts'
import { pageAt } from '#renderer/platform/routes.ts'
import type * as session from '#renderer/session/index.ts'
import { useSession } from '#renderer/session/index.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { AppRoutes } from './AppRoutes.tsx'

vi.mock('./pages.ts', async () => (await import('./testing/stub-pages.tsx')).stubPages())
vi.mock('#renderer/session/index.ts', async (original) => ({
  ...(await original<typeof session>()),
  useProjectConfig: () => ({ config: { variant: 'default' }, error: null }),
}))

const GROUPS = { nobody: null, ben: 'buyer', anna: 'buyer', operator: 'user', admin: 'admin' } as const

/** Pages of the table that the list calls otherwise. */
const LISTED: Readonly<Partial<Record<PageName, string>>> = {
  expired: 'registration',
  floorPlan: 'floorplan',
  coming: 'under construction',
  notFound: 'not found',
}

function Here() {
  return <output data-testid="here">{useLocation().pathname}</output>
}

function open(path: string) {
  render(
    <AppTheme>
      <MemoryRouter initialEntries={[path]}>
        <Suspense>
          <div data-testid="page">
            <AppRoutes />
          </div>
        </Suspense>
        <Here />
      </MemoryRouter>
    </AppTheme>,
  )
  const seen = { page: screen.getByTestId('page').textContent, path: screen.getByTestId('here').textContent }
  cleanup()
  return seen
}

/** As far as the router knows: what then is up to a page, the browser's test of the table looks at. */
function expected({ path, ends, upToPage }: RouteRow, visitor: Visitor) {
  const end = ends[visitor]
  const at = (address: string) => address.replace('{unit}', UNIT_OF[visitor])
  const own = pageAt(new URL(at(path), 'http://portal').pathname)
  if (upToPage?.includes(visitor)) return { page: own?.page.name, path: at(path) }
  if (end.path !== path && visitor !== 'nobody' && JSON.stringify(end) === JSON.stringify(HOME[visitor]))
    // From the door of a project to that project's.
    return { page: 'home', path: own?.params['projectId'] === undefined ? '/bp/demo' : '/bp/demo/lindenhof' }
  // Which section that is, the administration says.
  if (end.path !== path && end === TEAM) return { page: 'admin', path: '/bp/demo/admin' }
  return { page: getListed(end) ?? own?.page.name, path: at(end.path) }
}

function getListed({ page }: End): string | null {
  return typeof page === 'string' ? (LISTED[page] ?? page) : null
}

describe('the table of addresses, to the router', () => {
  beforeEach(async () => {
    localStorage.clear()
    await startI18n()
  })
  afterEach(() => useSession.setState({ status: 'anonymous', user: null }))

  it.each(VISITORS)('NAV-2: has an end for %s at every address', (visitor) => {
    const group = GROUPS[visitor]
    const user = { id: 'u', email: 'a@x.de', firstName: 'A', lastName: 'A', mobile: null, role: '' }
    if (group === null) useSession.setState({ status: 'anonymous', user: null, hasLoggedOut: false })
    else useSession.setState({ status: 'loggedIn', user: { ...user, group } })
    expect(ROUTE_TABLE.length).toBeGreaterThan(70)
    for (const row of ROUTE_TABLE) {
      const wanted = expected(row, visitor)
      expect(open(row.path.replace('{unit}', UNIT_OF[visitor])), `${row.ids} ${row.path}`).toEqual(wanted)
      localStorage.clear()
    }
  })
})
