import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { listDeadlines } from '#shared/contracts/http/deadlines.contract.ts'
import { aCatalogue, aLineItem, anItem, aRoom, fixedOption } from '#shared/testing/builders.ts'
import { aDeadline } from '#renderer/parts/deadlines/testing/a-deadline.ts'
import { showAsking } from '#renderer/parts/deadlines/testing/show-asking.tsx'
import type { Deadline } from '#renderer/parts/deadlines/use-deadlines.ts'
import { answeringServer } from '#renderer/testing/answering-server.ts'
import { createTestUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { DateLine } from './DateLine.tsx'
import { NextButton, useNextStep } from './NextStep.tsx'

const server = answeringServer()
const ADDRESS = '/bp/demo/lindenhof/a-12/configurator/bad/lamp?date=d1.a-12'
const two = (id: string, roomId: string, trade: string) =>
  anItem(id, { title: id, roomId, trade, options: [fixedOption(`${id}-a`, 0), fixedOption(`${id}-b`, 100_00)] })
const catalogue = aCatalogue({
  rooms: [aRoom('bad', { title: 'Bad', slug: 'bad' }), aRoom('flur', { title: 'Flur', slug: 'flur' })],
  lineItems: [aLineItem('line', [two('lamp', 'bad', 'ELT'), two('wall', 'bad', 'FLI'), two('socket', 'flur', 'ELT')])],
})

function show(more: Partial<Deadline> = {}, address = ADDRESS) {
  server.answer(listDeadlines, [aDeadline({ title: 'Elektro', trades: ['ELT'], lockTrades: true, ...more })])
  const test = createTestUnit({ catalogue })
  const bath = test.prepared.room('bad') ?? aRoom('bad')
  function Page() {
    const { pathname, search } = useLocation()
    const step = useNextStep(bath, 'lamp')
    return (
      <>
        <section aria-label="Auswahl" tabIndex={-1}>
          <DateLine />
        </section>
        {step === null ? null : <NextButton room={bath} step={step} className="" />}
        <output data-testid="address">{`${pathname}${search}`}</output>
      </>
    )
  }
  showAsking(test.unit, <Page />, address)
  const decide = (itemId: string) =>
    act(() => void test.store.intents.chooseOption({ itemId, productId: `${itemId}-b` }))
  return { ...test, decide, user: userEvent.setup() }
}

describe('GUI-1, DDL-23: from a deadline through its decisions', () => {
  beforeAll(startTexts)
  afterEach(cleanup)

  it('says which one it is and how much is left, and leads to what is open of it, in whatever room', async () => {
    const { user, decide } = show()
    const line = await screen.findByRole('link', { name: 'Elektro · bis 07.12.2026: noch 2 offen' })
    expect(line.getAttribute('href')).toBe('/bp/demo/lindenhof/a-12/deadlines')
    decide('lamp')
    expect((await screen.findByText('Elektro · bis 07.12.2026: noch 1 offen')).role).toBe('status')
    await user.click(screen.getByRole('button', { name: 'Weiter: Flur (1 offen)' }))
    expect(screen.getByTestId('address').textContent).toBe(
      '/bp/demo/lindenhof/a-12/configurator/flur/socket?date=d1.a-12',
    )
  })

  it('says after the last of them that all is decided, and leads back', async () => {
    const { decide } = show()
    await screen.findByText(/noch 2 offen/)
    decide('lamp')
    decide('socket')
    expect(await screen.findByText('Elektro · bis 07.12.2026: alles entschieden')).toBeDefined()
    const back = await screen.findByRole('link', { name: 'Zurück zum Termin' })
    expect(back.getAttribute('href')).toBe('/bp/demo/lindenhof/a-12/deadlines')
  })

  it('goes on with any decision once somebody leaves it', async () => {
    const { user } = show()
    await user.click(await screen.findByRole('link', { name: 'Nicht mehr nur diesen Termin durchgehen' }))
    expect(screen.queryByText(/Elektro/)).toBeNull()
    // What was pressed is gone, and the focus is among the choices.
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Auswahl' }))
    expect(screen.getByRole('button', { name: 'Weiter: wall' })).toBeDefined()
    expect(screen.getByTestId('address').textContent).toBe(ADDRESS.split('?')[0])
  })

  it.each([
    ['met', { status: 'completed' }],
    ['over', { status: 'overdue' }],
    ['gone', { id: 'another' }],
  ] satisfies [string, Partial<Deadline>][])('is no matter any more where it is %s', async (_, more) => {
    show(more)
    await expect.poll(() => server.names()).toContain('listDeadlines')
    expect(await screen.findByRole('button', { name: 'Weiter: wall' })).toBeDefined()
    expect(screen.queryByText(/Elektro/)).toBeNull()
  })
})
