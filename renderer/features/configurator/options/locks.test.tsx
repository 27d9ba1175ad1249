import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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
import { aLockedTrade, selections } from '#shared/testing/selection-builders.ts'
import { createTestUnit, renderInUnit, startTexts, type TestUnitOptions } from '#renderer/unit/testing/open-unit.tsx'
import { OptionsMenu } from './OptionsMenu.tsx'

const LOCKED = { lockedTrades: [aLockedTrade('PRK')] }

/** A floor (PRK) and tiles (FLI) that one upgrade chooses together; and conduits whose group is closed. */
const catalogue = aCatalogue({
  rooms: [aRoom('bad', { title: 'Bad', slug: 'bathroom' })],
  lineItems: [
    aLineItem('surfaces', [
      anItem('floor', {
        title: 'Boden',
        roomId: 'bad',
        trade: 'PRK',
        options: [fixedOption('oak', 0), fixedOption('walnut', 500_00, { isConfigurable: true })],
      }),
      anItem('tiles', {
        title: 'Fliesen',
        roomId: 'bad',
        trade: 'FLI',
        options: [fixedOption('grey', 0), fixedOption('dark', 90_00, { isConfigurable: true })],
      }),
    ]),
    ...['one', 'two'].map((id) =>
      anOptionalLineItem(id, [anItem(`${id}-item`, { roomId: 'bad', options: [fixedOption(`${id}-product`, 10_00)] })]),
    ),
  ],
  bundleGroups: [
    aBundleGroup('looks', { title: 'Stile', actsAsPreselection: true }),
    aBundleGroup('shell', { title: 'Rohbau', locked: true }),
  ],
  bundles: [
    aBundle('noble', ['surfaces'], { groupId: 'looks', title: 'Edel' }),
    aBundle('half', ['surfaces'], { groupId: 'looks', title: 'Halb', productIds: ['walnut'] }),
    aBundle('first', ['one'], { groupId: 'shell', title: 'Leerrohre' }),
    aBundle('second', ['two'], { groupId: 'shell', title: 'Dosen' }),
  ],
})

const PASSED = 'Der Termin „Frist PRK“ ist seit dem 31.10.2026 vorbei.'
/** The shape of Material's outlined lock. */
const LOCK_ICON =
  'M18 8h-1V6c0-2.76-2.24-5-5-5S7 3.24 7 6v2H6c-1.1 0-2 .9-2 2v10c0 1.1.9 2 2 2h12c1.1 0 2-.9 2-2V10c0-1.1-.9-2-2-2M9 6c0-1.66 1.34-3 3-3s3 1.34 3 3v2H9zm9 14H6V10h12zm-6-3c1.1 0 2-.9 2-2s-.9-2-2-2-2 .9-2 2 .9 2 2 2'

/** The dialog of the address. */
function DialogAddress() {
  return <output data-testid="dialog">{useLocation().search}</output>
}

const getNotice = (title: RegExp) =>
  waitFor(() => {
    const notice = useNotifications.getState().notices.find((entry) => title.test(entry.title))
    if (notice === undefined) throw new Error(`no notice ${title}`)
    return notice
  })

function show(options: TestUnitOptions) {
  const test = createTestUnit({ catalogue, ...options })
  const room = test.prepared.room('bad')
  if (room === undefined) throw new Error('no bathroom')
  const menu = (
    <>
      <OptionsMenu room={room} deepLinkItemId={null} />
      <DialogAddress />
    </>
  )
  renderInUnit(test.unit, menu, '/bp/demo/lindenhof/a-12/configurator/bathroom')
  return test
}

async function showRow(row: RegExp, options: TestUnitOptions) {
  const test = show(options)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: row }))
  return { ...test, user }
}

/** Upgrades need not be opened. */
function showGroups(options: TestUnitOptions) {
  return { ...show(options), user: userEvent.setup() }
}

function getHead(group: string): HTMLElement {
  const head = screen.getByRole('heading', { name: group }).parentElement
  if (head === null) throw new Error('no head')
  return head
}

describe('what is fixed', () => {
  beforeAll(startTexts)
  beforeEach(() => useNotifications.getState().dismissAll())
  afterEach(cleanup)

  it('FOUND-6, API-100: a row says before it is opened that it is locked, and why', async () => {
    show({ stored: LOCKED })
    const floor = screen.getByRole('button', { name: /^Boden/ })
    expect(await within(floor).findByText('Gesperrt')).toBeDefined()
    expect(floor.textContent).toContain('Gesperrt: Der Termin „Frist PRK“ ist seit dem 31.10.2026 vorbei.')
    expect(screen.getByRole('button', { name: /^Fliesen/ }).textContent).not.toContain('Gesperrt')
  })

  it('FOUND-6, CFG-27: rows of a completed unit carry no locks: nothing at all can be chosen there', async () => {
    show({ stored: LOCKED, completed: true })
    await act(async () => void (await import('#renderer/parts/options/locks/LockWords.tsx')))
    expect(document.body.textContent).not.toContain('Gesperrt')
  })

  it('FOUND-6, API-100: an item says which deadline has passed, and when; its options say that they are fixed', async () => {
    const { user } = await showRow(/^Boden/, { stored: LOCKED })
    const reason = await screen.findByText(PASSED)
    const options = screen.getByRole('radiogroup')
    expect(document.getElementById(options.getAttribute('aria-describedby') ?? '')?.contains(reason)).toBe(true)
    const walnut = screen.getByRole('radio', { name: /walnut/ })
    expect(walnut.getAttribute('aria-disabled')).toBe('true')
    expect(walnut.closest('[data-frozen]')?.querySelector(`path[d="${LOCK_ICON}"]`)).not.toBeNull()
    // It would hold for all within it, and what is locked may be looked at.
    expect(options.getAttribute('aria-disabled')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Details zu walnut' }))
    expect(screen.getByTestId('dialog').textContent).toContain('productId=walnut')
  })

  it('FOUND-6, API-100: the trade of an item may be called anything', async () => {
    const comma = 'Boden, Parkett'
    const options = [fixedOption('oak', 0), fixedOption('walnut', 500_00)]
    const floor = anItem('floor', { title: 'Boden', roomId: 'bad', trade: comma, options })
    await showRow(/^Boden/, {
      catalogue: aCatalogue({ rooms: catalogue.rooms, lineItems: [aLineItem('surfaces', [floor])] }),
      stored: { lockedTrades: [aLockedTrade(comma)] },
    })
    expect(await screen.findByText(`Der Termin „Frist ${comma}“ ist seit dem 31.10.2026 vorbei.`)).toBeDefined()
  })

  it('FOUND-6, UPG-17: an upgrade that would change it is refused by name, and what can be had of it is told', async () => {
    const { user, selections: chosen } = showGroups({ stored: LOCKED })
    await user.click(screen.getByRole('switch', { name: /^Edel/ }))
    const refusal = await getNotice(/^„Edel“/)
    expect(refusal).toMatchObject({
      title: '„Edel“ ist so nicht möglich',
      body: `„Boden, Bad“ ist festgelegt. ${PASSED}`,
      action: { label: 'Alles andere übernehmen' },
    })
    expect(chosen()).toEqual(selections())
    act(() => refusal.action?.run())
    expect(chosen()).toEqual(selections({ choices: { floor: 'oak', tiles: 'dark' } }))
    expect(await getNotice(/übernommen$/)).toMatchObject({
      severity: 'success',
      title: '„Edel“: Alles andere ist übernommen',
      body: '„Fliesen, Bad“: dark',
    })
  })

  it('FOUND-6, UPG-17: the rest of a refused upgrade is made only as it was offered', async () => {
    const { user, store, selections: chosen } = showGroups({ stored: LOCKED })
    await user.click(screen.getByRole('switch', { name: /^Edel/ }))
    const refusal = await getNotice(/^„Edel“/)
    act(() => void store.intents.chooseOption({ itemId: 'tiles', productId: 'dark' }))
    act(() => refusal.action?.run())
    expect(chosen()).toEqual(selections({ choices: { tiles: 'dark' } }))
    expect(useNotifications.getState().notices.map(({ severity }) => severity)).not.toContain('success')
  })

  it('FOUND-6, UPG-17: a refusal takes the place of the one before, and offers nothing where nothing is left', async () => {
    const { user } = showGroups({ stored: LOCKED })
    await user.click(screen.getByRole('switch', { name: /^Edel/ }))
    await getNotice(/^„Edel“/)
    await user.click(screen.getByRole('switch', { name: /^Halb/ }))
    expect((await getNotice(/^„Halb“/)).action).toBeUndefined()
    expect(useNotifications.getState().notices).toHaveLength(1)
  })

  it('FOUND-6, UPG-14: an upgrade that could only change what is locked is locked as well', async () => {
    const { user, server } = showGroups({ stored: { lockedTrades: ['PRK', 'FLI'].map(aLockedTrade) } })
    const noble = screen.getByRole('switch', { name: /^Edel/ })
    expect(noble.getAttribute('aria-disabled')).toBe('true')
    expect(await within(noble).findByText(PASSED)).toBeDefined()
    await user.click(noble)
    expect([server.requests.length, useNotifications.getState().notices.length]).toEqual([0, 0])
    expect(getHead('Stile').textContent).toContain('Gesperrt')
  })

  it('FOUND-7, UPG-13: of a locked group what is on stays, and what is off may be chosen', async () => {
    const { user, selections: chosen } = showGroups({
      selections: selections({ activations: { one: true } }),
    })
    const row = getHead('Rohbau')
    const card = (name: RegExp) => screen.getByRole('switch', { name })
    expect([/^Leerrohre/, /^Dosen/].map((name) => card(name).getAttribute('aria-disabled'))).toEqual(['true', null])
    expect(await within(row).findByText('Teils gesperrt')).toBeDefined()
    expect(card(/^Leerrohre/).textContent).toContain('Die Paketgruppe „Rohbau“ ist gesperrt')
    await user.click(card(/^Leerrohre/))
    await user.click(card(/^Dosen/))
    expect(Object.keys(chosen().buyerLineItemActivations)).toEqual(['one', 'two'])
    expect(card(/^Dosen/).getAttribute('aria-disabled')).toBe('true')
    expect(await within(row).findByText('Gesperrt')).toBeDefined()
  })
})
