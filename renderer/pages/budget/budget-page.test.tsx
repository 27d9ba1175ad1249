import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { changeLocale } from '#renderer/i18n/i18n.ts'
import { browserKeep } from '#renderer/platform/storage.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { createLocalBudget } from '#renderer/unit/budget/budget-storage.ts'
import { createTestUnit, renderInUnit, startTexts, type TestUnitOptions } from '#renderer/unit/testing/open-unit.tsx'
import { BudgetPage } from './BudgetPage.tsx'

describe('the budget page', () => {
  let units = 0
  const kept = (id: string) => createLocalBudget(id, browserKeep).load()

  /** As a visitor sees it; each its own unit, whose budget is not known yet. */
  function open(options?: TestUnitOptions) {
    const test = createTestUnit(options)
    units += 1
    const id = `unit-${units}`
    const { unmount } = renderInUnit(
      { ...test.unit, isLocal: true, unit: { ...test.unit.unit, id } },
      <AppTheme>
        <BudgetPage />
      </AppTheme>,
    )
    return { ...test, id, unmount, user: userEvent.setup(), amount: () => screen.getByRole('textbox') }
  }

  beforeAll(async () => {
    await startTexts()
    await i18next.loadNamespaces(['budget', 'dashboard', 'footer', 'locks'])
  })
  afterEach(async () => {
    cleanup()
    await changeLocale('de')
  })

  it('BUD-1: an amount counts while it is typed, and the field stays as it is typed', async () => {
    const { user, amount, id } = open()
    await user.type(amount(), '32000')
    expect(await screen.findByRole('heading', { name: 'Sie liegen im Budget' })).toBeDefined()
    expect(amount()).toHaveProperty('value', '32000')
    expect(document.activeElement).toBe(amount())
    expect((await kept(id)).amount).toBe(32_000_00)
    await user.tab()
    expect(amount()).toHaveProperty('value', '32.000')
  })

  it('BUD-1: what cannot be read is named when the field is left, not while it is typed, and changes nothing', async () => {
    const { user, amount, id } = open()
    await user.type(amount(), '500')
    await waitFor(async () => expect((await kept(id)).amount).toBe(500_00))
    await user.type(amount(), ' Euro')
    expect(screen.queryByText('Bitte geben Sie einen Betrag in Euro ein.')).toBeNull()
    await user.tab()
    expect(screen.getByText('Bitte geben Sie einen Betrag in Euro ein.')).toBeDefined()
    await user.type(amount(), 's')
    expect(screen.queryByText('Bitte geben Sie einen Betrag in Euro ein.')).toBeNull()
    expect((await kept(id)).amount).toBe(500_00)
  })

  it('BUD-1: an emptied field gives the budget up only when it is left', async () => {
    const { user, amount, id } = open()
    await user.type(amount(), '500')
    await waitFor(async () => expect((await kept(id)).amount).toBe(500_00))
    await user.clear(amount())
    await new Promise((resolve) => setTimeout(resolve, 800))
    expect((await kept(id)).amount).toBe(500_00)
    await user.tab()
    await waitFor(async () => expect((await kept(id)).amount).toBeNull())
  })

  it('BUD-1: what was typed last counts although the page is left at once', async () => {
    const { user, amount, id, unmount } = open()
    await user.type(amount(), '750')
    unmount()
    await waitFor(async () => expect((await kept(id)).amount).toBe(750_00))
  })

  it('BUD-1: leads on to the rooms as long as something is open, and then to the review', async () => {
    const { user, amount, store } = open()
    const ways = () => screen.getAllByRole('link', { name: /zu den Räumen|zur Übersicht/ })
    expect(screen.queryByRole('navigation', { name: 'Wie es weitergeht' })).toBeNull()
    await user.type(amount(), '32000{Enter}')
    expect(ways().map((way) => way.textContent)).toEqual(['Zurück zu den Räumen', 'Weiter zur Übersicht'])
    expect(ways().map((way) => way.getAttribute('href'))).toEqual([
      '/bp/demo/lindenhof/a-12/configurator',
      '/bp/demo/lindenhof/a-12/checkout',
    ])
    for (const [itemId, productId] of [
      ['bodenbelag', 'stein'],
      ['sockel', 'sockel-holz'],
      ['fronten', 'weiss'],
    ] as const)
      store.intents.chooseOption({ itemId, productId })
    await waitFor(() =>
      expect(ways().map((way) => way.textContent)).toEqual(['Weiter zur Übersicht', 'Zurück zu den Räumen']),
    )
    await changeLocale('en')
    expect(await screen.findByRole('link', { name: 'On to the overview' })).toBeDefined()
  })
})
