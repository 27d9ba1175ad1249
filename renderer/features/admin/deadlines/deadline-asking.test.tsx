import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDeadline, extendDeadline, saveDeadlineTemplate } from '#shared/contracts/http/deadlines.contract.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { useSession } from '#renderer/session/index.ts'
import { answeringServer, noAnswer, refusal } from '#renderer/testing/answering-server.ts'
import { aProject, aStaffDeadline, aStanding, endOfDay } from './testing/a-project.ts'
import { showDeadlines } from './testing/show-deadlines.tsx'
import type { ProjectDeadlines } from './use-project-deadlines.ts'

const server = answeringServer()
const TOLD = { unitCount: 3, personCount: 4, deadlineCount: 1, fixedUnitCount: 0, fixedItemCount: 0 }
const FIXES = { ...TOLD, fixedUnitCount: 3, fixedItemCount: 17 }
const PAST = '2020-01-15'
const AHEAD = `${new Date().getFullYear() + 1}-01-15`
const FLOORS = { trades: ['PRK'], locks: true }

const open = (project: ProjectDeadlines) => showDeadlines(server, project)
async function openForm(button: string) {
  fireEvent.click(await screen.findByRole('button', { name: button }))
  return within(await screen.findByRole('dialog'))
}
type Form = Awaited<ReturnType<typeof openForm>>
const fill = (form: Form, label: string, value: string) =>
  fireEvent.change(form.getByLabelText(label), { target: { value } })
const save = (form: Form) => fireEvent.click(form.getByRole('button', { name: 'Speichern und mitteilen' }))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const countSaved = () => server.asked(createDeadline).filter(({ body }) => !body.isTrial).length

async function startNew(day: string, project = aProject({ trades: ['PRK'] })) {
  await open(project)
  const form = await openForm('Neuer Termin')
  fill(form, 'Name auf Deutsch', 'Böden')
  fireEvent.click(form.getByRole('checkbox', { name: 'Parkett und Böden' }))
  fill(form, 'Fällig am', day)
  return form
}

beforeAll(async () => {
  await startI18n(['admin', 'admin-deadlines', 'deadlines', 'drafts', 'errors'])
  await changeLocale('de')
})
beforeEach(() => {
  sessionStorage.clear()
  const person = { firstName: 'Miriam', lastName: 'Vogt', email: 'm@example.com', mobile: null, role: '' }
  useSession.setState({ user: { id: 'miriam', ...person, group: 'user', roles: [{ role: 'lead', projectId: null }] } })
  for (const endpoint of [createDeadline, saveDeadlineTemplate, extendDeadline] as const) server.answer(endpoint, TOLD)
})
afterEach(cleanup)

describe('a day that is over', () => {
  it('DDL-34: is asked about before it is saved, with how many homes and items it fixes at once', async () => {
    server.answer(createDeadline, FIXES)
    save(await startNew(PAST))
    expect(await screen.findByText(/sofort festgehalten: 17 Positionen in 3 Wohnungen/)).toBeTruthy()
    expect(countSaved()).toBe(0)
    fireEvent.click(
      within(screen.getByRole('dialog', { name: 'Sofort festhalten?' })).getByRole('button', { name: 'Abbrechen' }),
    )
    await waitFor(() => expect(screen.queryByText(/sofort festgehalten/)).toBeNull())
    expect(countSaved()).toBe(0)
    save(within(screen.getByRole('dialog')))
    await screen.findByText(/sofort festgehalten/)
    press('Speichern und festhalten')
    await waitFor(() => expect(countSaved()).toBe(1))
  })

  it('DDL-34: is asked about where nobody can say what it fixes, and one that fixes nothing is not', async () => {
    server.answer(createDeadline, noAnswer())
    save(await startNew(PAST))
    expect(await screen.findByText(/Was zu diesen Gewerken gehört/)).toBeTruthy()
    cleanup()
    sessionStorage.clear()
    server.answer(createDeadline, TOLD)
    save(await startNew(PAST))
    await waitFor(() => expect(countSaved()).toBe(1))
  })

  it('DDL-34: is asked about in the template, too', async () => {
    const line = { id: 'l1', milestoneId: 'm1', weeks: -2, title: { de: 'Böden', en: '' }, reminders: [], ...FLOORS }
    const lines = [{ ...line, description: { de: '', en: '' } }]
    const milestones = [{ id: 'm1', name: { de: 'Estrich', en: '' }, days: [{ buildingId: 'a', day: '2020-02-15' }] }]
    await open(aProject({ lines, milestones }))
    server.answer(saveDeadlineTemplate, FIXES)
    save(await openForm('Vorlage'))
    await screen.findByText(/17 Positionen in 3 Wohnungen/)
    const countTemplates = () => server.asked(saveDeadlineTemplate).filter(({ body }) => !body.isTrial).length
    expect(countTemplates()).toBe(0)
    press('Speichern und festhalten')
    await waitFor(() => expect(countTemplates()).toBe(1))
  })
})

describe('what the form of a deadline says of it', () => {
  it('DDL-34: no day that nobody can have meant is sent', async () => {
    const form = await startNew('2962-01-15')
    save(form)
    expect(await form.findByText('Bitte einen Tag in den nächsten zehn Jahren angeben.')).toBeTruthy()
    expect(server.asked(createDeadline)).toHaveLength(0)
  })

  it('DDL-34: others of the same trades that leave as much time or more are named', async () => {
    const units = [aStanding({ expiresAt: endOfDay(AHEAD) })]
    const form = await startNew(AHEAD, aProject({ trades: ['PRK'], deadlines: [aStaffDeadline({ ...FLOORS, units })] }))
    expect(form.getByText(/^Für dieselben Gewerke gibt es dort schon: „Böden“ bis/)).toBeTruthy()
  })

  it('DDL-29: that a home is to be chosen is said once one could', async () => {
    await open(aProject())
    const form = await openForm('Neuer Termin')
    save(form)
    fireEvent.click(form.getByRole('radio', { name: 'Eine Wohnung' }))
    const getMissing = () => form.getAllByText('Bitte wählen').filter(({ tagName }) => tagName !== 'OPTION')
    expect(getMissing()).toHaveLength(0)
    save(form)
    await waitFor(() => expect(getMissing()).toHaveLength(1))
  })
})

describe('more time', () => {
  it('DDL-34: is a day later than the one that holds, whoever says so', async () => {
    await open(aProject({ deadlines: [aStaffDeadline({ units: [aStanding({ expiresAt: endOfDay(AHEAD) })] })] }))
    await openForm('Wohnungen zum Termin „Böden“')
    press('Wohnung A 12 verlängern')
    const form = within(await screen.findByRole('dialog'))
    fill(form, 'Grund', 'Urlaub')
    fill(form, 'Neuer Termin', AHEAD)
    press('Verlängern und mitteilen')
    expect(await form.findByText('Bitte einen Tag angeben, der später ist als der jetzige.')).toBeTruthy()
    expect(server.asked(extendDeadline)).toHaveLength(0)
    server.answer(extendDeadline, refusal('INVALID_VALUE', { field: 'day' }))
    fill(form, 'Neuer Termin', AHEAD.replace('-15', '-16'))
    press('Verlängern und mitteilen')
    expect(await form.findByText(/^Der Tag ist nicht später als der, der jetzt gilt/)).toBeTruthy()
  })
})

describe('the end of more time', () => {
  const extension = { reason: 'Urlaub', by: 'Miriam Vogt', at: '2026-11-20T08:00:00.000Z' }

  async function endExtension(expiresAt: string, fields: object) {
    cleanup()
    const units = [aStanding({ expiresAt: endOfDay(AHEAD), extension })]
    await open(aProject({ deadlines: [aStaffDeadline({ ...fields, expiresAt: endOfDay(expiresAt), units })] }))
    await openForm('Wohnungen zum Termin „Böden“')
    press('Wohnung A 12 verlängern')
    press('Verlängerung zurücknehmen')
  }
  const countEnded = () => server.asked(extendDeadline).length

  it('DDL-34: is asked about where the others’ day is over and locks, and nowhere else', async () => {
    await endExtension(PAST, FLOORS)
    const question = within(await screen.findByRole('dialog', { name: 'Verlängerung zurücknehmen?' }))
    expect(question.getByText(/für Wohnung A 12 dann sofort festgehalten/)).toBeTruthy()
    fireEvent.click(question.getByRole('button', { name: 'Abbrechen' }))
    await waitFor(() => expect(screen.queryByText(/sofort festgehalten/)).toBeNull())
    expect(countEnded()).toBe(0)
    press('Verlängerung zurücknehmen')
    press('Zurücknehmen und festhalten')
    await waitFor(() => expect(countEnded()).toBe(1))
    expect(server.asked(extendDeadline)[0]?.body).toEqual({ day: null, reason: '' })
    await endExtension(PAST, {})
    await waitFor(() => expect(countEnded()).toBe(2))
    await endExtension(AHEAD, FLOORS)
    await waitFor(() => expect(countEnded()).toBe(3))
  })
})

describe('the table of deadlines', () => {
  it('DDL-29 DDL-33: names each home and building, what was left open, and what is overdue', async () => {
    const done = aStanding({ status: 'completed', completedAt: '2026-11-20T08:00:00.000Z', openCount: 17 })
    await open(
      aProject({
        deadlines: [
          aStaffDeadline({ id: 'd1', unitId: 'b-3', title: { de: 'Türen', en: '' }, units: [done] }),
          aStaffDeadline({ id: 'd2', buildingId: 'a', units: [aStanding({ status: 'overdue' })], remainingDays: -3 }),
        ],
      }),
    )
    const [ofBuilding, ofHome] = await screen.findAllByTestId('staff-deadline')
    expect(ofHome?.textContent).toContain('Wohnung B 3')
    expect(ofHome?.textContent).toContain('Erledigt, 17 offen')
    expect(ofHome?.textContent).not.toContain('Überfällig')
    expect(ofBuilding?.textContent).toContain('Haus A')
    expect(ofBuilding?.textContent).toContain('Überfällig')
    for (const row of [ofHome, ofBuilding]) {
      const cells = within(row ?? document.body).getAllByRole('cell')
      expect(cells.filter(({ textContent }) => textContent.trim() === '')).toEqual([])
    }
    press('Wohnungen zum Termin „Türen“')
    expect(within(await screen.findByRole('dialog')).getByText('Erledigt, 17 offen')).toBeTruthy()
  })
})
