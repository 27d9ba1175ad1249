import type { ReactNode } from 'react'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { getUnitOrder } from '#shared/contracts/http/orders.contract.ts'
import { useSession } from '#renderer/session/index.ts'
import { answeringServer } from '#renderer/testing/answering-server.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import {
  anOrder,
  createTestUnit,
  renderInUnit,
  returnedOrder,
  startTexts,
  type TestUnitOptions,
} from '#renderer/unit/testing/open-unit.tsx'
import { useOrderWords } from '#renderer/unit/order/use-order-words.ts'
import { ReturnedNotice } from './ReturnedNotice.tsx'
import { UnitOrders } from './UnitOrders.tsx'

const server = answeringServer()
const RETURNED = anOrder({ state: 'returned', buyerStep: null })
const WHOLE = returnedOrder(RETURNED, 'Die Tür passt nicht.', null)

function Placed() {
  return <p>{useOrderWords().placed}</p>
}

describe('a home’s orders, for its buyers', () => {
  beforeAll(async () => {
    await startTexts()
    await i18next.loadNamespaces(['orders'])
  })
  beforeEach(() => {
    const person = { firstName: 'Ben', lastName: 'Berg', email: 'ben@example.com', mobile: null, role: '' }
    useSession.setState({ user: { id: 'ben', ...person, group: 'buyer' } })
  })
  afterEach(() => {
    cleanup()
    useSession.setState({ user: null })
  })

  function show(part: ReactNode, orders: readonly ReturnType<typeof anOrder>[], options: TestUnitOptions = {}) {
    renderInUnit(createTestUnit(options).unit, <AppTheme>{part}</AppTheme>, '/', orders)
  }

  it('ORD-5: says that the team has sent the last order back, and why, until something new is completed', async () => {
    server.answer(getUnitOrder, WHOLE)
    show(<ReturnedNotice leadsTo="checkout" />, [RETURNED])
    expect(await screen.findByText('Die Tür passt nicht.')).toBeTruthy()
    expect(screen.getByRole('note').textContent).toContain('LH-2026-0001 zurückgegeben')
    expect(screen.getByRole('link').getAttribute('href')).toMatch(/checkout$/)
    cleanup()
    show(<ReturnedNotice leadsTo="checkout" />, [RETURNED], { completed: true })
    expect(screen.queryByRole('note')).toBeNull()
  })

  it('KNW-2: leads to the items that are open again where the page has no other way to them', async () => {
    server.answer(getUnitOrder, returnedOrder(RETURNED, 'Die Tür passt nicht.', ['Sockelleiste']))
    const stored = { openedPart: { orderNumber: RETURNED.number, itemIds: ['sockel'] } }
    show(<ReturnedNotice leadsTo="items" />, [RETURNED], { stored })
    const link = screen.getByRole('link', { name: 'Zur genannten Position' })
    expect(link.getAttribute('href')).toBe('/bp/demo/lindenhof/a-12/configurator/bathroom/sockel')
    cleanup()
    // All of it is open: there is no such way.
    show(<ReturnedNotice leadsTo="items" />, [RETURNED])
    expect(await screen.findByText('Die Tür passt nicht.')).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('ORD-5: lists the orders with state and total, and opens each', async () => {
    server.answer(getUnitOrder, WHOLE)
    show(<UnitOrders />, [RETURNED, anOrder({ id: 'order-0', number: 'LH-2026-0000', replacedBy: 'LH-2026-0001' })])
    const [first, second] = screen.getAllByRole('button')
    expect(first?.textContent).toMatch(/LH-2026-0001.*Zurückgegeben.*\+100\s€/)
    expect(second?.textContent).toMatch(/LH-2026-0000.*Ersetzt durch LH-2026-0001/)
    await userEvent.click(screen.getByRole('button', { name: /LH-2026-0001.*Zurück/ }))
    expect(await screen.findByText('Die Tür passt nicht.')).toBeTruthy()
    // ORD-9: only the order, not the page around it.
    let paper = ''
    vi.spyOn(window, 'print').mockImplementation(() => {
      paper = document.querySelector('.ww-print')?.textContent ?? ''
    })
    await userEvent.click(screen.getByRole('button', { name: 'Drucken' }))
    expect(paper).toMatch(/Bestellung LH-2026-0001Zurückgegeben.*Lindenhof 1.*Die Tür passt nicht\./)
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(document.querySelector('.ww-print')).toBeNull()
  })

  it.each([
    ['waits', anOrder(), /verbindlich bestellt\. Bis das Projektteam .* selbst wieder öffnen/],
    [
      'is confirmed',
      anOrder({ state: 'confirmed', buyerStep: 'reopening_asked' }),
      /bestätigt\. Änderungen sind auf Anfrage/,
    ],
    [
      'is ordered',
      anOrder({ state: 'ordered', buyerStep: 'reopening_asked' }),
      /bei den Firmen bestellt\. Änderungen sind auf/,
    ],
    [
      'is asked for',
      anOrder({ state: 'confirmed', isReopeningAsked: true, buyerStep: null }),
      /bestätigt\. Ihre Anfrage/,
    ],
  ])('ORD-6, decision 59: says what holds while it %s', (_what, order, words) => {
    show(<Placed />, [order], { completed: true })
    expect(document.body.textContent).toMatch(words)
  })
})
