import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listMailLog, sendMailAgain } from '#shared/contracts/http/mails.contract.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { useNotifications } from '#renderer/notifications/index.ts'
import { ROUTES } from '#renderer/platform/routes.ts'
import { answeringServer, refusal } from '#renderer/testing/answering-server.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { MailsPanel } from './index.ts'
import type { LoggedMail } from './use-mail-log.ts'

const server = answeringServer()
const COUNTS = { all: 1, waiting: 0, failed: 0, givenUp: 0, sent: 1 }

function aMail(mail: Partial<LoggedMail>): LoggedMail {
  return {
    id: 'm1',
    kind: 'saved_configuration',
    recipient: 'vera@example.com',
    subject: 'Meine Konfiguration',
    createdAt: '2026-11-20T10:00:00.000Z',
    sentAt: '2026-11-20T10:00:01.000Z',
    state: 'sent',
    attempts: 1,
    nextAttemptAt: null,
    failure: null,
    unitName: 'Wohnung A 12',
    about: null,
    repeat: 'possible',
    isReadable: true,
    ...mail,
  }
}

function show(mails: readonly LoggedMail[], address = '/bp/demo/admin/mails') {
  server.answer(listMailLog, { mails, counts: { ...COUNTS, all: mails.length } })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AppTheme>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path={ROUTES.adminMails} element={<MailsPanel />} />
          </Routes>
        </MemoryRouter>
      </AppTheme>
    </QueryClientProvider>,
  )
}

describe('the log of mails in the administration', () => {
  beforeEach(async () => {
    await startI18n()
    await changeLocale('de')
    useNotifications.getState().dismissAll()
  })
  afterEach(cleanup)

  it('MLG-2: narrows the log by the address, and by what is chosen', async () => {
    show([aMail({})], '/bp/demo/admin/mails?state=given_up&search=vera')
    expect(await screen.findByText('vera@example.com')).toBeDefined()
    expect(server.asked(listMailLog)[0]?.query).toMatchObject({ state: 'given_up', search: 'vera', page: '1' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Art' }), 'Bestellung')
    await waitFor(() => expect(server.asked(listMailLog).at(-1)?.query).toMatchObject({ kind: 'order' }))
  })

  it('MLG-3: says in words why a mail was not taken, what the server answered, and when it is tried again', async () => {
    show([
      aMail({
        state: 'failed',
        sentAt: null,
        attempts: 2,
        nextAttemptAt: '2026-11-20T10:02:00.000Z',
        failure: { kind: 'recipient', answer: '450 mailbox busy' },
      }),
    ])
    const row = (await screen.findAllByRole('row'))[1]
    expect(row?.textContent).toMatch(
      /Wird erneut versucht.*nimmt den Empfänger nicht an.*450 mailbox busy.*2 Versuche.*Nächster Versuch: 20\.11\.2026, 11:02/,
    )
  })

  it('MLG-4: sends one again, and says where that cannot be done any more', async () => {
    show([aMail({})])
    server.answer(sendMailAgain, {})
    const again = await screen.findByRole('button', { name: 'E-Mail an vera@example.com erneut senden' })
    await userEvent.click(again)
    expect(server.asked(sendMailAgain)[0]?.params).toEqual({ mailId: 'm1' })
    const titles = () => useNotifications.getState().notices.map(({ title }) => title)
    await waitFor(() => expect(titles().join()).toContain('wird erneut verschickt'))
    server.answer(sendMailAgain, refusal('MAIL_NOT_REPEATABLE'))
    await userEvent.click(again)
    await waitFor(() => expect(titles().join()).toContain('lässt sich nicht mehr erneut senden'))
  })

  it('MLG-4: offers what to do instead where a mail is never sent twice', async () => {
    show([
      aMail({ id: 'm1', kind: 'invitation', repeat: 'invitation', isReadable: false }),
      aMail({ id: 'm2', kind: 'password', repeat: 'password', recipient: 'ben@example.com' }),
      aMail({ id: 'm3', repeat: 'erased', recipient: 'otto@example.com' }),
      aMail({ id: 'm4', repeat: 'under_way', state: 'waiting', sentAt: null, recipient: 'uwe@example.com' }),
    ])
    const link = await screen.findByRole('link', { name: 'Zur Einladung' })
    expect(link.getAttribute('href')).toBe('/bp/demo/admin/invitations?search=vera%40example.com')
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
    expect(rows[2]).toContain('neues Passwort anfordern')
    expect(rows[3]).toContain('Der Inhalt wird nach dem Versand gelöscht')
    expect(screen.queryByRole('button', { name: /erneut senden/ })).toBeNull()
    expect(screen.getAllByRole('link', { name: 'Lesen' })[0]?.getAttribute('href')).toBe('/bp/demo/outbox?mail=m2')
  })

  it('MLG-1: says that nothing was sent yet', async () => {
    show([])
    expect(await screen.findByText('Noch keine E-Mail')).toBeDefined()
  })
})
