import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createInvitation } from '#shared/contracts/http/account.contract.ts'
import { listAccountUnits } from '#shared/contracts/http/account-units.contract.ts'
import { remindUnits } from '#shared/contracts/http/reminders.contract.ts'
import { getUnitSale, saveUnitSale } from '#shared/contracts/http/unit-sales.contract.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { useNotifications } from '#renderer/notifications/index.ts'
import { ROUTES } from '#renderer/platform/routes.ts'
import { useSession } from '#renderer/session/index.ts'
import { answeringServer, noAnswer, refusal } from '#renderer/testing/answering-server.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { UnitsPanel } from '../index.ts'
import { aUnit } from '../testing/unit-rows.ts'
import type { AccountUnit } from '../unit-rows.ts'
import type { Reminders } from './use-reminders.ts'

const server = answeringServer()
const PROJECTS = [{ id: 'lindenhof', slug: 'lindenhof', name: 'Wohnen am Lindenhof', showsPrices: true }]
const RESERVED = { salesStatus: 'RESERVED', reservedUntil: '2026-12-20', reservedFor: 'Paul Nägele' } as const
const UNITS = [
  aUnit({ unitNumber: 'A 1', salesStatus: 'SOLD' }),
  aUnit({ unitNumber: 'A 2', buyers: ['Anna Groß'], state: 'choosing' }),
  aUnit({ unitNumber: 'A 3', salesStatus: 'SOLD' }),
  aUnit({ unitNumber: 'A 4', ...RESERVED }),
]
const PERSON = { email: 'nora@example.com', firstName: 'Nora', lastName: 'Neu', group: 'buyer' as const }
const INVITATION = {
  id: 'i1',
  ...PERSON,
  projectId: 'lindenhof',
  unitIds: ['a-1'],
  state: 'open' as const,
  createdAt: '2026-11-24T12:00:00.000Z',
  sentAt: '2026-11-24T12:00:00.000Z',
  expiresAt: '2026-12-24T12:00:00.000Z',
  acceptedAt: null,
  mail: null,
}
const SALE = {
  reservedUntil: null,
  reservedFor: '',
  revision: 3,
  today: '2026-11-24',
  price: null,
  events: [],
  showsPrices: true,
  featured: true,
  savedCount: 0,
}

function listUnits(units: readonly AccountUnit[] = UNITS) {
  server.answer(listAccountUnits, { today: '2026-11-24', missingCount: 0, projects: PROJECTS, units })
}

/** Sells as they say, or as the table has it. */
function answerSales(changed: Readonly<Record<string, AccountUnit['salesStatus']>> = {}) {
  const getStatus = (unitId: string) => UNITS.find(({ id }) => id === unitId)?.salesStatus ?? 'VACANT'
  server.answer(getUnitSale, ({ params: { unitId } }) => ({
    ...SALE,
    salesStatus: changed[unitId] ?? getStatus(unitId),
  }))
  server.answer(saveUnitSale, ({ body }) => ({ ...SALE, salesStatus: body.salesStatus }))
}

function logIn(role: 'sales' | 'siteManager') {
  const person = { firstName: 'Jonas', lastName: 'Haberer', email: 'jonas@example.com', mobile: null, role: '' }
  useSession.setState({ user: { id: 'jonas', ...person, group: 'user', roles: [{ role, projectId: null }] } })
}

/** Shows the table with these units chosen. */
async function showChosen(...numbers: readonly string[]) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AppTheme>
        <MemoryRouter initialEntries={['/bp/demo/admin/units']}>
          <Routes>
            <Route path={ROUTES.adminUnits} element={<UnitsPanel />} />
          </Routes>
        </MemoryRouter>
      </AppTheme>
    </QueryClientProvider>,
  )
  for (const unit of numbers) await userEvent.click(await screen.findByLabelText(`${unit} auswählen`))
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const getChosen = () => screen.queryByText(/^\d+ ausgewählt$/)?.textContent
const getNotice = () => useNotifications.getState().notices[0]?.title
const getLine = (unit: string) => within(screen.getByRole('group', { name: unit }))
/** Letter by letter would take seconds. */
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
function fillIn(unit: string, [firstName, lastName, email]: readonly [string, string, string]) {
  const line = getLine(unit)
  write(line.getByLabelText('Vorname'), firstName)
  write(line.getByLabelText('Nachname'), lastName)
  write(line.getByLabelText('E-Mail-Adresse'), email)
}

describe('doing something with many units', () => {
  beforeEach(async () => {
    await startI18n()
    await changeLocale('de')
    sessionStorage.clear()
    listUnits()
    logIn('sales')
  })
  afterEach(() => {
    cleanup()
    useSession.setState({ user: null })
    useNotifications.setState({ notices: [] })
  })

  describe('reminding', () => {
    const people = (outcome: Reminders[number]['people'][number]['outcome']): Reminders => [
      { unitId: 'a-2', people: [{ name: 'Anna Groß', email: 'anna@example.com', outcome }] },
      { unitId: 'a-1', people: [] },
    ]

    it('UNT-11: says who gets what before anything is sent, and afterwards what came of it', async () => {
      server.answer(remindUnits, people('reminded'))
      await showChosen('A 2', 'A 1')
      await press('Erinnern …')
      const list = within(await screen.findByRole('list', { name: 'Wer was bekommt' }))
      expect(list.getByText('Anna Groß').closest('li')?.textContent).toMatch(/A 2.*Erinnerung$/)
      expect(list.getByText('niemand eingeladen').closest('li')?.textContent).toContain('A 1')
      expect(server.asked(remindUnits).map(({ body }) => body.isTrial)).toEqual([true])
      // Somebody else has been faster.
      server.answer(remindUnits, people('told_today'))
      await press('1 E-Mail senden')
      expect(await screen.findByText(/^Es wurde keine E-Mail verschickt\./)).toBeTruthy()
      expect(screen.getByText('1 Person bekommt nichts: heute schon angeschrieben.')).toBeTruthy()
      expect(screen.getByText('Zu 1 Einheit ist niemand eingeladen, der erinnert werden könnte.')).toBeTruthy()
      expect(server.asked(remindUnits)[1]?.body).toEqual({ unitIds: ['a-1', 'a-2'], isTrial: false })
      await press('Fertig')
      expect(getChosen()).toBeUndefined()
    })

    it('UNT-11: offers nothing to send where nobody gets anything, and says when the server is away', async () => {
      server.answer(remindUnits, people('unwanted'))
      await showChosen('A 2')
      await press('Erinnern …')
      expect((await screen.findByRole('button', { name: 'Nichts zu senden' })).hasAttribute('disabled')).toBe(true)
      expect(screen.getByText('1 Person bekommt nichts: möchte keine E-Mails dazu.')).toBeTruthy()
      await press('Abbrechen')
      server.answer(remindUnits, noAnswer())
      await press('Erinnern …')
      expect((await screen.findByRole('alert')).textContent).toMatch(/nicht erreichbar/)
      server.answer(remindUnits, people('reminded'))
      await press('Erneut versuchen')
      expect(await screen.findByRole('button', { name: '1 E-Mail senden' })).toBeTruthy()
      expect(getChosen()).toBe('1 ausgewählt')
    })

    it('ROL-3: offers those who only read nothing but the list', async () => {
      logIn('siteManager')
      await showChosen('A 2')
      const bar = within(screen.getByRole('toolbar'))
      expect(bar.getAllByRole('button').map((button) => button.textContent)).toEqual(['CSV', ''])
    })
  })

  describe('inviting', () => {
    it('UNT-12: invites line by line, says what is wrong at its line, and sends nothing twice', async () => {
      server.answer(createInvitation, ({ body }) =>
        body.email === 'team@example.com' ? refusal('EMAIL_TAKEN', { field: 'email' }) : INVITATION,
      )
      await showChosen('A 1', 'A 2', 'A 3', 'A 4')
      await press('Einladen …')
      // Who has a buyer has no line.
      const lines = await screen.findAllByRole('group')
      expect(lines.map((line) => within(line).getByText(/^A \d$/).textContent)).toEqual(['A 1', 'A 3', 'A 4'])
      expect(screen.getByText(/^1 ausgewählte Einheit hat schon Käufer .*: A 2\.$/)).toBeTruthy()
      expect(screen.getByText('Reserviert für Paul Nägele')).toBeTruthy()
      fillIn('A 1', ['Nora', 'Neu', 'nora@example.com'])
      fillIn('A 3', ['Otto', 'Alt', 'team@example.com'])
      fillIn('A 4', ['Ida', '', 'ida@'])
      await press('Einladungen senden')
      expect(await getLine('A 3').findByText(/hat bereits einen Zugang/)).toBeTruthy()
      expect(await screen.findByText('Einladung unterwegs')).toBeTruthy()
      expect(getLine('A 4').getByText('Das ist keine gültige E-Mail-Adresse.')).toBeTruthy()
      expect(getLine('A 4').getByText('Bitte füllen Sie dieses Feld aus.')).toBeTruthy()
      expect(getLine('A 3').getByLabelText('Vorname')).toHaveProperty('value', 'Otto')
      write(getLine('A 3').getByLabelText('E-Mail-Adresse'), 'otto@example.com')
      fillIn('A 4', ['', '', ''])
      await press('Einladungen senden')
      await waitFor(() => expect(getNotice()).toBe('1 Einladung ist unterwegs.'))
      expect(server.asked(createInvitation).map(({ body }) => [body.email, body.unitIds])).toEqual([
        ['nora@example.com', ['a-1']],
        ['team@example.com', ['a-3']],
        ['otto@example.com', ['a-3']],
      ])
      expect(getChosen()).toBeUndefined()
    })

    it('UNT-12: makes lines with one e-mail one invitation, as the later one would end the other', async () => {
      server.answer(createInvitation, INVITATION)
      await showChosen('A 1', 'A 3')
      await press('Einladen …')
      await screen.findAllByRole('group')
      fillIn('A 1', ['Nora', 'Neu', 'nora@example.com'])
      fillIn('A 3', ['N.', 'Neu', 'Nora@Example.com'])
      await press('Einladungen senden')
      await waitFor(() => expect(getNotice()).toBe('1 Einladung ist unterwegs.'))
      expect(server.asked(createInvitation).map(({ body }) => body)).toEqual([
        { ...PERSON, unitIds: ['a-1', 'a-3'], locale: 'de' },
      ])
    })

    it('UNT-12: loses nothing that was typed, neither without network nor when the dialog was closed', async () => {
      server.answer(createInvitation, noAnswer())
      await showChosen('A 1', 'A 3')
      await press('Einladen …')
      await press('Einladungen senden')
      expect((await screen.findByRole('alert')).textContent).toBe('Füllen Sie mindestens eine Zeile aus.')
      await screen.findAllByRole('group')
      fillIn('A 1', ['Nora', 'Neu', 'nora@example.com'])
      fillIn('A 3', ['Otto', 'Alt', 'otto@example.com'])
      await press('Einladungen senden')
      await waitFor(() => expect(screen.getAllByText(/nicht erreichbar/)).toHaveLength(2))
      // Nobody waits for the same silence twice.
      expect(server.asked(createInvitation)).toHaveLength(1)
      await press('Abbrechen')
      await press('Einladen …')
      expect(await getLine('A 3').findByDisplayValue('Otto')).toBeTruthy()
      server.answer(createInvitation, INVITATION)
      await press('Einladungen senden')
      await waitFor(() => expect(getNotice()).toBe('2 Einladungen sind unterwegs.'))
      expect(sessionStorage.length).toBe(0)
    })
  })

  describe('selling', () => {
    const choose = async (status: string) => {
      await press('Verkauf …')
      await userEvent.click(await screen.findByRole('menuitem', { name: status }))
    }
    const saved = () => server.asked(saveUnitSale).map(({ params, body }) => [params.unitId, body.salesStatus])

    it('SAL-7, SAL-8: sets the chosen units free after one question; one that has changed meanwhile is named and stays', async () => {
      answerSales({ 'a-4': 'SOLD' })
      await showChosen('A 2', 'A 4')
      await choose('Frei')
      expect(await screen.findByText(/^Käufer haben schon: A 2\./)).toBeTruthy()
      expect(server.asked(saveUnitSale)).toHaveLength(0)
      await press('Setzen')
      expect((await screen.findByRole('alert')).textContent).toMatch(/: A 4\. Sie bleiben ausgewählt\.$/)
      expect(server.asked(saveUnitSale).map(({ params, body }) => [params.unitId, body.revision])).toEqual([['a-2', 3]])
      expect(getChosen()).toBe('1 ausgewählt')
    })

    it('SAL-8: reserves with one day and one person, and leaves alone what is reserved already', async () => {
      answerSales()
      await showChosen('A 1', 'A 3', 'A 4')
      await choose('Reserviert')
      expect(await screen.findByText(/bleibt, wie sie ist/)).toBeTruthy()
      await press('Setzen')
      expect(await screen.findByText('Bis wann?')).toBeTruthy()
      write(screen.getByLabelText('Reserviert bis'), '2026-11-23')
      expect(await screen.findByText('Dieser Tag ist schon vorbei.')).toBeTruthy()
      write(screen.getByLabelText('Reserviert bis'), '2026-11-24')
      expect(await screen.findByText('Für wen?')).toBeTruthy()
      expect(saved()).toEqual([])
      write(screen.getByLabelText('Reserviert für'), ' Familie Haas ')
      await press('Setzen')
      await waitFor(() => expect(getNotice()).toMatch(/^2 Einheiten/))
      expect(saved()).toEqual([
        ['a-1', 'RESERVED'],
        ['a-3', 'RESERVED'],
      ])
      expect(server.asked(saveUnitSale)[0]?.body).toMatchObject({
        reservedUntil: '2026-11-24',
        reservedFor: 'Familie Haas',
        featured: true,
      })
      expect(getChosen()).toBeUndefined()
    })

    it('SAL-7: says how many are set while it goes on', async () => {
      answerSales()
      const held = Promise.withResolvers<void>()
      server.answer(saveUnitSale, async ({ params, body }) => {
        if (params.unitId === 'a-4') await held.promise
        return { ...SALE, salesStatus: body.salesStatus }
      })
      await showChosen('A 2', 'A 4')
      await choose('Frei')
      await press('Setzen')
      const bar = await screen.findByRole('progressbar', { name: 'Verkauf wird gesetzt' })
      await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('50'))
      expect(screen.getByText('1 von 2 gesetzt')).toBeTruthy()
      held.resolve()
      await waitFor(() => expect(getNotice()).toMatch(/^2 Einheiten/))
    })

    it('SAL-8: keeps day and person for what could not be set', async () => {
      answerSales()
      server.answer(saveUnitSale, ({ params, body }) =>
        params.unitId === 'a-3' ? noAnswer() : { ...SALE, salesStatus: body.salesStatus },
      )
      await showChosen('A 1', 'A 3')
      await choose('Reserviert')
      write(await screen.findByLabelText('Reserviert bis'), '2026-12-01')
      write(screen.getByLabelText('Reserviert für'), 'Familie Haas')
      await press('Setzen')
      expect((await screen.findByRole('alert')).textContent).toMatch(/: A 3\. /)
      expect(screen.getByLabelText('Reserviert für')).toHaveProperty('value', 'Familie Haas')
      answerSales()
      await press('Setzen')
      await waitFor(() => expect(getNotice()).toMatch(/^1 Einheit /))
      expect(saved().map(([unitId]) => unitId)).toEqual(['a-1', 'a-3', 'a-3'])
    })
  })
})
