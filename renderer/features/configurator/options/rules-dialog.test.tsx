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
function showerCatalogue(euros = 900, drains = 3) {
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
      aProduct('drain-3', { title: 'Eckablauf' }),
      aProduct('seat-0', { title: 'Sitzbank' }),
    ],
    lineItems: [
      aLineItem('bath', [
        item('shower', 'Dusche', [0, euros, 5000]),
        item('floor', 'Boden', [0, 400, 600]),
        item('drain', 'Ablauf', [0, 150, 250, 250].slice(0, drains)),
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
      aRule('needs-drain', ['shower', 'drain'], [{ when: ['shower-1'], then: ['drain-1', 'drain-2', 'drain-3'] }], {
        description: 'Sie braucht eine Rinne.',
        hint: '',
      }),
      aRule('pairs', ['floor', 'drain'], [{ when: ['floor-2'], then: ['drain-2', 'drain-3', 'drain-0'] }]),
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

/** What is picked in the dialog, in its order. */
function picked() {
  return screen
    .getAllByRole('radio')
    .filter((radio) => radio instanceof HTMLInputElement && radio.checked)
    .map((radio) => /^[^+]*?(?=\+|gleicher|$)/.exec(radio.closest('label')?.textContent ?? '')?.[0])
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

  it('RUL-1 RUL-2 RUL-4 RUL-6 WAY-1 says why, and names the wish and everything that changes, now and then', async () => {
    const { dialog } = await openWalkIn()
    expect(dialog.getByText('Bodengleich geht es nur auf Fliesen. Sie braucht eine Rinne.')).toBeDefined()
    const changes = dialog.getAllByRole('listitem').map((item) => item.textContent?.replaceAll('\u00a0', ' '))
    expect(changes).toEqual([
      'Ihr Wunsch: DuscheWalk-instatt Duschwanne+900 €',
      expect.stringMatching(/^Boden: am ähnlichstenFliesestatt Holzboden\+400 €/),
      expect.stringMatching(/^Ablauf: am ähnlichstenRinnestatt Punktablauf\+150 €/),
    ])
    expect(dialog.getByText('Fragen Sie uns nach der Rutschhemmung.')).toBeDefined()
  })

  it('RUL-7 RUL-5 says that it can be solved, and offers the way on', async () => {
    const { dialog } = await openWalkIn()
    expect(dialog.getByRole('heading', { level: 3 }).textContent).toBe(
      'Möglich, wenn sich 2 weitere Positionen ändern:',
    )
    expect(dialog.getByRole('button', { name: 'Alles übernehmen' })).toBeDefined()
  })

  it('RUL-7 RUL-5 says that it cannot be solved, and offers no way on', async () => {
    const { user, selections: chosen } = show()
    await user.click(screen.getByRole('radio', { name: /Dampfdusche/ }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('heading', { level: 3 }).textContent).toBe('So ist es leider nicht möglich.')
    expect(dialog.queryByRole('button', { name: 'Alles übernehmen' })).toBeNull()
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

  it('WAY-1 RUL-8 RUL-10 has the nearest of each picked already, and one touch is one write', async () => {
    const { user, dialog, selections: chosen, store, server } = await openWalkIn()
    expect(picked()).toEqual(['Fliese', 'Rinne'])
    await user.click(dialog.getByRole('button', { name: 'Alles übernehmen' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(chosen()).toEqual(selections({ choices: { shower: 'shower-1', floor: 'floor-1', drain: 'drain-1' } }))
    await act(() => store.settled())
    expect(server.requests).toHaveLength(1)
  })

  it('WAY-1 an item with a single way out has it picked, and nothing to choose', async () => {
    const { dialog } = await openWalkIn({ selections: selections({ choices: { floor: 'floor-2', drain: 'drain-0' } }) })
    expect(dialog.getByText('Ablauf: nur so möglich')).toBeDefined()
    expect(dialog.queryAllByRole('radio')).toHaveLength(0)
    expect(dialog.getByRole('button', { name: 'Alles übernehmen' })).toHaveProperty('disabled', false)
  })

  it('WAY-2 proposes anew what the buyer has not picked, so that it goes with what he has', async () => {
    const { user, dialog } = await openWalkIn()
    await user.click(dialog.getByRole('radio', { name: /Mosaik/ }))
    expect(picked()).toEqual(['Mosaik', 'Wandablauf'])
    expect(dialog.getByText('Boden')).toBeDefined()
    expect(dialog.getByRole('button', { name: 'Alles übernehmen' })).toHaveProperty('disabled', false)
  })

  it('WAY-2 RUL-9 picks the last one left of an own pick that goes no longer, and gives it back when it goes again', async () => {
    const { user, dialog } = await openWalkIn()
    await user.click(dialog.getByRole('radio', { name: /Wandablauf/ }))
    await user.click(dialog.getByRole('radio', { name: /Rinne/ }))
    await user.click(dialog.getByRole('radio', { name: /Mosaik.*Ändert Ihre Wahl/ }))
    expect(picked()).toEqual(['Mosaik', 'Wandablauf'])
    await user.click(dialog.getByRole('radio', { name: /^Fliese/ }))
    expect(picked()).toEqual(['Fliese', 'Rinne'])
  })

  it('WAY-4 shows now, the change and the new total, which add up', async () => {
    const { user, dialog, selections: chosen } = await openWalkIn()
    const total = () => dialog.getByTestId('rules-total').textContent?.replaceAll('\u00a0', ' ')
    expect(total()).toBe('Jetzt 0 €Änderung +1.450 €Aufpreis gesamt danach+1.450 €')
    await user.click(dialog.getByRole('radio', { name: /Wandablauf/ }))
    expect(total()).toBe('Jetzt 0 €Änderung +1.550 €Aufpreis gesamt danach+1.550 €')
    await user.click(dialog.getByRole('button', { name: 'Alles übernehmen' }))
    expect(chosen().buyerSelections['drain']?.productId).toBe('drain-2')
  })

  it('WAY-4 ENG-42 shows cents everywhere as soon as one amount has any', async () => {
    const { dialog } = await openWalkIn({ catalogue: showerCatalogue(900.5) })
    const amounts = (document.body.querySelector('[role=dialog]')?.textContent ?? '').match(/[\d.,]+\s€/g) ?? []
    expect(amounts.length).toBeGreaterThan(6)
    expect(amounts.filter((amount) => !/,\d\d\s€$/.test(amount))).toEqual([])
    expect(dialog.getByTestId('rules-total').textContent).toMatch(/\+1\.450,50/)
  })

  it('RUL-11 cancel and Escape close it, and nothing has changed', async () => {
    const { user, dialog, selections: chosen } = await openWalkIn()
    await user.click(dialog.getByRole('button', { name: 'Auswahl behalten' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('radio', { name: /Walk-in/ }))
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(chosen()).toEqual(selections())
    expect(document.activeElement?.textContent).toContain('Walk-in')
  })

  it('RUL-2 solves an upgrade that does not fit, too', async () => {
    const { user, store, selections: chosen } = show({ query: '?dialog=rules&bundleId=spa' })
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Wellness')).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Alles übernehmen' }))
    expect(chosen().buyerSelections['shower']?.productId).toBe('shower-1')
    expect(store.itemView('seat').takesPart).toBe(true)
  })

  it('RUL-9 asks again for a pick that somebody else’s choice has overtaken, and waits for it', async () => {
    const { user, dialog, store } = await openWalkIn({ catalogue: showerCatalogue(900, 4) })
    await user.click(dialog.getByRole('radio', { name: /Wandablauf/ }))
    await user.click(dialog.getByRole('radio', { name: /Rinne/ }))
    act(() => void store.intents.chooseOption({ itemId: 'floor', productId: 'floor-2' }))
    expect(dialog.getByText('Bitte neu wählen')).toBeDefined()
    expect(dialog.getByText('Noch eine Auswahl offen')).toBeDefined()
    expect(dialog.getByRole('button', { name: 'Alles übernehmen' })).toHaveProperty('disabled', true)
    await user.click(dialog.getByRole('radio', { name: /Wandablauf/ }))
    expect(dialog.getByRole('button', { name: 'Alles übernehmen' })).toHaveProperty('disabled', false)
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
    const { dialog } = await openWalkIn({ flags: { showPricing: false } })
    expect(dialog.queryByTestId('rules-total')).toBeNull()
    expect(document.body.textContent).not.toContain('€')
  })
})
