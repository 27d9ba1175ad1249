import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  aBundle,
  aBundleGroup,
  aCatalogue,
  aDesignLine,
  aDesignLineGroup,
  aLineItem,
  anItem,
  aProduct,
  aRoom,
  aRule,
  fixedOption,
} from '#shared/testing/builders.ts'
import { chooseDesignLine } from '#shared/domain/index.ts'
import { aDesignLineSelection, aLockedTrade, selections } from '#shared/testing/selection-builders.ts'
import { useNotifications } from '#renderer/notifications/index.ts'
import { tabKeep } from '#renderer/platform/storage.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { OptionsMenu } from '#renderer/features/configurator/options/OptionsMenu.tsx'
import { createTestUnit, renderInUnit, startTexts, type TestUnitOptions } from '#renderer/unit/testing/open-unit.tsx'
import { unitData } from '#renderer/unit/testing/unit-data.ts'
import { getHistory } from '#renderer/unit/history/use-unit-history.ts'
import { DialogHost } from '#renderer/dialogs/DialogHost.tsx'
import { DialogStart } from '#renderer/dialogs/DialogStart.tsx'

const ROOM = '/bp/demo/lindenhof/a-12/configurator/bathroom'
const FORCED = { designLinesSelection20: false }
const FREE = { designLinesSelection20: true }

/** Two rooms with a floor each, a line of every style for both, and taps that belong to the whole unit's metal. */
function stylesCatalogue() {
  const floor = (id: string, roomId: string) =>
    anItem(id, {
      title: `Boden ${roomId}`,
      roomId,
      options: ['plain', 'warm', 'cool'].map((kind, index) =>
        fixedOption(`${kind}`, index * 100_00, { isConfigurable: true }),
      ),
    })
  const long = 'Eine Beschreibung, die viel länger ist als das, was auf eine Karte passen soll.'
  return aCatalogue({
    rooms: [
      aRoom('bad', {
        title: 'Bad',
        slug: 'bathroom',
        labelDesignLines: 'Stil im Bad',
        hintDesignLines: 'Alles Nasse passt zusammen.',
      }),
      aRoom('flur', { title: 'Flur', slug: 'hall', position: 2 }),
    ],
    products: [
      ...['plain', 'warm', 'cool', 'towel', 'soap'].map((id) =>
        aProduct(id, { title: `Produkt ${id}`, thumbUrl: `/files/${id}.webp` }),
      ),
      aProduct('steel', { title: 'Stahl' }),
      aProduct('brass', { title: 'Messing' }),
    ],
    lineItems: [
      aLineItem('floors', [floor('floor-bad', 'bad'), floor('floor-flur', 'flur')]),
      aLineItem('small', [
        anItem('towels', {
          roomId: 'bad',
          title: 'Handtuch',
          options: [fixedOption('plain', 0), fixedOption('towel', 0)],
        }),
        anItem('soaps', { roomId: 'bad', title: 'Seife', options: [fixedOption('plain', 0), fixedOption('soap', 0)] }),
        anItem('more', { roomId: 'bad', title: 'Mehr', options: [fixedOption('plain', 0), fixedOption('cool', 0)] }),
      ]),
      aLineItem('taps', [
        anItem('tap', {
          roomId: 'bad',
          title: 'Armatur',
          options: [fixedOption('steel', 0), fixedOption('brass', 80_00)],
        }),
      ]),
    ],
    designLineGroups: [
      aDesignLineGroup(
        'style',
        [
          aDesignLine('warm-line', ['warm', 'towel', 'soap', 'cool'], {
            name: 'Warm',
            title: 'Warm',
            description: long,
          }),
          aDesignLine('cool-line', ['cool'], { name: 'Kühl', title: 'Kühl', subtitle: 'Glatt und hell' }),
        ],
        { title: 'Stil', description: 'Wählen Sie je Raum.', displayMessage: 'Ein Ausgangspunkt.' },
      ),
      aDesignLineGroup('metal', [aDesignLine('brass-line', ['brass'], { name: 'Messing', title: 'Messing' })], {
        title: 'Metall',
        scope: 'unit',
      }),
    ],
  })
}

function show(options: TestUnitOptions & { query?: string; itemId?: string } = {}) {
  const test = createTestUnit({ catalogue: stylesCatalogue(), flags: FREE, ...options })
  const room = test.prepared.room('bathroom')
  if (room === undefined) throw new Error('no bathroom')
  renderInUnit(
    test.unit,
    <AppTheme>
      <OptionsMenu room={room} deepLinkItemId={options.itemId ?? null} />
      <DialogStart room={room} rooms={[room]} isItemNamed={options.itemId !== undefined} />
      <DialogHost room={room} />
    </AppTheme>,
    `${ROOM}${options.query ?? ''}`,
  )
  return { ...test, user: userEvent.setup() }
}

const getDialog = async () => within(await screen.findByRole('dialog', { name: 'Designlinien' }))
const lines = (...entries: readonly (readonly [room: string, line: string, group?: string])[]) =>
  selections({
    designLines: entries.map(([room, line, group = 'style']) => aDesignLineSelection(room, group, line)),
  })
const METAL = [
  ['bad', 'brass-line', 'metal'],
  ['flur', 'brass-line', 'metal'],
] as const

async function openFor(options: Parameters<typeof show>[0] = {}) {
  const test = show({ query: '?dialog=designLines&groupId=style', ...options })
  const dialog = await getDialog()
  return { ...test, dialog }
}

/** Texts and code that the page loads when it first needs them: here they must not race the clock. */
async function prepare() {
  await startTexts()
  await Promise.all([
    i18next.loadNamespaces(['design-lines', 'locks']),
    import('#renderer/dialogs/design-lines/DesignLinesDialog.tsx'),
    import('#renderer/dialogs/departure/DepartureDialog.tsx'),
  ])
}

describe('design lines dialog', () => {
  beforeAll(prepare, 60_000)
  beforeEach(() => {
    useNotifications.getState().dismissAll()
    tabKeep.removeItem('query.p010')
    tabKeep.removeItem(`answered_${unitData.id}`)
  })
  afterEach(cleanup)

  it('DSL-8 DSL-20 shows the lines of a group for the room, under the room’s own label and hint', async () => {
    const { dialog } = await openFor()
    expect(dialog.getByRole('heading', { name: 'Stil im Bad: Bad' })).toBeDefined()
    expect(dialog.getByText('Alles Nasse passt zusammen.')).toBeDefined()
    expect(dialog.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)).toEqual(['Warm', 'Kühl'])
  })

  it('DSL-18 shows at most three product pictures of a line', async () => {
    const { dialog } = await openFor()
    expect(dialog.getAllByTestId('previews').map((row) => row.querySelectorAll('img').length)).toEqual([3, 1])
  })

  it('DSL-19 says the start of the description where a line has no subtitle', async () => {
    const { dialog } = await openFor()
    expect(dialog.getByText('Eine Beschreibung, die viel länger ist als das, wa')).toBeDefined()
    expect(dialog.getByText('Glatt und hell')).toBeDefined()
  })

  it('DSL-3 says what each line changes the unit’s total by', async () => {
    const { dialog } = await openFor()
    await waitFor(() => expect(dialog.getAllByTestId('line-effect')).toHaveLength(2))
    expect(dialog.getAllByTestId('line-effect').map((effect) => effect.textContent)).toEqual([
      expect.stringMatching(/^\+100.*gegenüber jetzt/),
      expect.stringMatching(/^\+200.*gegenüber jetzt/),
    ])
  })

  it('DSL-9 DSL-4 chooses a line for the room, and says so', async () => {
    const { user, dialog, selections: chosen, store } = await openFor()
    await user.click(dialog.getByRole('button', { name: 'Kühl wählen' }))
    await waitFor(() => expect(dialog.getByText('Gewählt')).toBeDefined())
    expect(chosen()).toEqual(lines(['bad', 'cool-line']))
    expect(store.itemView('floor-bad').defactoProductId).toBe('cool')
    expect(store.itemView('floor-flur').defactoProductId).not.toBe('cool')
  })

  it('DSL-4 chooses a line for every room at once', async () => {
    const { user, dialog, selections: chosen } = await openFor()
    await user.click(dialog.getByRole('radio', { name: /Alle Räume/ }))
    await user.click(dialog.getByRole('button', { name: 'Warm für alle Räume wählen' }))
    await waitFor(() => expect(dialog.getByText('In allen Räumen gewählt')).toBeDefined())
    expect(chosen().buyerDesignLineSelections).toHaveLength(2)
  })

  it('FOUND-6, DSL-9: a line that would change what a deadline has fixed says so, and can be had without that', async () => {
    const {
      user,
      dialog,
      selections: chosen,
      store,
    } = await openFor({ stored: { lockedTrades: [aLockedTrade('FLI')] } })
    await user.click(dialog.getByRole('button', { name: 'Kühl wählen' }))
    const refusal = within(await dialog.findByRole('alert'))
    expect(refusal.getByText('„Boden bad“ und „Mehr, Bad“ sind festgelegt')).toBeDefined()
    expect(refusal.getByText('Der Termin „Frist FLI“ ist seit dem 31.10.2026 vorbei.')).toBeDefined()
    expect(chosen()).toEqual(lines())
    await user.click(refusal.getByRole('button', { name: 'Alles andere übernehmen' }))
    await waitFor(() => expect(dialog.getByText('Gewählt')).toBeDefined())
    expect(store.itemView('floor-bad')).toMatchObject({ defactoProductId: 'plain', hasBuyerSelection: true })
    expect(chosen().buyerDesignLineSelections).toEqual(lines(['bad', 'cool-line']).buyerDesignLineSelections)
  })

  it.each([
    ['moving there', false, 'smooth'],
    ['at once for those who asked for less movement', true, 'auto'],
  ])('FOUND-6: a refusal comes into view and takes the focus, %s', async (_, isDeferred, behavior) => {
    const scrollIntoView = vi.fn<(options: unknown) => void>()
    onTestFinished(() => {
      Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView')
      vi.unstubAllGlobals()
    })
    Object.assign(HTMLElement.prototype, { scrollIntoView })
    vi.stubGlobal('matchMedia', () =>
      Object.assign(new EventTarget(), { matches: isDeferred, addListener() {}, removeListener() {} }),
    )
    const { user, dialog } = await openFor({ stored: { lockedTrades: [aLockedTrade('FLI')] } })
    await user.click(dialog.getByRole('button', { name: 'Kühl wählen' }))
    const refusal = await dialog.findByRole('alert')
    await waitFor(() => expect(document.activeElement).toBe(refusal))
    expect(scrollIntoView.mock.contexts).toEqual([refusal])
    expect(scrollIntoView).toHaveBeenCalledWith({ block: 'center', behavior })
  })

  it('DSL-10 asks before a line takes the place of another; no keeps it, yes changes it', async () => {
    const { user, dialog, selections: chosen } = await openFor({ selections: lines(['bad', 'warm-line']) })
    await user.click(dialog.getByRole('button', { name: 'Kühl wählen' }))
    const question = within(await screen.findByRole('dialog', { name: 'Zu „Kühl“ wechseln?' }))
    await user.click(question.getByRole('button', { name: 'Abbrechen' }))
    expect(chosen()).toEqual(lines(['bad', 'warm-line']))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /wechseln/ })).toBeNull())
    await user.click(dialog.getByRole('button', { name: 'Kühl wählen' }))
    await user.click(await screen.findByRole('button', { name: 'Wechseln' }))
    await waitFor(() => expect(chosen()).toEqual(lines(['bad', 'cool-line'])))
  })

  it('DSL-9 DSL-10 names the own choices that give way, and what comes instead', async () => {
    const {
      user,
      dialog,
      selections: chosen,
    } = await openFor({
      selections: selections({ choices: { 'floor-bad': 'warm', tap: 'brass' } }),
    })
    await user.click(dialog.getByRole('button', { name: 'Kühl wählen' }))
    const question = within(await screen.findByRole('dialog', { name: 'Zu „Kühl“ wechseln?' }))
    expect(question.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Boden bad: Produkt cool statt Produkt warm',
    ])
    await user.click(question.getByRole('button', { name: 'Wechseln' }))
    await waitFor(() => expect(Object.keys(chosen().buyerSelections)).toEqual(['tap']))
  })

  it('FOUND-6, DSL-9: names what changes in other rooms, and the upgrades that do not stay as they were', async () => {
    const options = ['plain', 'warm', 'cool'].map((id) => fixedOption(id, 0, { isConfigurable: id === 'warm' }))
    const blinds = (roomId: string) =>
      anItem(`blinds-${roomId}`, { title: 'Jalousie', roomId, productGroupId: 'blinds', options })
    const lamp = anItem('lamp', {
      title: 'Lampe',
      roomId: 'bad',
      options: [fixedOption('plain', 0), fixedOption('soap', 0, { isConfigurable: true }), fixedOption('towel', 0)],
    })
    const styles = stylesCatalogue()
    const catalogue = aCatalogue({
      rooms: styles.rooms,
      products: styles.products,
      lineItems: [aLineItem('all', [blinds('bad'), blinds('flur'), lamp])],
      designLineGroups: [
        aDesignLineGroup('style', [
          aDesignLine('warm-line', ['warm', 'towel'], { title: 'Warm' }),
          aDesignLine('cool-line', ['cool'], { title: 'Kühl' }),
        ]),
      ],
      bundleGroups: [aBundleGroup('looks', { title: 'Stile', actsAsPreselection: true })],
      bundles: [aBundle('lights', ['all'], { groupId: 'looks', title: 'Licht', productIds: ['soap'] })],
      rules: [
        aRule(
          'one-colour',
          ['blinds', 'blinds'],
          ['warm', 'cool'].map((colour) => ({ when: [colour], then: [colour] })),
          { scope: 'unit' },
        ),
      ],
    })
    const { user, dialog, store } = await openFor({
      catalogue,
      selections: selections({
        choices: { lamp: 'soap' },
        designLines: ['bad', 'flur'].map((room) => aDesignLineSelection(room, 'style', 'cool-line')),
      }),
    })
    expect(store.itemView('blinds-flur').defactoProductId).toBe('cool')
    await user.click(dialog.getByRole('button', { name: 'Warm wählen' }))
    const question = within(await screen.findByRole('dialog', { name: 'Zu „Warm“ wechseln?' }))
    expect(question.getByText('Damit ändert sich auch in anderen Räumen:').nextSibling?.textContent).toBe(
      'Flur – Jalousie: Produkt plain statt Produkt cool',
    )
    expect(question.getByText('Das Ausstattungspaket „Licht“ gilt dann nicht mehr ganz.')).toBeDefined()
    await user.click(question.getByRole('button', { name: 'Wechseln' }))
    await waitFor(() => expect(store.itemView('blinds-flur').defactoProductId).toBe('plain'))
  })

  it('FOUND-6, DSL-9: after a refusal the focus goes back to the line that was touched', async () => {
    const { user, dialog } = await openFor({ stored: { lockedTrades: [aLockedTrade('FLI')] } })
    const line = dialog.getByRole('button', { name: 'Kühl wählen' })
    await user.click(line)
    const refusal = await dialog.findByRole('alert')
    await waitFor(() => expect(document.activeElement).toBe(refusal))
    await user.click(within(refusal).getByRole('button', { name: 'Abbrechen' }))
    expect(dialog.queryByRole('alert')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(line))
  })

  it('DSL-12 DSL-13 while a choice runs a notice shows and the lines are hidden; they return', async () => {
    const { user, dialog, server } = await openFor()
    let finish = () => {}
    const waiting = new Promise<void>((resolve) => (finish = resolve))
    server.answerWith(async () => {
      await waiting
      return { kind: 'stored', stored: server.stored() }
    })
    await user.click(dialog.getByRole('button', { name: 'Kühl wählen' }))
    expect(dialog.getByText('„Kühl“ wird übernommen …')).toBeDefined()
    expect(document.querySelector('[data-pending]')).not.toBeNull()
    expect(dialog.getByRole('button', { name: 'Fertig' })).toHaveProperty('disabled', true)
    await waitFor(() => expect(server.requests).toHaveLength(1))
    expect(dialog.getByText('„Kühl“ wird übernommen …')).toBeDefined()
    finish()
    await waitFor(() => expect(dialog.queryByText('„Kühl“ wird übernommen …')).toBeNull())
    expect(document.querySelector('[data-pending]')).toBeNull()
  })

  it('DSL-5 DSL-11 opens by itself where a room has no line, and stays until every group has a selection', async () => {
    const { user, selections: chosen } = show({ flags: FORCED })
    const dialog = await getDialog()
    const done = () => dialog.getByRole('button', { name: 'Fertig' })
    expect(done()).toHaveProperty('disabled', true)
    await user.keyboard('{Escape}')
    expect(screen.getByRole('dialog')).toBeDefined()
    expect(dialog.queryByRole('button', { name: 'Schließen' })).toBeNull()
    expect(dialog.getByText('Bitte wählen Sie noch: Stil, Metall')).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Warm für alle Räume wählen' }))
    // On to what is still open.
    await user.click(await dialog.findByRole('button', { name: 'Messing wählen' }))
    await waitFor(() => expect(done()).toHaveProperty('disabled', false))
    expect(chosen().buyerDesignLineSelections).toHaveLength(4)
    await user.click(done())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('DSL-5 does not open a second time after it was opened by its address', async () => {
    const { user } = show({ flags: FORCED, query: '?dialog=designLines' })
    const dialog = await getDialog()
    await user.click(dialog.getByRole('button', { name: 'Warm für alle Räume wählen' }))
    await user.click(await dialog.findByRole('button', { name: 'Messing wählen' }))
    const done = dialog.getByRole('button', { name: 'Fertig' })
    await waitFor(() => expect(done).toHaveProperty('disabled', false))
    await user.click(done)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['DSL-6 the project leaves it to the buyer', { flags: FREE }],
    [
      'DSL-5 every room has its lines',
      { flags: FORCED, selections: lines(['bad', 'warm-line'], ['flur', 'cool-line'], ...METAL) },
    ],
    ['ENG-35 the unit is completed', { flags: FORCED, completed: true }],
  ] satisfies [string, TestUnitOptions][])('does not open by itself: %s', async (_, options) => {
    show(options)
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('DSL-7 DSL-14 DSL-15 NAV-56 a line of the address is applied once, to rooms without one', async () => {
    tabKeep.setItem('query.p010', 'wARM')
    const { selections: chosen } = show({ flags: FORCED, selections: lines(['bad', 'cool-line']) })
    await waitFor(() => expect(chosen()).toEqual(lines(['bad', 'cool-line'], ['flur', 'warm-line'])))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(tabKeep.getItem('query.p010')).toBeNull()
  })

  it('FOUND-6, DSL-14: a line of the address that a deadline stands against says so, and can be had without that', async () => {
    tabKeep.setItem('query.p010', 'Warm')
    const { selections: chosen } = show({ flags: FREE, stored: { lockedTrades: [aLockedTrade('FLI')] } })
    const notices = () => useNotifications.getState().notices
    await waitFor(() => expect(notices()).toHaveLength(1))
    expect(notices()[0]?.title).toBe('„Warm“ ist so nicht möglich')
    expect(notices()[0]?.body).toMatch(/„Boden bad“.* festgelegt/)
    expect(chosen()).toEqual(lines())
    expect(notices()[0]?.action?.label).toBe('Alles andere übernehmen')
    act(() => notices()[0]?.action?.run())
    expect(chosen().buyerDesignLineSelections).toEqual(
      lines(['bad', 'warm-line'], ['flur', 'warm-line']).buyerDesignLineSelections,
    )
  })

  it('FOUND-6, DSL-7: a line of the address that was not applied leaves the selection to be made', async () => {
    tabKeep.setItem('query.p010', 'Warm')
    show({ flags: FORCED, stored: { lockedTrades: [aLockedTrade('FLI')] } })
    expect(await getDialog()).toBeDefined()
  })

  it('DSL-7 a line that does not exist is no selection', async () => {
    tabKeep.setItem('query.p010', 'Unbekannt')
    show({ flags: FORCED })
    expect(await getDialog()).toBeDefined()
  })

  it('RUL-2 a line that clashes says what with, and offers the way out', async () => {
    const catalogue = stylesCatalogue()
    const rules = [
      aRule('warm-needs-towel', ['towels', 'floor-bad'], [{ when: ['plain'], then: ['warm', 'cool'] }], { hint: '' }),
    ]
    const {
      user,
      dialog,
      selections: chosen,
    } = await openFor({
      catalogue: {
        ...catalogue,
        rules,
        designLineGroups: [
          aDesignLineGroup('style', [aDesignLine('bare', ['soap', 'plain'], { name: 'Bar', title: 'Bar' })]),
        ],
      },
      selections: selections({ choices: { 'floor-bad': 'warm', towels: 'plain' } }),
    })
    await user.click(dialog.getByRole('button', { name: 'Bar wählen' }))
    const agree = screen.queryByRole('button', { name: 'Wechseln' })
    if (agree !== null) await user.click(agree)
    const alert = await dialog.findByRole('alert')
    expect(alert.textContent).toContain('„Bar“ passt nicht zu Ihrer übrigen Auswahl')
    await user.click(within(alert).getByRole('button', { name: 'Mit diesen Änderungen wählen' }))
    await waitFor(() => expect(chosen().buyerDesignLineSelections).toHaveLength(1))
  })

  it('DSL-20 the room’s row names its lines and leads to the selection', async () => {
    const { user } = show({ selections: lines(['bad', 'cool-line']) })
    await user.click(screen.getByRole('button', { name: /Stil im Bad: Stil.*Kühl/ }))
    expect(await getDialog()).toBeDefined()
  })
})

describe('leaving a design line', () => {
  beforeAll(prepare, 60_000)
  beforeEach(() => tabKeep.removeItem(`answered_${unitData.id}`))
  afterEach(cleanup)

  it('CFG-24 an option outside of the line asks first, and names the line', async () => {
    const { user, selections: chosen } = show({ selections: lines(['bad', 'cool-line']), itemId: 'floor-bad' })
    await user.click(screen.getByRole('radio', { name: /warm/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Abweichung von der Designlinie' }))
    expect(dialog.getByText('„Produkt warm“ gehört nicht zu „Kühl“, der Designlinie für Bad.')).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Bei der Linie bleiben' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(chosen().buyerSelections).toEqual({})
    await user.click(screen.getByRole('radio', { name: /warm/ }))
    await user.click(await screen.findByRole('button', { name: 'Trotzdem wählen' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(chosen().buyerSelections['floor-bad']?.productId).toBe('warm')
  })

  it('CFG-24 asks once a room and visit, notes at each item that it departs, and takes each back on its own', async () => {
    const asked = () => screen.queryByRole('dialog', { name: 'Abweichung von der Designlinie' })
    const { user, store, unit } = show({ selections: lines(['bad', 'warm-line']), itemId: 'floor-bad' })
    const history = getHistory(unit)
    const row = (title: string) => screen.getByRole('button', { name: new RegExp(`^${title}`) })
    expect(row('Boden bad').textContent).not.toContain('Weicht')
    await user.click(screen.getByRole('radio', { name: /plain/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Abweichung von der Designlinie' }))
    expect(dialog.getByText(/^In diesem Raum fragen wir danach nicht noch einmal/)).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Trotzdem wählen' }))
    await waitFor(() => expect(row('Boden bad').textContent).toContain('Weicht von „Warm“ ab'))
    await user.click(row('Handtuch'))
    await user.click(screen.getByRole('radio', { name: /plain/ }))
    expect(store.itemView('towels').defactoProductId).toBe('plain')
    expect(asked()).toBeNull()
    await waitFor(() => expect(row('Handtuch').textContent).toContain('Weicht von „Warm“ ab'))
    act(() => void history.move('undo'))
    expect(store.itemView('towels').defactoProductId).toBe('towel')
    expect(store.itemView('floor-bad').defactoProductId).toBe('plain')
    await waitFor(() => expect(row('Handtuch').textContent).not.toContain('Weicht'))
    expect(row('Boden bad').textContent).toContain('Weicht von „Warm“ ab')
  })

  it('CFG-24 staying with the line agrees to nothing, and another line or room is asked about again', async () => {
    const {
      user,
      store,
      selections: chosen,
    } = show({
      selections: lines(['bad', 'warm-line'], ['flur', 'warm-line']),
      itemId: 'floor-bad',
    })
    const question = () => screen.findByRole('dialog', { name: 'Abweichung von der Designlinie' })
    const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('radio', { name: /plain/ }))
    await user.click(within(await question()).getByRole('button', { name: 'Bei der Linie bleiben' }))
    await gone()
    await user.click(screen.getByRole('radio', { name: /plain/ }))
    await user.click(within(await question()).getByRole('button', { name: 'Trotzdem wählen' }))
    await gone()
    const choose = { designLineGroupId: 'style', designLineId: 'cool-line', roomId: 'bad' }
    act(() => void store.perform((now) => chooseDesignLine(now, choose), 'Kühl'))
    await user.click(screen.getByRole('radio', { name: /warm/ }))
    expect(within(await question()).getByText(/gehört nicht zu „Kühl“/)).toBeDefined()
    expect(chosen().buyerSelections['floor-bad']?.productId).not.toBe('warm')
  })

  it('CFG-21 CFG-24 what is recommended is applied at once, and arrow keys ask nothing', async () => {
    const { user, selections: chosen } = show({ selections: lines(['bad', 'cool-line']), itemId: 'floor-bad' })
    await user.click(screen.getByRole('radio', { name: /cool/ }))
    expect(chosen().buyerSelections['floor-bad']?.productId).toBe('cool')
    await user.keyboard('{ArrowUp}')
    expect(document.activeElement?.textContent).toContain('warm')
    expect(chosen().buyerSelections['floor-bad']?.productId).toBe('cool')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
