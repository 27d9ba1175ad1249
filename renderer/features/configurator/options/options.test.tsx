import { act, cleanup, screen, within, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { selections } from '#shared/testing/selection-builders.ts'
import {
  aBundle,
  aBundleGroup,
  aCatalogue,
  aLineItem,
  anItem,
  anOptionalLineItem,
  aProduct,
  aRoom,
  fixedOption,
} from '#shared/testing/builders.ts'
import {
  bathroomCatalogue,
  createTestUnit,
  renderInUnit,
  startTexts,
  type TestUnitOptions,
} from '#renderer/unit/testing/open-unit.tsx'
import { groupItems } from '../guidance/group-items.ts'
import { OptionsMenu } from './OptionsMenu.tsx'

const ROOM = '/bp/demo/lindenhof/a-12/configurator/bathroom'

function showBathroom(options: TestUnitOptions & { itemId?: string } = {}) {
  const test = createTestUnit(options)
  const room = test.prepared.room('bathroom')
  if (room === undefined) throw new Error('no bathroom')
  renderInUnit(test.unit, <OptionsMenu room={room} deepLinkItemId={options.itemId ?? null} />, ROOM)
  return { ...test, room, user: userEvent.setup() }
}

/** Not what leads on to the same item. */
function header(name: RegExp) {
  return screen.getByRole('button', { name: (words, element) => name.test(words) && element.ariaExpanded !== null })
}

describe('options menu', () => {
  beforeAll(startTexts)
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })

  it('STG-7: opens one item at a time and writes its address', async () => {
    const { user } = showBathroom()
    expect(screen.queryByRole('radiogroup')).toBeNull()
    await user.click(header(/Bodenbelag/))
    expect(screen.getByRole('radiogroup', { name: /Bodenbelag/ })).toBeDefined()
    expect(screen.getByTestId('address').textContent).toBe(`${ROOM}/bodenbelag`)
    await user.click(header(/Sockelleiste/))
    expect(screen.getAllByRole('radiogroup')).toHaveLength(1)
    expect(header(/Bodenbelag/).getAttribute('aria-expanded')).toBe('false')
    expect(screen.getByTestId('address').textContent).toBe(`${ROOM}/sockel`)
    await user.click(header(/Sockelleiste/))
    expect(screen.queryByRole('radiogroup')).toBeNull()
    expect(screen.getByTestId('address').textContent).toBe(ROOM)
  })

  it('NAV-19 opens the item that the address names', () => {
    showBathroom({ itemId: 'sockel' })
    expect(screen.getByRole('radiogroup', { name: /Sockelleiste/ })).toBeDefined()
  })

  it('CFG-20 CFG-21 chooses a valid option at once and moves the state', async () => {
    const { user, selections: chosen } = showBathroom({ itemId: 'bodenbelag' })
    expect(screen.getByRole('radio', { name: /Eiche/ }).getAttribute('aria-checked')).toBe('true')
    await user.click(screen.getByRole('radio', { name: /Feinsteinzeug/ }))
    expect(screen.getByRole('radio', { name: /Feinsteinzeug/ }).getAttribute('aria-checked')).toBe('true')
    expect(screen.getByRole('radio', { name: /Eiche/ }).getAttribute('aria-checked')).toBe('false')
    expect(chosen().buyerSelections['bodenbelag']?.productId).toBe('stein')
    expect(header(/Bodenbelag/).textContent).toContain('Feinsteinzeug')
    expect(header(/Bodenbelag/).textContent).toMatch(/\+1\.000/)
  })

  it('goes through the options with the arrow keys, around the ends', async () => {
    const { user, selections: chosen } = showBathroom({ itemId: 'bodenbelag' })
    screen.getByRole('radio', { name: /Eiche/ }).focus()
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toContain('Feinsteinzeug')
    expect(chosen().buyerSelections['bodenbelag']?.productId).toBe('stein')
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(chosen().buyerSelections['bodenbelag']?.productId).toBe('terrazzo')
    await user.keyboard('{Home}')
    expect(chosen().buyerSelections['bodenbelag']?.productId).toBe('eiche')
    const stops = screen.getAllByRole('radio').filter((radio) => radio.tabIndex === 0)
    expect(stops).toHaveLength(1)
  })

  it('CFG-20, RUL-3, WAY-5, STG-6: says in one line why an option does not fit, and does not choose it', async () => {
    const { user, selections: chosen, server } = showBathroom({ itemId: 'sockel' })
    const stone = screen.getByRole('radio', { name: /Steinsockel/ })
    // It can be touched: that leads to the ways out, and to all that stands against it.
    expect(stone.getAttribute('aria-disabled')).toBeNull()
    const line = await screen.findByText('passt nicht zu „Eiche geölt“')
    expect(stone.getAttribute('aria-describedby')).toBe(line.id)
    expect(screen.queryByText(/Steinsockel gibt es nur zu Stein/)).toBeNull()
    await user.click(stone)
    expect(chosen()).toEqual(selections())
    expect(server.requests).toHaveLength(0)
  })

  it('STG-8, STG-7: narrows many options by what divides them, and begins at the chosen one', async () => {
    const tiles = Array.from({ length: 10 }, (_, index) => index)
    const catalogue = aCatalogue({
      rooms: [aRoom('bathroom', { title: 'Bad', slug: 'bathroom' })],
      products: tiles.map((index) =>
        aProduct(`tile-${index}`, { title: `Fliese ${index}`, color: index < 4 ? '#ffffff' : '#202020' }),
      ),
      lineItems: [
        aLineItem('wall', [
          anItem('tiles', {
            title: 'Fliesen',
            roomId: 'bathroom',
            defaultProductId: 'tile-7',
            options: tiles.map((index) => fixedOption(`tile-${index}`, 0)),
          }),
        ]),
      ],
    })
    const { user } = showBathroom({ catalogue, itemId: 'tiles' })
    const titles = () => screen.getAllByRole('radio').map(({ textContent }) => /^Fliese \d/.exec(textContent)?.[0])
    expect(titles()[0]).toBe('Fliese 7')
    await user.click(await screen.findByRole('button', { name: 'Hell 4' }))
    expect(titles()).toEqual(['Fliese 0', 'Fliese 1', 'Fliese 2', 'Fliese 3'])
    const tabStops = () => screen.getAllByRole('radio').filter(({ tabIndex }) => tabIndex === 0)
    await waitFor(() => expect(tabStops()).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Alle 10' }))
    expect(titles()).toHaveLength(10)
  })

  it('STG-9: says of an item that no picture shows it', () => {
    const layers = [{ category: 'floor', subLineItemId: 'bodenbelag', productsById: {} }]
    const mapping = {
      mergerUrl: '/merger',
      missingKey: 'missing_01',
      rooms: [{ renderId: 'bad-picture', width: 16, height: 9, baseUrl: 'a', previewUrl: 'b', layers }],
    }
    showBathroom({ mapping, itemId: 'sockel' })
    expect(screen.getByText('Im Bild nicht zu sehen.')).toBeDefined()
    cleanup()
    showBathroom({ mapping, itemId: 'bodenbelag' })
    expect(screen.queryByText('Im Bild nicht zu sehen.')).toBeNull()
  })

  it('CFG-25 sets quantities by steps and by typing', async () => {
    const { user, selections: chosen } = showBathroom({
      itemId: 'bodenbelag',
      selections: selections({ choices: { bodenbelag: 'stein' } }),
    })
    await user.click(screen.getByRole('button', { name: 'Mehr' }))
    expect(chosen().buyerSelections['bodenbelag']).toEqual({ productId: 'stein', quantity: 4.5 })
    const field = screen.getByRole('textbox', { name: /Menge/ })
    await user.clear(field)
    await user.type(field, '7,4{Enter}')
    expect(chosen().buyerSelections['bodenbelag']?.quantity).toBe(7.5)
    await user.click(screen.getByRole('radio', { name: /Terrazzo/ }))
    expect(chosen().buyerSelections['bodenbelag']).toEqual({ productId: 'terrazzo', quantity: 7.5 })
  })

  it('gives the way back to the standard', async () => {
    const { user, selections: chosen } = showBathroom({
      itemId: 'bodenbelag',
      selections: selections({ choices: { bodenbelag: 'stein' } }),
    })
    await user.click(screen.getByRole('button', { name: /Auswahl aufheben/ }))
    expect(chosen()).toEqual(selections())
    await waitFor(() => expect(screen.queryByRole('button', { name: /Auswahl aufheben/ })).toBeNull())
  })

  it('CFG-22 CFG-23 ENG-35 chooses nothing in a completed unit', async () => {
    const { user, selections: chosen } = showBathroom({ itemId: 'bodenbelag', completed: true })
    const group = screen.getByRole('radiogroup')
    const radios = within(group).getAllByRole('radio')
    expect(radios.map((radio) => radio.getAttribute('aria-disabled'))).toEqual(radios.map(() => 'true'))
    // The group's own would hold for details and hearts as well.
    expect(group.getAttribute('aria-disabled')).toBeNull()
    await user.click(within(group).getByRole('radio', { name: /Feinsteinzeug/ }))
    expect(chosen()).toEqual(selections())
    expect(screen.getByText(/kann zurzeit nicht geändert werden/)).toBeDefined()
  })

  it('UPG-11 switches an upgrade, whose items then appear', async () => {
    const { user } = showBathroom()
    expect(screen.queryByText('Wanne')).toBeNull()
    const upgrade = screen.getByRole('switch', { name: /Wellness/ })
    await user.click(upgrade)
    expect(upgrade.getAttribute('aria-checked')).toBe('true')
    expect(screen.getByText('Wanne')).toBeDefined()
    await user.click(upgrade)
    expect(screen.queryByText('Wanne')).toBeNull()
  })

  const getOrder = (position: 'TOP' | 'BOTTOM') => {
    const catalogue = bathroomCatalogue()
    const rooms = catalogue.rooms.map((room) => ({
      ...room,
      positionUpgradeBundles: position,
      labelUpgradeBundles: 'Ausstattungspakete',
      configuratorGroups: [{ id: 'all', title: 'Ausstattung', subLineItemIds: ['bodenbelag', 'sockel', 'wannen-art'] }],
    }))
    showBathroom({ catalogue: { ...catalogue, rooms }, flags: { showConfigurationGroups: true } })
    const titles = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
    cleanup()
    return titles
  }

  it('UPG-27 shows the upgrades below the items, or above them, as the room says', () => {
    expect(getOrder('TOP')).toEqual(['Ausstattungspakete', 'Ausstattung'])
    expect(getOrder('BOTTOM')).toEqual(['Ausstattung', 'Ausstattungspakete'])
  })

  it('UPG-24 sorts upgrades by the price on their cards when the room is entered, lowest first', async () => {
    const line = (id: string, standard: number) =>
      anOptionalLineItem(id, [
        anItem(`${id}-item`, { roomId: 'bad', options: [fixedOption('plain', standard), fixedOption('gold', 900_00)] }),
      ])
    const { user, store, unit, room } = showBathroom({
      catalogue: aCatalogue({
        rooms: [aRoom('bad', { slug: 'bathroom', positionUpgradeBundles: 'BOTTOM' })],
        lineItems: [line('a', 100_00), line('b', 300_00)],
        bundles: [aBundle('spa', ['a'], { title: 'Spa' }), aBundle('shower', ['b'], { title: 'Dusche' })],
        bundleGroups: [aBundleGroup('group', { title: 'Upgrades', dynamicCalculation: true })],
      }),
    })
    const titles = () => screen.getAllByRole('switch').map((card) => /^(Spa|Dusche)/.exec(card.textContent ?? '')?.[0])
    expect(titles()).toEqual(['Spa', 'Dusche'])
    await user.click(screen.getByRole('switch', { name: /Spa/ }))
    act(() => void store.intents.chooseOption({ itemId: 'a-item', productId: 'gold' }))
    // Dearer now, but it stays where it is under the finger.
    expect(titles()).toEqual(['Spa', 'Dusche'])
    cleanup()
    renderInUnit(unit, <OptionsMenu room={room} deepLinkItemId={null} />, ROOM)
    expect(titles()).toEqual(['Dusche', 'Spa'])
  })

  it('STG-7: brings the header of a row that opens to the top, and leaves it where it is when it closes', async () => {
    const { user } = showBathroom({})
    const row = header(/^Bodenbelag/)
    // jsdom lays nothing out: a list that begins 100 px below the window's edge.
    const scroller = document.body
    scroller.dataset['scroller'] = ''
    vi.spyOn(scroller, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 300, 700))
    vi.spyOn(row, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 600, 300, 80))
    await user.click(row)
    expect(scroller.scrollTop).toBe(500)
    await user.click(row)
    expect(scroller.scrollTop).toBe(500)
    delete scroller.dataset['scroller']
    scroller.scrollTop = 0
  })

  it('SAY-1 says of every standard that it is included, also of that of an upgrade', () => {
    showBathroom({ selections: selections({ activations: { 'wanne-paket': true } }) })
    const row = document.querySelector('[data-item="wannen-art"]')
    expect(row?.textContent).toMatch(/Badewanne.*inklusive/)
    expect(document.querySelector('[data-item="sockel"]')?.textContent).toMatch(/Holzsockel.*inklusive/)
  })

  it('CFG-18 opens the details of a product beside its card, without choosing it', async () => {
    const { user, selections: chosen } = showBathroom({ itemId: 'bodenbelag' })
    await user.click(screen.getByRole('button', { name: 'Details zu Feinsteinzeug' }))
    expect(chosen()).toEqual(selections())
    expect(screen.getByRole('radio', { name: /Feinsteinzeug/ }).getAttribute('aria-checked')).toBe('false')
  })

  it('SHL-36 shows no prices where the project hides them', () => {
    showBathroom({ itemId: 'bodenbelag', flags: { showPricing: false } })
    expect(document.body.textContent).not.toMatch(/€|inklusive/)
  })
})

describe('groups of items', () => {
  it('API-85 puts every shown item into one group, the others last', () => {
    const groups = [
      { id: 'g1', title: 'Boden', subLineItemIds: ['a', 'x', 'b'] },
      { id: 'g2', title: 'Wand', subLineItemIds: ['b', 'c'] },
      { id: 'g3', title: 'Leer', subLineItemIds: ['y'] },
    ]
    expect(groupItems(groups, ['a', 'b', 'c', 'd'])).toEqual([
      { id: 'g1', title: 'Boden', itemIds: ['a', 'b'] },
      { id: 'g2', title: 'Wand', itemIds: ['c'] },
      { id: 'other', title: null, itemIds: ['d'] },
    ])
  })
})
