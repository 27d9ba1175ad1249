import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useNotifications } from '#renderer/features/notifications/index.ts'
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
import { createTestUnit, renderInUnit, startTexts, type TestUnitOptions } from '../testing/open-unit.tsx'
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
    aBundle('first', ['one'], { groupId: 'shell', title: 'Leerrohre' }),
    aBundle('second', ['two'], { groupId: 'shell', title: 'Dosen' }),
  ],
})

async function showRow(row: RegExp, options: TestUnitOptions) {
  const test = createTestUnit({ catalogue, ...options })
  const room = test.prepared.room('bad')
  if (room === undefined) throw new Error('no bathroom')
  const menu = <OptionsMenu room={room} deepLinkItemId={null} />
  renderInUnit(test.unit, menu, '/bp/demo/lindenhof/a-12/configurator/bathroom')
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: row }))
  return { ...test, user }
}

describe('what is fixed', () => {
  beforeAll(startTexts)
  beforeEach(() => useNotifications.getState().dismissAll())
  afterEach(cleanup)

  it('FOUND-6, API-100: an item says which deadline has passed, and when', async () => {
    await showRow(/^Boden/, { stored: LOCKED })
    expect(screen.getByText('Die Frist „Frist PRK“ ist am 31.10.2026 abgelaufen.')).toBeDefined()
    expect(screen.getByRole('radio', { name: /walnut/ }).getAttribute('aria-disabled')).toBe('true')
  })

  it('FOUND-6, UPG-17: an upgrade that would change it is refused by name, and can be had without it', async () => {
    const { user, selections: chosen } = await showRow(/^Stile/, { stored: LOCKED })
    await user.click(screen.getByRole('switch', { name: /^Edel/ }))
    const [notice] = useNotifications.getState().notices
    expect(notice).toMatchObject({
      title: '„Boden, Bad“ ist festgelegt',
      body: 'Die Frist „Frist PRK“ ist am 31.10.2026 abgelaufen.',
      action: { label: 'Alles andere übernehmen' },
    })
    expect(chosen()).toEqual(selections())
    notice?.action?.run()
    expect(chosen()).toEqual(selections({ choices: { floor: 'oak', tiles: 'dark' } }))
  })

  it('FOUND-7, UPG-13: of a locked group what is on stays, and what is off may be chosen', async () => {
    const { user, selections: chosen } = await showRow(/^Rohbau/, {
      selections: selections({ activations: { one: true } }),
    })
    const card = (name: RegExp) => screen.getByRole('switch', { name })
    expect([/^Leerrohre/, /^Dosen/].map((name) => card(name).getAttribute('aria-disabled'))).toEqual(['true', null])
    await user.click(card(/^Leerrohre/))
    await user.click(card(/^Dosen/))
    expect(Object.keys(chosen().buyerLineItemActivations)).toEqual(['one', 'two'])
    expect(card(/^Dosen/).getAttribute('aria-disabled')).toBe('true')
  })
})
