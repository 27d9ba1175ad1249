import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createDeadline,
  extendDeadline,
  saveDeadlineTemplate,
  updateDeadline,
} from '#shared/contracts/http/deadlines.contract.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { useSession } from '#renderer/session/index.ts'
import { answeringServer, noAnswer, refusal } from '#renderer/testing/answering-server.ts'
import { aProject, aStaffDeadline } from './testing/a-project.ts'
import { showDeadlines } from './testing/show-deadlines.tsx'
import type { ProjectDeadlines } from './use-project-deadlines.ts'

const server = answeringServer()
const user = userEvent.setup()
const TOLD = { unitCount: 1, personCount: 2, deadlineCount: 1, fixedUnitCount: 0, fixedItemCount: 0 }
const FLOORS = aStaffDeadline()
const PROJECT = aProject()

const open = (project: ProjectDeadlines = PROJECT) => showDeadlines(server, project)
async function openForm(button: string) {
  await user.click(await screen.findByRole('button', { name: button }))
  return within(await screen.findByRole('dialog'))
}
/** As somebody does who did not mean to leave. */
async function leave() {
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}
/** What is really asked for, but for who would be told. */
const listSaved = () => server.asked(createDeadline).filter(({ body }) => !body.isTrial)

describe('forms of the team’s deadlines', () => {
  beforeAll(async () => {
    await startI18n(['admin', 'admin-deadlines', 'deadlines', 'drafts', 'errors'])
    await changeLocale('de')
  })
  beforeEach(() => {
    sessionStorage.clear()
    const person = { firstName: 'Miriam', lastName: 'Vogt', email: 'm@example.com', mobile: null, role: '' }
    useSession.setState({
      user: { id: 'miriam', ...person, group: 'user', roles: [{ role: 'lead', projectId: null }] },
    })
    for (const endpoint of [createDeadline, updateDeadline, saveDeadlineTemplate, extendDeadline] as const)
      server.answer(endpoint, TOLD)
  })
  afterEach(cleanup)

  it('DDL-29: keeps what is typed of a new deadline when the form is closed by mistake, until it is thrown away or set', async () => {
    await open()
    let form = await openForm('Neuer Termin')
    expect(form.queryByText('Was Sie zuletzt eingegeben hatten, ist wieder da.')).toBeNull()
    await user.type(form.getByLabelText('Name auf Deutsch'), 'Fliesen')
    await leave()
    form = await openForm('Neuer Termin')
    expect(form.getByLabelText('Name auf Deutsch')).toHaveProperty('value', 'Fliesen')
    await user.click(form.getByRole('button', { name: 'Verwerfen' }))
    expect(form.getByLabelText('Name auf Deutsch')).toHaveProperty('value', '')
    await user.type(form.getByLabelText('Name auf Deutsch'), 'Türen')
    await user.type(form.getByLabelText('Fällig am'), '2027-01-15')
    await user.click(form.getByRole('button', { name: 'Speichern und mitteilen' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    form = await openForm('Neuer Termin')
    expect(form.getByLabelText('Name auf Deutsch')).toHaveProperty('value', '')
  })

  it('DDL-29: tries a new deadline under the same key again, over a closed form too, and says when an earlier version has arrived', async () => {
    await open()
    server.answer(createDeadline, noAnswer())
    let form = await openForm('Neuer Termin')
    await user.type(form.getByLabelText('Name auf Deutsch'), 'Türen')
    await user.type(form.getByLabelText('Fällig am'), '2027-01-15')
    await user.click(form.getByRole('button', { name: 'Speichern und mitteilen' }))
    expect(await form.findByText(/^Das wurde nicht gespeichert/)).toBeTruthy()
    await leave()
    server.answer(createDeadline, refusal('IDEMPOTENCY_KEY_REUSED'))
    form = await openForm('Neuer Termin')
    await user.click(form.getByRole('button', { name: 'Speichern und mitteilen' }))
    expect(await form.findByText(/^Eine frühere Fassung dieses Termins/)).toBeTruthy()
    server.answer(createDeadline, TOLD)
    await user.click(form.getByRole('button', { name: 'Speichern und mitteilen' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [first, second, third] = listSaved().map(({ idempotencyKey }) => idempotencyKey)
    expect([first, third === first]).toEqual([second, false])
  })

  it('DDL-29: brings back what was typed into a deadline, but not over what others have made of it meanwhile', async () => {
    await open()
    let form = await openForm('„Böden“ ändern')
    await user.type(form.getByLabelText('Name auf Deutsch'), ' oben')
    await leave()
    form = await openForm('„Böden“ ändern')
    expect(form.getByLabelText('Name auf Deutsch')).toHaveProperty('value', 'Böden oben')
    cleanup()
    await open({ ...PROJECT, deadlines: [{ ...FLOORS, day: '2026-12-20' }] })
    form = await openForm('„Böden“ ändern')
    expect(form.getByLabelText('Name auf Deutsch')).toHaveProperty('value', 'Böden')
    expect(form.queryByText('Was Sie zuletzt eingegeben hatten, ist wieder da.')).toBeNull()
  })

  it('DDL-30: keeps what is typed into the template when it is closed by mistake', async () => {
    await open()
    let form = await openForm('Vorlage')
    await user.type(form.getByLabelText('Tag für Haus A'), '2027-03-01')
    await user.click(form.getByRole('button', { name: 'Meilenstein hinzufügen' }))
    await leave()
    form = await openForm('Vorlage')
    expect(await form.findByText('Was Sie zuletzt eingegeben hatten, ist wieder da.')).toBeTruthy()
    expect(form.getAllByLabelText('Tag für Haus A').map((field) => field.getAttribute('value'))).toEqual([
      '2027-03-01',
      '',
    ])
    await user.click(form.getByRole('button', { name: 'Verwerfen' }))
    expect(form.getAllByLabelText('Tag für Haus A').map((field) => field.getAttribute('value'))).toEqual([''])
  })

  it('DDL-31: keeps the reason for more time when the form is closed by mistake', async () => {
    await open()
    await openForm('Wohnungen zum Termin „Böden“')
    await user.click(screen.getByRole('button', { name: 'Wohnung A 12 verlängern' }))
    await user.type(await screen.findByLabelText('Grund'), 'Urlaub')
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Wohnung A 12 verlängern' }))
    expect(await screen.findByLabelText('Grund')).toHaveProperty('value', 'Urlaub')
  })
})
