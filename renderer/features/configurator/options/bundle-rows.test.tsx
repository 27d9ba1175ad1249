import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { useNotifications } from '#renderer/notifications/index.ts'
import {
  aBundle,
  aBundleGroup,
  aCatalogue,
  aLineItem,
  anItem,
  anOptionalLineItem,
  aRoom,
  fixedOption,
} from '#shared/testing/builders.ts'
import { aDesignLineSelection, aLockedTrade, selections } from '#shared/testing/selection-builders.ts'
import { unitState } from '#shared/domain/index.ts'
import { showerCatalogue } from '#shared/testing/shower-catalogue.ts'
import { createTestUnit, renderInUnit, startTexts, type TestUnitOptions } from '#renderer/unit/testing/open-unit.tsx'
import { OptionsMenu } from './OptionsMenu.tsx'

const WITH_LINE = selections({ designLines: [aDesignLineSelection('bad', 'style', 'dark')] })

async function showShowers(options: TestUnitOptions) {
  const test = createTestUnit({ catalogue: showerCatalogue(), ...options })
  const room = test.prepared.room('bad')
  if (room === undefined) throw new Error('no bathroom')
  renderInUnit(
    test.unit,
    <OptionsMenu room={room} deepLinkItemId={null} />,
    '/bp/demo/lindenhof/a-12/configurator/bathroom',
  )
  const group = screen.getByRole('radiogroup', { name: 'Duschpakete' })
  const card = (name: RegExp) => within(group).getByRole('radio', { name }).textContent
  const chosen = () => within(group).getByRole('radio', { checked: true }).textContent
  return { ...test, chosen, card }
}

describe('a group of upgrades with a standard', () => {
  beforeAll(startTexts)
  afterEach(cleanup)

  it('UPG-7 names its standard while that is what is fitted', async () => {
    const { chosen, card } = await showShowers({})
    expect(chosen()).toMatch(/^Standarddusche.*Wie geplant.*inklusive/)
    expect(card(/^Wellness/)).not.toContain('schon gewählt')
  })

  it('UPG-7 does not call included what a design line has chosen instead', async () => {
    const { chosen, card, store } = await showShowers({ selections: WITH_LINE })
    expect(chosen()).toMatch(/^Standarddusche.*Abweichend gewählt.*\+2\.000/)
    expect(chosen()).not.toMatch(/Wie geplant|inklusive/)
    expect(card(/^Wellness/)).toMatch(/davon 2\.000\s€ schon gewählt.*\+3\.600/)
    act(() => void store.intents.toggleBundle({ bundleId: 'wellness' }))
    await waitFor(() => expect(chosen()).toMatch(/^Wellness.*\+3\.600/))
    expect(card(/^Wellness/)).not.toContain('schon gewählt')
  })

  it('KNW-7 says what one would change now, where something else is fitted in its place', async () => {
    const { card, store } = await showShowers({})
    expect(card(/^Wellness/)).not.toContain('jetzigen Auswahl')
    act(() => void store.intents.chooseOption({ itemId: 'shower-item', productId: 'niche' }))
    await waitFor(() => expect(card(/^Wellness/)).toMatch(/mit Ihrer jetzigen Auswahl \+1\.600\s€.*\+3\.600/))
    const total = () => unitState(store.state.getState().configuration).total
    const before = total()
    act(() => void store.intents.toggleBundle({ bundleId: 'wellness' }))
    expect(total() - before).toBe(1_600_00)
  })

  it('UPG-8 says that something in an upgrade was changed, and what it costs so', async () => {
    const { chosen, store } = await showShowers({})
    act(() => void store.intents.toggleBundle({ bundleId: 'wellness' }))
    act(() => void store.intents.chooseOption({ itemId: 'shower-item', productId: 'niche' }))
    await waitFor(() => expect(chosen()).toMatch(/^Wellness.*Abweichend gewählt.*\+2\.500/))
  })

  it('SHL-36 speaks of no prices where none are shown', async () => {
    const { chosen, card } = await showShowers({ selections: WITH_LINE, flags: { showPricing: false } })
    expect(`${chosen()} ${card(/^Wellness/)}`).not.toMatch(/€/)
  })

  it('FOUND-6, UPG-11: an arrow key that leads to what is refused says so, as a touch does', async () => {
    const two = (id: string) => [fixedOption(`${id}-a`, 0), fixedOption(`${id}-b`, 100_00)]
    const catalogue = aCatalogue({
      rooms: [aRoom('bad', { title: 'Bad', slug: 'bathroom' })],
      lineItems: [
        aLineItem('tub', [anItem('tub-item', { title: 'Wanne', roomId: 'bad', trade: 'HLS', options: two('tub') })]),
        anOptionalLineItem('area', [anItem('area-item', { roomId: 'bad', trade: 'FLI', options: two('area') })], {
          replacesLineItemIds: ['tub'],
        }),
      ],
      bundleGroups: [aBundleGroup('tubs', { title: 'Badewanne', mode: 'SINGLE_SELECT' })],
      bundles: [
        aBundle('with', [], { groupId: 'tubs', roomIds: ['bad'], default: true, title: 'Mit Wanne' }),
        aBundle('without', ['area'], { groupId: 'tubs', title: 'Statt der Wanne' }),
      ],
    })
    const {
      unit,
      prepared,
      selections: chosen,
    } = createTestUnit({
      catalogue,
      stored: { lockedTrades: [aLockedTrade('HLS')] },
    })
    const room = prepared.room('bad')
    if (room === undefined) throw new Error('no bathroom')
    renderInUnit(unit, <OptionsMenu room={room} deepLinkItemId={null} />)
    act(() => screen.getByRole('radio', { name: /^Mit Wanne/ }).focus())
    useNotifications.getState().dismissAll()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(useNotifications.getState().notices).toHaveLength(1))
    const [notice] = useNotifications.getState().notices
    expect(notice?.title).toBe('„Statt der Wanne“ ist so nicht möglich')
    expect(notice?.body).toContain('„Wanne, Bad“ ist festgelegt')
    expect(chosen()).toEqual(selections())
  })

  it('GUI-5: cards are there without being opened; a touch chooses at once, also while an item is open', async () => {
    const { store } = await showShowers({})
    const user = userEvent.setup()
    const card = (name: RegExp) => screen.getByRole('radio', { name })
    await user.click(card(/^Wellness/))
    expect(card(/^Wellness/).ariaChecked).toBe('true')
    expect(unitState(store.state.getState().configuration).total).toBe(3_600_00)
    const [row] = screen.getAllByRole('button', { expanded: false })
    if (row === undefined) throw new Error('no item to open')
    await user.click(row)
    expect(row.ariaExpanded ?? row.getAttribute('aria-expanded')).toBe('true')
    // What is chosen elsewhere shows here a moment later; what is touched here does not wait.
    await user.click(card(/^Standarddusche/))
    expect(card(/^Standarddusche/).ariaChecked).toBe('true')
  })
})
