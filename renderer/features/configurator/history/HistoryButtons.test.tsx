import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
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
import { createTestUnit, renderInUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { directionOfKey } from './history-keys.ts'
import { HistoryButtons } from './HistoryButtons.tsx'

beforeAll(startTexts)
afterEach(cleanup)

function setUp(options: Parameters<typeof createTestUnit>[0] = {}) {
  const test = createTestUnit(options)
  const room = test.prepared.room('bad')
  if (room === undefined) throw new Error('no bathroom')
  renderInUnit(
    test.unit,
    <>
      <HistoryButtons room={room} />
      <input aria-label="Menge" />
    </>,
  )
  const choose = (itemId: string, productId: string) =>
    act(() => test.store.intents.chooseOption({ itemId, productId }))
  return { ...test, choose, user: userEvent.setup() }
}

describe('undo and redo buttons', () => {
  it('name what they would do, say what they did, and stay in the tab order', async () => {
    const { choose, selections, user } = setUp()
    const undo = screen.getByRole('button', { name: 'Rückgängig machen' })
    expect(undo.getAttribute('aria-disabled')).toBe('true')
    await choose('bodenbelag', 'stein')
    await user.click(await screen.findByRole('button', { name: 'Rückgängig machen: Feinsteinzeug' }))
    expect(selections().buyerSelections).toEqual({})
    expect(screen.getByText('„Feinsteinzeug“ rückgängig gemacht (Badezimmer)').closest('[role=status]')).not.toBeNull()
    expect(document.activeElement).toBe(undo)
    await user.click(await screen.findByRole('button', { name: 'Wiederholen: Feinsteinzeug' }))
    expect(selections().buyerSelections['bodenbelag']?.productId).toBe('stein')
  })

  it('work by key, but not while something is typed', async () => {
    const { choose, selections, user } = setUp()
    await choose('bodenbelag', 'stein')
    await user.click(screen.getByLabelText('Menge'))
    await user.keyboard('{Control>}z{/Control}')
    expect(selections().buyerSelections['bodenbelag']).toBeDefined()
    await user.click(document.body)
    await user.keyboard('{Control>}z{/Control}')
    expect(selections().buyerSelections['bodenbelag']).toBeUndefined()
    await user.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}')
    expect(selections().buyerSelections['bodenbelag']).toBeDefined()
  })

  it('open the room in which something has changed', async () => {
    const { choose, user } = setUp()
    await choose('fronten', 'grau')
    await user.keyboard('{Control>}z{/Control}')
    expect(screen.getByTestId('address').textContent).toBe('/bp/demo/lindenhof/a-12/configurator/kitchen')
  })
})

describe('undo against a lock', () => {
  const closed = aCatalogue({
    rooms: [aRoom('bad', { title: 'Bad', slug: 'bathroom' })],
    lineItems: [
      aLineItem('wall', [
        anItem('paint', { title: 'Farbe', roomId: 'bad', options: [fixedOption('white', 0), fixedOption('grey', 0)] }),
      ]),
      anOptionalLineItem('pipe', [anItem('pipe-item', { roomId: 'bad', options: [fixedOption('pipe', 10_00)] })]),
    ],
    bundleGroups: [aBundleGroup('shell', { title: 'Rohbau', locked: true })],
    bundles: [aBundle('pipes', ['pipe'], { groupId: 'shell', title: 'Leerrohre' })],
  })
  const noticeBody = () =>
    waitFor(() => {
      const [notice] = useNotifications.getState().notices
      if (notice === undefined) throw new Error('no notice')
      return `${notice.title}: ${notice.body}`
    })

  it('FOUND-7, ENG-16: names the closed group that keeps a package', async () => {
    useNotifications.getState().dismissAll()
    const { store, selections, user } = setUp({ catalogue: closed })
    act(() => void store.intents.toggleBundle({ bundleId: 'pipes' }))
    await user.keyboard('{Control>}z{/Control}')
    expect(await noticeBody()).toBe(
      '„Leerrohre“ lässt sich nicht mehr rückgängig machen: „Leerrohre“ lässt sich nicht mehr ändern. ' +
        'Die Paketgruppe „Rohbau“ ist gesperrt: Was darin gewählt ist, bleibt so.',
    )
    expect(Object.keys(selections().buyerLineItemActivations)).toEqual(['pipe'])
  })
})

describe('keys', () => {
  const key = (name: string, more: Partial<KeyboardEvent> = {}) => ({
    key: name,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    altKey: false,
    ...more,
  })
  it('are Ctrl elsewhere and Cmd on macOS', () => {
    expect(directionOfKey(key('z', { ctrlKey: true }), false)).toBe('undo')
    expect(directionOfKey(key('Z', { ctrlKey: true, shiftKey: true }), false)).toBe('redo')
    expect(directionOfKey(key('y', { ctrlKey: true }), false)).toBe('redo')
    expect(directionOfKey(key('z', { metaKey: true }), true)).toBe('undo')
    expect(directionOfKey(key('z', { metaKey: true, shiftKey: true }), true)).toBe('redo')
    expect(directionOfKey(key('z', { ctrlKey: true }), true)).toBeNull()
    expect(directionOfKey(key('z'), false)).toBeNull()
    expect(directionOfKey(key('z', { ctrlKey: true, altKey: true }), false)).toBeNull()
  })
})
