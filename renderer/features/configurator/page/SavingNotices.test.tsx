import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { changeLocale } from '#renderer/i18n/i18n.ts'
import { selections } from '#shared/testing/selection-builders.ts'
import { createTestUnit, renderInUnit, startTexts, type TestUnitOptions } from '#renderer/unit/testing/open-unit.tsx'
import { SavingNotices } from '#renderer/parts/saving/SavingNotices.tsx'
import { SavingMark } from '#renderer/features/configurator/page/SavingMark.tsx'

const MOVED = {
  catalogueRevision: 'r0',
  // 4 m² of stone for 700 each instead of the standard for 1,800.
  selections: selections({ choices: { bodenbelag: 'stein' } }),
  totals: { total: 1_000_00, onRequestCount: 0 },
  previousTotals: { total: 1_240_00, onRequestCount: 2 },
}

async function show(options: TestUnitOptions, isThere = true) {
  const opened = createTestUnit(options)
  const { container } = renderInUnit(opened.unit, [<SavingNotices key="notice" />, <SavingMark key="mark" />])
  if (isThere) await screen.findByRole('region', undefined, { timeout: 10_000 })
  return { ...opened, text: () => (container.textContent ?? '').replaceAll('\u00a0', ' ') }
}

describe('the notice of new prices', () => {
  beforeAll(startTexts)
  afterEach(cleanup)

  it('shows both totals with what is on request, and the difference', async () => {
    const { text } = await show({ stored: MOVED })
    expect(screen.getByRole('region', { name: 'Die Preise haben sich geändert' })).toBeTruthy()
    expect(text()).toContain('Bisher+1.240 € + 2 auf Anfrage')
    expect(text()).toContain('Jetzt+1.000 €')
    expect(text()).toContain('Unterschied−240 €')
  })

  it('says that choices wait, and stores them once the prices are accepted', async () => {
    const { store, server, text } = await show({ stored: MOVED })
    act(() => void store.intents.chooseOption({ itemId: 'fronten', productId: 'grau' }))
    expect(text()).toContain('Noch nicht gespeichert')
    expect(server.requests).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Neue Preise übernehmen' }))
    expect(screen.queryByRole('region')).toBeNull()
    await act(() => store.settled())
    expect(text()).toContain('Gespeichert')
    expect(server.stored().selections.buyerSelections['fronten']?.productId).toBe('grau')
  })

  it('names what is no longer available, without prices where the project shows none', async () => {
    const gone = selections({ choices: { bodenbelag: 'marmor', fenster: 'gross' } })
    const { text } = await show({ stored: { ...MOVED, selections: gone }, flags: { showPricing: false } })
    expect(screen.getByRole('region', { name: 'Das Angebot hat sich geändert' })).toBeTruthy()
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Bodenbelag (Badezimmer)',
      '1 Position, die es nicht mehr gibt',
    ])
    expect(text()).not.toContain('€')
  })

  it('does without the old total where nobody knows it', async () => {
    const { text } = await show({ stored: { ...MOVED, previousTotals: null } })
    expect(text()).toContain('Bishernicht mehr bekannt')
    expect(text()).not.toContain('Unterschied')
  })

  it('is not there on the same catalogue, nor for a completed unit', async () => {
    await show({}, false)
    await show({ stored: { ...MOVED, completed: true } }, false)
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('speaks English as well', async () => {
    await changeLocale('en')
    const { text } = await show({ stored: MOVED })
    const english = text()
    await act(() => changeLocale('de'))
    expect(english).toMatch(/Prices have changed.*Before.*Now.*Difference−€240.*Accept new prices/)
  })
})

describe('the notice of a choice that is stuck', () => {
  beforeAll(startTexts)
  afterEach(cleanup)

  it('FOUND-16 SHL-12: says that the choice is kept, how many wait behind it, and takes it back', async () => {
    const { store, server, selections: chosen, text } = await show({}, false)
    server.answerWith((request) =>
      request.change.buyerSelections['bodenbelag'] === undefined
        ? server.stores(request)
        : { kind: 'failing', retryAfter: null },
    )
    act(() => void store.intents.chooseOption({ itemId: 'bodenbelag', productId: 'stein' }))
    act(() => void store.intents.chooseOption({ itemId: 'fronten', productId: 'grau' }))
    await screen.findByRole('region', { name: 'Ihre Wahl ist noch nicht gespeichert' }, { timeout: 10_000 })
    expect(text()).toContain('Der Server kann „Feinsteinzeug“ gerade nicht speichern.')
    expect(text()).toContain('auf diesem Gerät gesichert')
    expect(text()).toContain('Eine weitere Wahl wartet dahinter.')
    expect(text()).toContain('Noch nicht gespeichert – wird weiter versucht')
    await userEvent.click(screen.getByRole('button', { name: '„Feinsteinzeug“ zurücknehmen' }))
    await vi.waitFor(() => expect(store.waiting()).toEqual([]))
    expect(Object.keys(chosen().buyerSelections)).toEqual(['fronten'])
    expect(Object.keys(server.stored().selections.buyerSelections)).toEqual(['fronten'])
    await vi.waitFor(() => expect(screen.queryByRole('region')).toBeNull())
    expect(text()).toContain('Gespeichert')
  })

  it('FOUND-16: says in plain words that the server can store nothing just now, and asks nothing', async () => {
    const { store, server, text } = await show({}, false)
    server.answerWith(() => ({ kind: 'unavailable', retryAfter: 1_000 }))
    act(() => void store.intents.chooseOption({ itemId: 'fronten', productId: 'grau' }))
    await act(() => store.settled())
    expect(text()).toContain(
      'Ihre Wahl ist auf diesem Gerät gesichert und wird gesendet, sobald der Server wieder speichern kann.',
    )
    server.answerWith(server.stores)
    await act(() => store.settled())
  })
})
