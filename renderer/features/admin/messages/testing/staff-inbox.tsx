import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { listAdminProjects } from '#shared/contracts/http/admin-projects.contract.ts'
import {
  getStaffThread,
  listStaffThreads,
  listTextModules,
  noteThreadRead,
} from '#shared/contracts/http/staff-messages.contract.ts'
import type { Role } from '#shared/domain/roles/roles.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { useNotifications } from '#renderer/notifications/index.ts'
import { ROUTES } from '#renderer/platform/routes.ts'
import { useSession } from '#renderer/session/index.ts'
import type { AnsweringServer } from '#renderer/testing/answering-server.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { MessagesPanel } from '../index.ts'
import type { StaffMessage, StaffThread, ThreadRow } from '../use-threads.ts'

export const COUNTS = { ours: 1, mine: 0, unassigned: 1, buyer: 2, unread: 1, closed: 4, all: 7 }

/** A thread that waits for the team. */
export const ROW: ThreadRow = {
  id: 't1',
  subject: 'Steckdose hinter dem Sofa',
  kind: 'message',
  state: 'open',
  waitsFor: 'team',
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  excerpt: 'Könnten wir dort zwei bekommen?',
  lastSenderName: 'Anna Kaltenbach',
  hasAttachments: false,
  isUnread: true,
  assignee: null,
  project: { id: 'p1', name: 'Wohnen am Lindenhof' },
  unit: { id: 'u1', displayName: 'Wohnung A 12' },
  buyerNames: ['Anna Kaltenbach'],
}

/** The first message of it. */
export function aMessage(message: Partial<StaffMessage> = {}): StaffMessage {
  return {
    id: 'm1',
    position: 1,
    subject: 'Steckdose hinter dem Sofa',
    bodyText: 'Könnten wir dort zwei bekommen?',
    bodyHtml: '<p>Könnten wir dort zwei bekommen?</p>',
    quotedText: '',
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    messageType: 'inbound',
    macroTag: null,
    sender: { id: 'anna', name: 'Anna Kaltenbach', firstName: 'Anna', lastName: 'Kaltenbach', type: 'buyer' },
    attachments: [],
    isNote: false,
    readBy: [],
    ...message,
  }
}

/** The same, whole. */
export const THREAD: StaffThread = {
  ...ROW,
  messages: [aMessage()],
  messageCount: 1,
  buyers: [{ id: 'anna', name: 'Anna Kaltenbach', email: 'anna@example.com' }],
  assignable: [{ id: 'o1', name: 'Olga Peters' }],
  deadline: null,
  revision: 3,
}

/** A text module, but for what it says. */
export const MODULE = {
  id: 'x1',
  tag: 'steckdosen',
  title: 'Steckdosen: Preis',
  locale: 'de',
  projectId: null,
} as const

/** As one of the team, with this role everywhere. */
export function logInWith(role: Role) {
  const person = { email: 'o@example.com', firstName: 'Olga', lastName: 'Peters', mobile: null, role: 'x' }
  useSession.setState({
    status: 'loggedIn',
    user: { ...person, id: 'o1', group: 'user', roles: [{ role, projectId: null }] },
    account: { id: 'demo', name: 'Demo' },
  })
}

/**
 * As each test of the inbox begins: in German, somebody of sales, one thread that waits, nothing said and nothing kept.
 * `moduleBody` is what the text module says.
 */
export async function startInbox(server: AnsweringServer, moduleBody: string): Promise<void> {
  await startI18n()
  await changeLocale('de')
  logInWith('sales')
  server.answer(listAdminProjects, [])
  server.answer(listStaffThreads, { threads: [ROW], counts: COUNTS })
  server.answer(getStaffThread, THREAD)
  server.answer(noteThreadRead, {})
  server.answer(listTextModules, [{ ...MODULE, body: moduleBody }])
  useNotifications.getState().dismissAll()
  sessionStorage.clear()
}

/** The inbox at an address. */
export function showInbox(address: string): { readonly client: QueryClient } {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <AppTheme>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path={ROUTES.adminMessages} element={<MessagesPanel />} />
            <Route path={ROUTES.adminThread} element={<MessagesPanel />} />
          </Routes>
        </MemoryRouter>
      </AppTheme>
    </QueryClientProvider>,
  )
  return { client }
}

export const OPEN = '/bp/demo/admin/messages/t1'
