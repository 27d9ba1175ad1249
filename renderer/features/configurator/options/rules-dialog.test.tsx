import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  aBundle,
  aBundleGroup,
  aCatalogue,
  aLineItem,
  anItem,
  anOptionalLineItem,
  aProduct,
  aRoom,
  aRule,
  fixedOption,
} from '#shared/testing/builders.ts'
import { selections } from '#shared/testing/selection-builders.ts'
import { OptionsMenu } from '#renderer/features/configurator/options/OptionsMenu.tsx'
import { createTestUnit, renderInUnit, startTexts, type TestUnitOptions } from '#renderer/unit/testing/open-unit.tsx'
import { DialogHost } from '#renderer/dialogs/DialogHost.tsx'

const ROOM = '/bp/demo/lindenhof/a-12/configurator/bathroom'

/** A shower that needs another floor and another drain, of which not every pair goes together. */
function showerCatalogue() {
  const item = (id: string, title: string, prices: readonly number[]) =>
    anItem(id, {
      title,
      roomId: 'bad',
      options: prices.map((price, index) => fixedOption(`${id}-${index}`, price * 100)),
    })
  return aCatalogue({
    rooms: [aRoom('bad', { title: 'Bad', slug: 'bathroom' })],
    products: [
      aProduct('shower-0', { title: 'Duschwanne' }),
      aProduct('shower-1', { title: 'Walk-in' }),
      aProduct('shower-2', { title: 'Dampfdusche' }),
      aProduct('floor-0', { title: 'Holzboden' }),
      aProduct('floor-1', { title: 'Fliese' }),
      aProduct('floor-2', { title: 'Mosaik' }),
      aProduct('drain-0', { title: 'Punktablauf' }),
      aProduct('drain-1', { title: 'Rinne' }),
      aProduct('drain-2', { title: 'Wandablauf' }),
      aProduct('seat-0', { title: 'Sitzbank' }),
    ],
    lineItems: [
      aLineItem('bath', [
        item('shower', 'Dusche', [0, 900, 5000]),
        item('floor', 'Boden', [0, 400, 600]),
        item('drain', 'Ablauf', [0, 150, 250]),
      ]),
      anOptionalLineItem('seat-line', [item('seat', 'Sitz', [300])]),
    ],
    bundleGroups: [aBundleGroup('extras', { title: 'Extras' })],
    bundles: [aBundle('spa', ['seat-line'], { groupId: 'extras', title: 'Wellness' })],
    rules: [
      aRule('needs-floor', ['shower', 'floor'], [{ when: ['shower-1'], then: ['floor-1', 'floor-2'] }], {
        description: 'Bodengleich geht es nur auf Fliesen.',
        hint: 'Fragen Sie uns nach der Rutschhemmung.',
      }),
      aRule('needs-drain', ['shower', 'drain'], [{ when: ['shower-1'], then: ['drain-1', 'drain-2'] }], {
        description: 'Sie braucht eine Rinne.',
        hint: '',
      }),
      aRule('pairs', ['floor', 'drain'], [{ when: ['floor-2'], then: ['drain-2', 'drain-0'] }]),
      aRule('never', ['shower', 'floor'], [{ when: ['shower-2'], then: ['floor-none'] }], { hint: '' }),
      aRule('seat-shower', ['seat', 'shower'], [{ when: ['seat-0'], then: ['shower-1'] }], { hint: '' }),
    ],
  })
}

function show(options: TestUnitOptions & { itemId?: string; query?: string } = {}) {
  const test = createTestUnit({ catalogue: showerCatalogue(), ...options })
  const room = test.prepared.room('bathroom')
  if (room === undefined) throw new Error('no bathroom')
  renderInUnit(
    test.unit,
    <>
      <OptionsMenu room={room} deepLinkItemId={options.itemId ?? 'shower'} />
      <DialogHost room={room} />
    </>,
    `${ROOM}${options.query ?? ''}`,
  )
  return { ...test, user: userEvent.setup() }
}

async function openWalkIn(options: TestUnitOptions = {}) {
  const test = show(options)
  await test.user.click(screen.getByRole('radio', { name: /Walk-in/ }))
  const dialog = await screen.findByRole('dialog')
  return { ...test, dialog: within(dialog) }
}

async function openAlternatives(options: TestUnitOptions = {}) {
  const test = await openWalkIn(options)
  await test.user.click(test.dialog.getByRole('button', { name: 'Passende Alternativen' }))
  return test
}

/** Texts and code that the page loads when it first needs them: here they must not race the clock. */
async function prepare() {
  await startTexts()
  await Promise.all([i18next.loadNamespaces(['rules']), import('#renderer/dialogs/rules/RulesDialog.tsx')])
}

describe('rules dialog', () => {
  beforeAll(prepare, 60_000)
  afterEach(cleanup)

  it('RUL-3 CFG-20 an option that does not fit opens it, and is not applied', async () => {
    const { dialog, selections: chosen, server } = await openWalkIn()
    expect(dialog.getByRole('heading', { level: 2 }).textContent).toBe('Das passt noch nicht zusammen')
    expect(chosen()).toEqual(selections())
    expect(server.requests).toHaveLength(0)
  })

  it('RUL-3 arrow keys only pass by what does not fit; Enter opens it', async () => {
    const { user, selections: chosen } = show()
    screen.getByRole('radio', { name: /Duschwanne/ }).focus()
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toContain('Walk-in')
    expect(chosen()).toEqual(selections())
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('dialog')).toBeDefined()
  })

  it('RUL-1 RUL-2 RUL-4 RUL-6 page 0 names the wish, every clash with its description, and the hints', async () => {
    const { dialog } = await openWalkIn()
    expect(dialog.getByText('Walk-in')).toBeDefined()
    const clashes = dialog.getAllByRole('listitem').map((item) => item.textContent)
    expect(clashes).toEqual([
      expect.stringMatching(/Boden.*Holzboden.*Bodengleich geht es nur auf Fliesen/),
      expect.stringMatching(/Ablauf.*Punktablauf.*Sie braucht eine Rinne/),
    ])
    expect(dialog.getByText('Fragen Sie uns nach der Rutschhemmung.')).toBeDefined()
  })

  it('RUL-7 RUL-5 says that it can be solved, and offers the next page', async () => {
    const { dialog } = await openWalkIn()
    expect(dialog.getByRole('heading', { level: 3 }).textContent).toBe(
      'Möglich, wenn sich 2 weitere Positionen ändern.',
    )
    expect(dialog.getByRole('button', { name: 'Passende Alternativen' })).toBeDefined()
  })

  it('RUL-7 RUL-5 says that it cannot be solved, and offers no next page', async () => {
    const { user, selections: chosen } = show()
    await user.click(screen.getByRole('radio', { name: /Dampfdusche/ }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('heading', { level: 3 }).textContent).toBe('So ist es leider nicht möglich.')
    expect(dialog.queryByRole('button', { name: 'Passende Alternativen' })).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Auswahl behalten' }))
    expect(chosen()).toEqual(selections())
  })

  it('RUL-5 leads to the upgrade that stands in the way when nothing else does', async () => {
    const { user } = show({
      selections: selections({
        choices: { shower: 'shower-1', floor: 'floor-1', drain: 'drain-1' },
        activations: { 'seat-line': true },
      }),
    })
    const card = screen.getByRole('radio', { name: /Duschwanne/ })
    await waitFor(() => expect(card.textContent).toContain('Grund ansehen'))
    await user.click(card)
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Zum Paket „Wellness“' }))
    const upgrade = await screen.findByRole('button', { name: 'Gewählt: Wellness' }, { timeout: 10_000 })
    await user.click(upgrade)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(card.textContent).not.toContain('Grund ansehen'))
    await user.click(card)
    expect(card.getAttribute('aria-checked')).toBe('true')
  })

  it('CFG-20 promises ways out only where there are some', async () => {
    show()
    const card = (name: RegExp) => screen.getByRole('radio', { name }).textContent
    await waitFor(() => expect(card(/Dampfdusche/)).toContain('Grund ansehen'))
    expect(card(/Walk-in/)).toContain('Möglichkeiten ansehen')
  })

  it('RUL-8 RUL-9 asks for one option each, picks nothing itself, and waits until all are picked', async () => {
    const { user, dialog } = await openAlternatives()
    expect(dialog.getAllByRole('group').slice(1)).toHaveLength(2)
    expect(dialog.getAllByRole('radio').some((radio) => radio instanceof HTMLInputElement && radio.checked)).toBe(false)
    const submit = () => dialog.getByRole('button', { name: 'So wählen' })
    expect(submit()).toHaveProperty('disabled', true)
    expect(dialog.getByText('Noch 2 Auswahlen offen')).toBeDefined()
    await user.click(dialog.getByRole('radio', { name: /Fliese/ }))
    expect(submit()).toHaveProperty('disabled', true)
    await user.click(dialog.getByRole('radio', { name: /Rinne/ }))
    expect(submit()).toHaveProperty('disabled', false)
  })

  it('RUL-8 a pick narrows the other list; what it excludes can still be picked, and takes it back', async () => {
    const { user, dialog } = await openAlternatives()
    await user.click(dialog.getByRole('radio', { name: /Rinne/ }))
    expect(dialog.getByRole('radio', { name: /Mosaik.*Ändert Ihre Wahl/ })).toBeDefined()
    await user.click(dialog.getByRole('radio', { name: /Mosaik/ }))
    expect(dialog.getByRole('radio', { name: /Rinne/ })).toHaveProperty('checked', false)
    expect(dialog.getByText('Noch eine Auswahl offen')).toBeDefined()
    await user.click(dialog.getByRole('radio', { name: /Wandablauf/ }))
    expect(dialog.getByRole('radio', { name: /Mosaik/ })).toHaveProperty('checked', true)
    expect(dialog.getByText('Alles gewählt, alles passt zusammen.')).toBeDefined()
  })

  it('RUL-10 applies the wish and all picks as one write', async () => {
    const { user, dialog, selections: chosen, store, server } = await openAlternatives()
    await user.click(dialog.getByRole('radio', { name: /Mosaik/ }))
    await user.click(dialog.getByRole('radio', { name: /Wandablauf/ }))
    await user.click(dialog.getByRole('button', { name: 'So wählen' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(chosen()).toEqual(selections({ choices: { shower: 'shower-1', floor: 'floor-2', drain: 'drain-2' } }))
    await act(() => store.settled())
    expect(server.requests).toHaveLength(1)
  })

  it('RUL-10 takes the proposed way out at once, and shows the new total with its difference', async () => {
    const { user, dialog, selections: chosen } = await openAlternatives()
    const total = () => dialog.getByTestId('rules-total').textContent
    expect(total()).toMatch(/mit der Empfehlung\+1\.450/)
    await user.click(dialog.getByRole('button', { name: 'Empfohlenes markieren' }))
    expect(total()).toMatch(/^Aufpreis gesamt\+1\.450.*\+1\.450.*gegenüber jetzt/)
    await user.click(dialog.getByRole('radio', { name: /Wandablauf/ }))
    expect(total()).toMatch(/\+1\.550/)
    await user.click(dialog.getByRole('button', { name: 'So wählen' }))
    expect(chosen().buyerSelections['drain']?.productId).toBe('drain-2')
  })

  it('RUL-11 cancel and Escape close it, and nothing has changed', async () => {
    const { user, dialog, selections: chosen } = await openWalkIn()
    await user.click(dialog.getByRole('button', { name: 'Abbrechen' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('radio', { name: /Walk-in/ }))
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(chosen()).toEqual(selections())
    expect(document.activeElement?.textContent).toContain('Walk-in')
  })

  it('RUL-8 goes back to the clashes and keeps the picks', async () => {
    const { user, dialog } = await openAlternatives()
    await user.click(dialog.getByRole('radio', { name: /Fliese/ }))
    await user.click(dialog.getByRole('button', { name: 'Zurück' }))
    expect(dialog.getByText('Ihr Wunsch')).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Passende Alternativen' }))
    expect(dialog.getByRole('radio', { name: /Fliese/ })).toHaveProperty('checked', true)
  })

  it('RUL-2 solves an upgrade that does not fit, too', async () => {
    const { user, store, selections: chosen } = show({ query: '?dialog=rules&bundleId=spa' })
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Wellness')).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Passende Alternativen' }))
    await user.click(dialog.getByRole('button', { name: 'Empfohlenes markieren' }))
    await user.click(dialog.getByRole('button', { name: 'So wählen' }))
    expect(chosen().buyerSelections['shower']?.productId).toBe('shower-1')
    expect(store.itemView('seat').takesPart).toBe(true)
  })

  it('RUL-9 drops picks that somebody else’s choice has overtaken', async () => {
    const { user, dialog, store } = await openAlternatives()
    await user.click(dialog.getByRole('radio', { name: /Rinne/ }))
    act(() => void store.intents.chooseOption({ itemId: 'drain', productId: 'drain-2' }))
    expect(dialog.queryByRole('radio', { name: /Rinne/ })).toBeNull()
    expect(dialog.getByText('Noch eine Auswahl offen')).toBeDefined()
  })

  it('RUL-3 says so when an address asks for something that fits or does not exist', async () => {
    const { user, selections: chosen } = show({ query: '?dialog=rules&itemId=drain&productId=drain-1' })
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('heading', { level: 2 }).textContent).toBe('Das passt inzwischen')
    await user.click(dialog.getByRole('button', { name: 'Wählen' }))
    expect(chosen().buyerSelections['drain']?.productId).toBe('drain-1')
    cleanup()
    show({ query: '?dialog=rules&itemId=nowhere&productId=x' })
    expect(within(await screen.findByRole('dialog')).getByText('Diese Position gibt es nicht mehr.')).toBeDefined()
  })

  it('SHL-36 shows no total where the project hides prices', async () => {
    const { dialog } = await openAlternatives({ flags: { showPricing: false } })
    expect(dialog.queryByTestId('rules-total')).toBeNull()
    expect(document.body.textContent).not.toContain('€')
  })
})
