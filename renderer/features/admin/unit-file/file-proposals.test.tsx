import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listProposals, withdrawProposal } from '#shared/contracts/http/proposals.contract.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { useNotifications } from '#renderer/notifications/index.ts'
import { useSession } from '#renderer/session/index.ts'
import { answeringServer, noAnswer, refusal } from '#renderer/testing/answering-server.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { FileProposals } from './FileProposals.tsx'
import { aStaffFile } from './testing/staff-file.ts'

const server = answeringServer()
const FILE = aStaffFile({ unit: { id: 'a-12', slug: 'a-12', name: 'Wohnung A 12', salesStatus: 'SOLD' } })
const NOTHING = { buyerSelections: {}, buyerLineItemActivations: {}, buyerDesignLineSelections: null }

beforeEach(async () => {
  await startI18n()
  await changeLocale('de')
  const person = { firstName: 'Miriam', lastName: 'Vogt', email: 'm@example.com', mobile: null, role: '' }
  useSession.setState({ user: { id: 'miriam', ...person, group: 'user', roles: [{ role: 'lead', projectId: null }] } })
  useNotifications.setState({ notices: [] })
  const sent = { sentAt: '2026-11-20T10:00:00.000Z', seenAt: null, closedAt: null, answererName: '', note: '' }
  const said = {
    id: 'p1',
    authorName: 'Miriam Vogt',
    state: 'open',
    change: NOTHING,
    undo: NOTHING,
    lines: [],
  } as const
  server.answer(listProposals, [{ ...said, ...sent }])
})
afterEach(() => {
  cleanup()
  useSession.setState({ user: null })
})

it('PRP-6: says that a proposal has been answered only where it has, and else that it can be tried again', async () => {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AppTheme>
        <MemoryRouter>
          <FileProposals file={FILE} />
        </MemoryRouter>
      </AppTheme>
    </QueryClientProvider>,
  )
  const withdraw = async () => await userEvent.click(await screen.findByRole('button', { name: 'Zurückziehen' }))
  const said = () => useNotifications.getState().notices.map(({ title }) => title)
  server.answer(withdrawProposal, noAnswer())
  await withdraw()
  await waitFor(() => expect(said()).toEqual(['Das ging nicht. Bitte versuchen Sie es noch einmal.']))
  server.answer(withdrawProposal, refusal('PROPOSAL_CLOSED'))
  await withdraw()
  await waitFor(() => expect(said()).toContain('Das ging nicht: Der Vorschlag ist schon beantwortet.'))
})
