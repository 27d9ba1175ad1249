import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { listProjectDeadlines } from '#shared/contracts/http/deadlines.contract.ts'
import type { AnsweringServer } from '#renderer/testing/answering-server.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { DeadlinesPanel } from '../index.ts'
import type { ProjectDeadlines } from '../use-project-deadlines.ts'

/** The team's page of the deadlines of a project, once it is there. */
export async function showDeadlines(server: AnsweringServer, project: ProjectDeadlines): Promise<void> {
  server.answer(listProjectDeadlines, [project])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AppTheme>
        <MemoryRouter>
          <DeadlinesPanel />
        </MemoryRouter>
      </AppTheme>
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { name: 'Termine' })
}
