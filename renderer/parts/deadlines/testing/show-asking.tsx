import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { type OpenUnit, OpenUnitContext } from '#renderer/unit/state/unit.context.ts'

/** Shows something of a unit that asks the server about its deadlines. */
export function showAsking(unit: OpenUnit, children: ReactNode, address: string): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <AppTheme>
        <MemoryRouter initialEntries={[address]}>
          <OpenUnitContext value={unit}>{children}</OpenUnitContext>
        </MemoryRouter>
      </AppTheme>
    </QueryClientProvider>,
  )
}
