import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { askForReopening, listUnitOrders } from '#shared/contracts/http/orders.contract.ts'
import { aRoom } from '#shared/testing/builders.ts'
import { useSession } from '#renderer/session/index.ts'
import { answeringServer, noAnswer } from '#renderer/testing/answering-server.ts'
import { anOrder, createTestUnit, renderInUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { ReactivateDialog } from './ReactivateDialog.tsx'

const server = answeringServer()

describe('opening an order that is the team’s to open', () => {
  beforeAll(async () => {
    await startTexts()
    await i18next.loadNamespaces(['checkout'])
    const person = { firstName: 'Ben', lastName: 'Berg', email: 'ben@example.com', mobile: null, role: '' }
    useSession.setState({ user: { id: 'ben', ...person, group: 'buyer' } })
  })
  afterEach(() => {
    cleanup()
    useSession.setState({ user: null })
  })

  it('ORD-6: asks the team where opening is not the buyer’s, and keeps what was written when that fails', async () => {
    const onClose = vi.fn()
    const test = createTestUnit({ completed: true })
    server.answer(listUnitOrders, [anOrder({ state: 'confirmed', buyerStep: 'reopening_asked' })])
    const room = aRoom('bad', { title: 'Badezimmer' })
    const orders = [anOrder({ state: 'confirmed', buyerStep: 'reopening_asked' })]
    renderInUnit(test.unit, <ReactivateDialog params={{}} room={room} onClose={onClose} />, '/', orders)
    expect(screen.getByRole('dialog', { name: 'Änderung anfragen' })).toBeTruthy()
    await userEvent.type(screen.getByRole('textbox', { name: 'Was möchten Sie ändern?' }), 'Andere Fliesen')
    server.answer(askForReopening, noAnswer())
    await userEvent.click(screen.getByRole('button', { name: 'Anfragen' }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Andere Fliesen')
    server.answer(askForReopening, anOrder({ state: 'confirmed', isReopeningAsked: true, buyerStep: null }))
    await userEvent.click(screen.getByRole('button', { name: 'Anfragen' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(server.asked(askForReopening).at(-1)?.body).toEqual({ reason: 'Andere Fliesen' })
  })
})
