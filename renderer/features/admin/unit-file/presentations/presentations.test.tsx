import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  deletePresentation,
  listPresentations,
  takeOverPresentation,
} from '#shared/contracts/http/presentations.contract.ts'
import type { Role } from '#shared/domain/roles/roles.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { useNotifications } from '#renderer/notifications/index.ts'
import { useSession } from '#renderer/session/index.ts'
import { answeringServer, noAnswer, refusal } from '#renderer/testing/answering-server.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import type { StaffFile } from '../use-unit-file.ts'
import { FilePresentations } from './FilePresentations.tsx'
import type { Presentation } from './use-presentations.ts'
import { aStaffFile } from '../testing/staff-file.ts'

const server = answeringServer()
const HANDED: Presentation = {
  id: 'pr1',
  presenter: 'Jonas Haberer',
  name: 'Familie Berg',
  email: 'berg@example.com',
  code: 'K7M4Q-X9P2R',
  shortPath: '/s/K7M4Q-X9P2R',
  total: 1_300_00,
  totalOnRequest: 0,
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2027-02-18T10:00:00.000Z',
  takenOverAt: null,
}
const FILE = aStaffFile({ unit: { id: 'a-02', slug: 'a-02', name: 'Wohnung A 02', salesStatus: 'RESERVED' } })

function show(file: Partial<StaffFile> = {}, role: Role = 'lead') {
  const person = { firstName: 'Jonas', lastName: 'Haberer', email: 'jonas@example.com', mobile: null, role: '' }
  useSession.setState({ user: { id: 'jonas', ...person, group: 'user', roles: [{ role, projectId: null }] } })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AppTheme>
        <MemoryRouter>
          <FilePresentations file={{ ...FILE, ...file }} />
        </MemoryRouter>
      </AppTheme>
    </QueryClientProvider>,
  )
}

const notices = () => useNotifications.getState().notices.map(({ title, body = '' }) => title + body)

describe('presentations in a unit’s file', () => {
  beforeEach(async () => {
    await startI18n()
    await changeLocale('de')
    server.answer(listPresentations, [HANDED])
    useNotifications.setState({ notices: [] })
  })
  afterEach(() => {
    cleanup()
    useSession.setState({ user: null })
  })

  it('PST-7, SHL-80: lists them, and says when they could not be read, with another try', async () => {
    server.answer(listPresentations, noAnswer())
    show()
    const again = await screen.findByRole('button', { name: 'Noch einmal versuchen' })
    server.answer(listPresentations, [HANDED])
    await userEvent.click(again)
    const row = await screen.findByRole('listitem')
    expect(row.textContent).toMatch(/Familie Berg.*präsentiert von Jonas Haberer.*\+1\.300\s€.*18\. Februar 2027/)
    expect(screen.getByRole('link', { name: 'Auswahl von Familie Berg ansehen' }).getAttribute('href')).toBe(
      HANDED.shortPath,
    )
  })

  it('PST-8: becomes the unit’s choices after a question, and what the catalogue does not take is said', async () => {
    server.answer(takeOverPresentation, { leftOut: [{ item: 'Fronten', product: 'Graphit' }] })
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'In die Wohnung übernehmen' }))
    expect(server.asked(takeOverPresentation)).toHaveLength(0)
    const dialog = within(await screen.findByRole('dialog', { name: 'Auswahl in die Wohnung übernehmen?' }))
    expect(dialog.getByText(/Familie Berg.*Wohnung A 02/)).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }))
    expect(await screen.findByText('Fronten: Graphit')).toBeTruthy()
    expect(server.asked(listPresentations).length).toBeGreaterThan(1)
  })

  it('PST-8: says why it could not, and is not offered where something is chosen, nobody is there, or one may not', async () => {
    server.answer(takeOverPresentation, refusal('CHOICES_EXIST'))
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'In die Wohnung übernehmen' }))
    await userEvent.click(screen.getByRole('button', { name: 'Übernehmen' }))
    await waitFor(() => expect(notices()[0]).toMatch(/konnte nicht übernommen werden\..+/))
    cleanup()
    show({ unit: { ...FILE.unit, salesStatus: 'VACANT' } })
    expect(await screen.findByText(/sobald jemand eingeladen ist/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'In die Wohnung übernehmen' })).toBeNull()
  })

  it('PST-9: is deleted after a question', async () => {
    server.answer(deletePresentation, {})
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Löschen …' }))
    expect(server.asked(deletePresentation)).toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: 'Löschen' }))
    await waitFor(() => expect(notices()).toEqual(['Die Präsentation ist gelöscht.']))
  })
})
