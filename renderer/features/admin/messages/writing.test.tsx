import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listAccountUnits } from '#shared/contracts/http/account-units.contract.ts'
import {
  answerThread,
  deleteTextModule,
  listStaffThreads,
  noteThreadRead,
} from '#shared/contracts/http/staff-messages.contract.ts'
import { createStaffUpload } from '#shared/contracts/http/uploads.contract.ts'
import { useNotifications } from '#renderer/notifications/index.ts'
import { answeringServer, noAnswer, refusal } from '#renderer/testing/answering-server.ts'
import { aUnit } from '../units/testing/unit-rows.ts'
import { COUNTS, OPEN, ROW, showInbox, startInbox, THREAD } from './testing/staff-inbox.tsx'

const server = answeringServer()
const UNITS = {
  today: '2026-11-24',
  missingCount: 0,
  projects: [{ id: 'lindenhof', slug: 'lindenhof', name: 'Wohnen am Lindenhof', showsPrices: true }],
  units: [
    aUnit({ unitNumber: 'A 1', project: 'lindenhof', buyers: ['Anna Groß'] }),
    aUnit({ unitNumber: 'A 2', project: 'lindenhof' }),
    aUnit({ unitNumber: 'B 1', project: 'lindenhof', buyers: ['Ben Kalt'], buildingName: 'Haus B' }),
  ],
}
const ANSWERED = { ...THREAD, revision: 4 }

async function typeAnswer(text: string) {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Antwort' }), text)
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const listKeys = () => server.asked(answerThread).map(({ idempotencyKey }) => idempotencyKey)

describe('what the team writes', () => {
  beforeEach(() => startInbox(server, 'Guten Tag.'))
  afterEach(cleanup)

  it('MSG-4: goes out under one key, also when the page was left and the other button is pressed', async () => {
    server.answer(answerThread, noAnswer())
    showInbox(OPEN)
    await typeAnswer('Ja, zwei.')
    await press('Senden')
    await waitFor(() => expect(useNotifications.getState().notices[0]?.title).toMatch(/nicht erreichbar/))
    cleanup()
    showInbox(OPEN)
    expect(await screen.findByText('Entwurf wiederhergestellt')).toBeTruthy()
    await press('Senden und schließen')
    await waitFor(() => expect(listKeys()).toHaveLength(2))
    expect(new Set(listKeys()).size).toBe(1)
  })

  it('MSG-4: says that an earlier version has arrived, keeps what is written, and takes it for another one', async () => {
    server.answer(answerThread, refusal('IDEMPOTENCY_KEY_REUSED'))
    showInbox(OPEN)
    await typeAnswer('Ja, drei.')
    await press('Senden')
    await waitFor(() => expect(useNotifications.getState().notices[0]?.title).toMatch(/frühere Fassung/))
    expect(screen.getByRole('textbox', { name: 'Antwort' })).toHaveProperty('value', 'Ja, drei.')
    server.answer(answerThread, ANSWERED)
    await press('Senden')
    await waitFor(() => expect(new Set(listKeys()).size).toBe(2))
  })

  it('INB-36 MSG-4: waits for a file that did not come through, and says so; a draft says which files are gone', async () => {
    server.answer(createStaffUpload, noAnswer())
    showInbox(OPEN)
    await typeAnswer('Siehe Anhang.')
    const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]')
    if (input === undefined) throw new Error('There is no way to attach a file')
    await userEvent.upload(input, new File(['plan'], 'plan.pdf', { type: 'application/pdf' }))
    expect(await screen.findByText(/^Eine Datei ist nicht angekommen/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Senden' })).toHaveProperty('disabled', true)
    cleanup()
    showInbox(OPEN)
    expect(await screen.findByText(/1 Datei ist neu anzuhängen/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Senden' })).toHaveProperty('disabled', false)
  })

  it('MSG-3: leaves a thread only once it is unread again, and says when it is not', async () => {
    showInbox(OPEN)
    await screen.findByRole('heading', { name: ROW.subject })
    await waitFor(() => expect(server.asked(noteThreadRead)).toHaveLength(1))
    server.answer(noteThreadRead, noAnswer())
    await press('Als ungelesen markieren')
    await waitFor(() => expect(useNotifications.getState().notices[0]?.title).toMatch(/nicht erreichbar/))
    expect(screen.getByRole('heading', { name: ROW.subject })).toBeTruthy()
  })

  it('MSG-1: calls an inbox done only when nothing is looked for', async () => {
    server.answer(listStaffThreads, { threads: [], counts: { ...COUNTS, ours: 0 } })
    showInbox('/bp/demo/admin/messages')
    expect(await screen.findByText('Alles beantwortet')).toBeTruthy()
    cleanup()
    showInbox('/bp/demo/admin/messages?search=Wallbox')
    expect(await screen.findByRole('button', { name: /Alle/ })).toBeTruthy()
    expect(screen.queryByText('Alles beantwortet')).toBeNull()
  })

  it('MSG-5: keeps a letter that is not sent yet', async () => {
    server.answer(listAccountUnits, UNITS)
    showInbox('/bp/demo/admin/messages')
    await userEvent.click(await screen.findByRole('button', { name: 'Schreiben' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.type(within(dialog).getByLabelText('Betreff'), 'Baustelle')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Abbrechen' }))
    await userEvent.click(screen.getByRole('button', { name: 'Schreiben' }))
    expect(within(await screen.findByRole('dialog')).getByLabelText('Betreff')).toHaveProperty('value', 'Baustelle')
  })

  it('MSG-5: goes to all who have bought or to one building, and to nobody where nobody would read it', async () => {
    server.answer(listAccountUnits, UNITS)
    showInbox('/bp/demo/admin/messages')
    await userEvent.click(await screen.findByRole('button', { name: 'Schreiben' }))
    const dialog = within(await screen.findByRole('dialog'))
    const nobody = await dialog.findByRole('checkbox', { name: /A 2/ })
    expect(nobody).toHaveProperty('disabled', true)
    expect(dialog.getByText('ohne Käufer')).toBeTruthy()
    expect(dialog.getByText(/^Wem Sie schreiben/)).toBeTruthy()
    const ticked = () => dialog.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)
    await userEvent.click(dialog.getByRole('button', { name: 'Alle mit Käufern (2)' }))
    expect(ticked()).toEqual([true, false, true])
    expect(dialog.getByRole('button', { name: 'An 2 Wohnungen senden' })).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Haus B (1)' }))
    expect(ticked()).toEqual([false, false, true])
    await userEvent.click(dialog.getByRole('button', { name: 'Keine' }))
    expect(ticked()).toEqual([false, false, false])
    // What was pressed is gone, and the focus is where it was.
    expect(document.activeElement).toBe(dialog.getByRole('group', { name: 'Einheiten' }))
  })

  it('MSG-5: a letter that was kept stays with its project, also once nobody is chosen', async () => {
    const second = { ...UNITS.projects[0], id: 'seefeld', slug: 'seefeld', name: 'Am Seefeld', showsPrices: true }
    const units = [...UNITS.units, aUnit({ unitNumber: 'C 1', project: 'seefeld', buyers: ['Cem Ak'] })]
    server.answer(listAccountUnits, { ...UNITS, projects: [...UNITS.projects, second], units })
    const write = async () => {
      showInbox('/bp/demo/admin/messages')
      await userEvent.click(await screen.findByRole('button', { name: 'Schreiben' }))
      return within(await screen.findByRole('dialog'))
    }
    const first = await write()
    await userEvent.selectOptions(await first.findByLabelText('Projekt'), 'seefeld')
    await userEvent.click(await first.findByRole('checkbox', { name: /C 1/ }))
    cleanup()
    const again = await write()
    expect(await again.findByRole('checkbox', { name: /C 1/ })).toHaveProperty('checked', true)
    await userEvent.click(again.getByRole('button', { name: 'Keine' }))
    expect(again.getByLabelText('Projekt')).toHaveProperty('value', 'seefeld')
    expect(again.getByRole('checkbox', { name: /C 1/ })).toHaveProperty('checked', false)
  })

  it('MSG-5: says when it would go to more homes than can be written to at once, and is not sent', async () => {
    const buyers = ['Anna Groß']
    const many = Array.from({ length: 501 }, (_, at) => aUnit({ unitNumber: `D ${at}`, project: 'lindenhof', buyers }))
    server.answer(listAccountUnits, { ...UNITS, units: many })
    showInbox('/bp/demo/admin/messages')
    fireEvent.click(await screen.findByRole('button', { name: 'Schreiben' }))
    fireEvent.change(await screen.findByLabelText('Betreff'), { target: { value: 'Baustelle' } })
    fireEvent.change(screen.getByLabelText('Nachricht'), { target: { value: 'Es geht weiter.' } })
    fireEvent.click(await screen.findByText('Alle mit Käufern (501)'))
    expect((await screen.findByRole('alert', { hidden: true })).textContent).toMatch(
      /^Gewählt sind 501 .* 500 auf einmal/,
    )
    expect(screen.getByText('An 501 Wohnungen senden')).toHaveProperty('disabled', true)
    fireEvent.click(screen.getByLabelText(/D 500/))
    expect(screen.getByText('An 500 Wohnungen senden')).toHaveProperty('disabled', false)
  })

  it('MSG-6: asks before a text module is deleted', async () => {
    server.answer(deleteTextModule, {})
    showInbox('/bp/demo/admin/messages')
    await userEvent.click(await screen.findByRole('button', { name: 'Textbausteine' }))
    await userEvent.click(await screen.findByRole('button', { name: /bearbeiten$/ }))
    await press('Löschen')
    expect(server.asked(deleteTextModule)).toHaveLength(0)
    const question = await screen.findByRole('dialog', { name: /löschen\?$/ })
    await userEvent.click(within(question).getByRole('button', { name: 'Löschen' }))
    await waitFor(() => expect(server.asked(deleteTextModule)).toHaveLength(1))
  })
})
