import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createCompletion, getConfiguration } from '#shared/contracts/http/configurations.contract.ts'
import { aCatalogue, aLineItem, anItem, aRoom, fixedOption } from '#shared/testing/builders.ts'
import { useSession } from '#renderer/session/index.ts'
import { answeringServer, noAnswer, refusal } from '#renderer/testing/answering-server.ts'
import { ReactivateDialog } from '#renderer/dialogs/reactivate/ReactivateDialog.tsx'
import { RoomSteps } from '../rooms/RoomSteps.tsx'
import {
  anOrder,
  createTestUnit,
  renderInUnit,
  returnedOrder,
  startTexts,
  type TestUnitOptions,
} from '#renderer/unit/testing/open-unit.tsx'
import { getUnitOrder } from '#shared/contracts/http/orders.contract.ts'
import { untouched } from '#renderer/unit/testing/unit-data.ts'
import { CompletedNotice, preloadSealedNotice } from './CompletedNotice.tsx'

const server = answeringServer()
const BASE = '/bp/demo/lindenhof/a-12'
const bathroom = aRoom('bad', { title: 'Badezimmer', slug: 'bathroom' })

function logInAs(group: 'buyer' | 'admin' | 'user') {
  useSession.setState({
    user: { id: group, firstName: 'Ben', lastName: 'Berg', email: 'ben@example.com', mobile: null, group, role: '' },
  })
}

describe('a completed unit', () => {
  beforeAll(async () => {
    await Promise.all([startTexts(), preloadSealedNotice()])
    await i18next.loadNamespaces(['checkout'])
  })
  afterEach(() => {
    cleanup()
    useSession.setState({ user: null })
  })

  const show = (options: TestUnitOptions = {}) =>
    renderInUnit(
      createTestUnit({ completed: true, ...options }).unit,
      <CompletedNotice room={bathroom} itemId={null} />,
    )
  const reopen = () => screen.queryByRole('button', { name: 'Auswahl wieder öffnen' })

  it('FOUND-20, CFG-27, CFG-28: tells buyers that it is sealed, and offers to reopen it', () => {
    logInAs('buyer')
    show()
    expect(screen.getByRole('note').textContent).toContain('Ihre Konfiguration ist abgeschlossen')
    expect(screen.getByRole('note').textContent).toContain(
      'Die Auswahl ist verbindlich bestellt. Bis das Projektteam die Bestellung bestätigt, können Sie',
    )
    expect(reopen()).not.toBeNull()
  })

  it('CFG-28 ENG-30 offers no reopening where nothing could be chosen then', () => {
    logInAs('buyer')
    const catalogue = aCatalogue({
      rooms: [aRoom('bad', {})],
      lineItems: [aLineItem('wand', [anItem('farbe', { roomId: 'bad', options: [fixedOption('weiss', 0)] })])],
    })
    show({ catalogue })
    // FOUND-20: and says nothing of it.
    expect(screen.getByRole('note').textContent).toMatch(/verbindlich bestellt\.$/)
    expect(reopen()).toBeNull()
  })

  it('CFG-30 tells admins only where the project lets them reopen', () => {
    logInAs('admin')
    const { unmount } = show()
    expect(screen.queryByRole('note')).toBeNull()
    unmount()
    show({ flags: { sysAdminCompletion: true } })
    expect(reopen()).not.toBeNull()
  })

  it('CFG-31 tells operators whose reopening is', () => {
    logInAs('user')
    const { unmount } = show()
    expect(screen.getByRole('note').textContent).toContain('Wieder öffnen können sie zurzeit nur die Käufer.')
    expect(reopen()).toBeNull()
    unmount()
    show({ flags: { sysAdminCompletion: true } })
    expect(screen.getByRole('note').textContent).toContain('oder die Verwaltung')
  })

  it('says nothing while it is open', () => {
    logInAs('buyer')
    renderInUnit(createTestUnit().unit, <CompletedNotice room={bathroom} itemId={null} />)
    expect(screen.queryByRole('note')).toBeNull()
  })

  describe('of whose order single items are open again', () => {
    const openedPart = { orderNumber: 'LH-2026-0001', itemIds: ['fronten', 'sockel'] }
    const returned = anOrder({ state: 'returned', buyerStep: null })

    it('KNW-2: names them and why, and leads to the first of them as the rooms stand', async () => {
      logInAs('buyer')
      server.answer(getUnitOrder, returnedOrder(returned, 'Der Stein ist vergriffen.', ['Sockelleiste', 'Fronten']))
      renderInUnit(
        createTestUnit({ stored: { openedPart } }).unit,
        <CompletedNotice room={bathroom} itemId={null} />,
        '/',
        [returned],
      )
      expect(await screen.findByText('Der Stein ist vergriffen.')).toBeTruthy()
      expect(screen.getByText('Wieder offen: Sockelleiste und Fronten')).toBeTruthy()
      expect(screen.getByText('Alles andere gilt weiter wie in Bestellung LH-2026-0001.')).toBeTruthy()
      expect(screen.getByRole('button', { name: 'Zu den genannten Positionen' })).toBeTruthy()
    })

    it('KNW-2: leaves the way on to the guidance once one of them is open', async () => {
      logInAs('buyer')
      renderInUnit(
        createTestUnit({ stored: { openedPart } }).unit,
        <CompletedNotice room={bathroom} itemId="sockel" />,
        '/',
        [],
      )
      expect(await screen.findByText('Wieder offen: Sockelleiste und Fronten')).toBeTruthy()
      expect(screen.queryByRole('button')).toBeNull()
    })
  })

  it('CFG-29 ENG-33 reopens after a question, with its message', async () => {
    const test = createTestUnit({ completed: true })
    const onClose = vi.fn()
    renderInUnit(test.unit, <ReactivateDialog params={{}} room={bathroom} onClose={onClose} />)
    await userEvent.type(screen.getByRole('textbox'), 'Andere Fliesen')
    server.answer(getConfiguration, { ...untouched, configurationStatus: { status: 'completed' } })
    server.answer(createCompletion, { revision: 1, configurationStatus: { status: 'pending' }, snapshotSha256: null })
    await userEvent.click(screen.getByRole('button', { name: 'Wieder öffnen' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(server.names().at(-1)).toBe('createCompletion')
    expect(server.asked(createCompletion)[0]?.body).toEqual({ status: 'pending', message: 'Andere Fliesen' })
  })

  it.each([
    ['server', refusal('INTERNAL_ERROR'), /Das Öffnen hat nicht geklappt/],
    ['network', noAnswer(), /Der Server ist gerade nicht erreichbar/],
  ] as const)('CFG-29 stays and says so when reopening fails for want of the %s', async (_what, failure, words) => {
    const test = createTestUnit({ completed: true })
    const onClose = vi.fn()
    renderInUnit(test.unit, <ReactivateDialog params={{}} room={bathroom} onClose={onClose} />)
    server.answer(getConfiguration, failure)
    await userEvent.click(screen.getByRole('button', { name: 'Wieder öffnen' }))
    expect(await screen.findByText(words)).toBeTruthy()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('CFG-29 asks nothing where nothing is completed (any more)', () => {
    const onClose = vi.fn()
    renderInUnit(createTestUnit().unit, <ReactivateDialog params={{}} room={bathroom} onClose={onClose} />)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('CFG-13 leads from the last room to overview and costs', () => {
    const { unit, prepared } = createTestUnit()
    renderInUnit(unit, <RoomSteps rooms={prepared.catalogue.rooms} roomId="kueche" />)
    expect(screen.getByRole('link', { name: /Übersicht und Kosten/ }).getAttribute('href')).toBe(`${BASE}/checkout`)
  })
})
