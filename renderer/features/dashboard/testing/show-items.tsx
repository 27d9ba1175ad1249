import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { Json } from '#shared/domain/designs/json.types.ts'
import { readDashboard } from '#shared/domain/designs/read-dashboard.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { type OpenUnit, OpenUnitContext } from '#renderer/unit/state/unit.context.ts'
import { Items } from '../items/Items.tsx'

/** The texts of designed dashboards, in German. */
export async function startDesignTexts(): Promise<void> {
  await startTexts()
  await i18next.loadNamespaces([
    'dashboard',
    'dashboard-unit',
    'dashboard-items',
    'deadlines',
    'documents',
    'budget',
    'units',
  ])
}

/** Draws something on the address of a unit's dashboard. */
export function showOnDashboard(unit: OpenUnit, children: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const path = `/${unit.portal}/demo/lindenhof/a-12/dashboard`
  const routes = [
    { path: '/:portalId/:accountId/:projectId/:unitId/dashboard', element: children },
    { path: '*', element: null },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  return render(
    <QueryClientProvider client={client}>
      <AppTheme>
        <OpenUnitContext value={unit}>
          <RouterProvider router={router} />
        </OpenUnitContext>
      </AppTheme>
    </QueryClientProvider>,
  )
}

/** Draws an outline as the page of a project does. */
export function showItems(unit: OpenUnit, outline: readonly Json[]) {
  return showOnDashboard(unit, <Items items={readDashboard(outline).items} place="page" />)
}
