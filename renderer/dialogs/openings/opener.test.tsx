import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { useEffect, useState } from 'react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  aBundle,
  aBundleGroup,
  aCatalogue,
  aDesignLine,
  aDesignLineGroup,
  aLineItem,
  anItem,
  anOptionalLineItem,
  aRoom,
  fixedOption,
} from '#shared/testing/builders.ts'
import { tabKeep } from '#renderer/platform/storage.ts'
import { createTestUnit, renderInUnit, startTexts, type TestUnitOptions } from '#renderer/unit/testing/open-unit.tsx'
import { unitData } from '#renderer/unit/testing/unit-data.ts'
import { DialogHost } from '../DialogHost.tsx'
import { DialogStart } from '../DialogStart.tsx'
import { bring } from './at-hand.ts'

function catalogue({ isLocked = false } = {}) {
  const upgrade = (id: string, price: number) =>
    anOptionalLineItem(`${id}-line`, [
      anItem(`${id}-item`, { roomId: 'plan', options: [fixedOption(`${id}-product`, price)] }),
    ])
  return aCatalogue({
    rooms: [
      aRoom('flur', { title: 'Flur', position: 1, mode: 'PRODUCT_SELECTION' }),
      aRoom('plan', { title: 'Grundriss', position: 2, mode: 'FLOORPLAN_SELECTION' }),
    ],
    lineItems: [
      upgrade('offen', 400_00),
      upgrade('glas', 900_00),
      upgrade('belag', 300_00),
      aLineItem('boden', [
        anItem('boden-item', {
          roomId: 'flur',
          options: [fixedOption('eiche', 0), fixedOption('stein', 100_00, { isConfigurable: true })],
        }),
      ]),
    ],
    bundleGroups: [
      aBundleGroup('sommer', { title: 'Sommer', locked: isLocked }),
      aBundleGroup('layout', {
        title: 'Aufteilung',
        mode: 'SINGLE_SELECT',
        actsAsPreselection: true,
        locked: isLocked,
      }),
    ],
    bundles: [
      aBundle('belag', ['belag-line'], { groupId: 'sommer', title: 'Belag' }),
      aBundle('offen', ['offen-line'], { groupId: 'layout', title: 'Offen' }),
      aBundle('glas', ['glas-line'], { groupId: 'layout', title: 'Glas' }),
    ],
    designLineGroups: [
      aDesignLineGroup('style', [aDesignLine('steinern', ['stein'], { name: 'Steinern', title: 'Steinern' })], {
        title: 'Stil',
      }),
    ],
  })
}

const FREE = { designLinesSelection20: true }
const FORCED = { designLinesSelection20: false }

interface Options extends TestUnitOptions {
  readonly room?: 'flur' | 'plan'
  readonly search?: string
  readonly isItemNamed?: boolean
}

function enter({ room: first = 'plan', search = '', isItemNamed = false, ...options }: Options = {}) {
  const test = createTestUnit({ catalogue: catalogue(), flags: FREE, ...options })
  const rooms = ['flur', 'plan'].flatMap((id) => test.prepared.room(id) ?? [])
  function Page() {
    const [shown, setShown] = useState<string | null>(null)
    // A unit opens within pages that are there already.
    useEffect(() => setShown(first), [])
    const room = rooms.find(({ id }) => id === shown)
    if (room === undefined) return null
    return (
      <>
        {rooms.map(({ id }) => (
          <button key={id} type="button" onClick={() => setShown(id)}>
            zu {id}
          </button>
        ))}
        <DialogStart room={room} rooms={rooms} isItemNamed={isItemNamed} />
        <DialogHost room={room} />
      </>
    )
  }
  const view = renderInUnit(test.unit, <Page />, `/${search}`)
  return { ...test, ...view, user: userEvent.setup() }
}

const dialog = () => screen.queryByRole('dialog')
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))
const goTo = (room: string) => act(() => screen.getByText(`zu ${room}`).click())

describe('what opens by itself over a room', () => {
  beforeAll(async () => {
    await startTexts()
    await i18next.loadNamespaces(['upgrades', 'design-lines'])
    // Loaded with the unit's first room.
    await Promise.all([bring('upgrades'), bring('designLines')])
  }, 60_000)
  afterEach(() => {
    cleanup()
    tabKeep.removeItem(`answered_${unitData.id}`)
  })

  it('FOUND-20, UPG-21: the upgrades come with a room of the floor plan, with the group that is about it', async () => {
    enter()
    await act(async () => undefined)
    expect(within(screen.getByRole('dialog')).getByRole('tab', { selected: true }).textContent).toBe('Aufteilung')
  })

  it('FOUND-20, UPG-21: once per unit and visit, also over a reload', async () => {
    const { user, unmount } = enter()
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(dialog()).toBeNull())
    goTo('flur')
    goTo('plan')
    await settled()
    expect(dialog()).toBeNull()
    unmount()
    enter()
    await settled()
    expect(dialog()).toBeNull()
  })

  it('FOUND-20, UPG-21: again where it was left without being closed or answered', async () => {
    const { unmount } = enter()
    await screen.findByRole('dialog')
    unmount()
    enter()
    expect(await screen.findByRole('dialog')).toBeDefined()
  })

  it('FOUND-20, UPG-21: with the room that somebody goes to later, and not before', async () => {
    enter({ room: 'flur' })
    await settled()
    expect(dialog()).toBeNull()
    goTo('plan')
    expect(await screen.findByRole('dialog')).toBeDefined()
  })

  it('FOUND-20, UPG-21: not later in the room, when another dialog was closed there', async () => {
    const { user } = enter({ search: '?dialog=unitInfo' })
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(dialog()).toBeNull())
    await settled()
    expect(dialog()).toBeNull()
  })

  it.each([
    ['in another kind of room', { room: 'flur' }],
    ['when the unit is completed', { completed: true }],
    ['when the address opens an item', { isItemNamed: true }],
    ['when nothing can be chosen in the group', { catalogue: catalogue({ isLocked: true }) }],
    [
      'when it was answered in another visit',
      {
        selections: {
          buyerSelections: {},
          buyerLineItemActivations: { 'offen-line': { activated: true, upgradeBundleId: 'offen' } },
          buyerDesignLineSelections: [],
        },
      },
    ],
  ] satisfies [string, Options][])('FOUND-20, UPG-21: leaves the upgrades closed %s', async (_, options) => {
    enter(options)
    await settled()
    expect(dialog()).toBeNull()
  })

  it('FOUND-20, DSL-5: the choice of design lines comes with any room, alone, and again until it is made', async () => {
    const { unmount } = enter({ room: 'plan', flags: FORCED })
    expect(await screen.findByRole('dialog', { name: 'Designlinien' })).toBeDefined()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    unmount()
    enter({ room: 'flur', flags: FORCED })
    expect(await screen.findByRole('dialog', { name: 'Designlinien' })).toBeDefined()
  })
})
