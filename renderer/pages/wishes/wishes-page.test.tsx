import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { deleteWishLink, listWishLinks } from '#shared/contracts/http/wish-lists.contract.ts'
import type { OptionRef } from '#shared/domain/configuration/configuration.types.ts'
import { Notifications, useNotifications } from '#renderer/notifications/index.ts'
import { answeringServer, refusal } from '#renderer/testing/answering-server.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { createLocalFavorites, type FavoriteStorage } from '#renderer/unit/favorites/favorite-storage.ts'
import { createFavorites } from '#renderer/unit/favorites/favorites.store.ts'
import { useFavoriteTotal } from '#renderer/unit/favorites/use-favorites.ts'
import { createTestUnit, renderInUnit, startTexts, type TestUnitOptions } from '#renderer/unit/testing/open-unit.tsx'
import { WishesPage } from './WishesPage.tsx'

const OAK = { itemId: 'bodenbelag', productId: 'eiche' }
const TERRAZZO = { itemId: 'bodenbelag', productId: 'terrazzo' }
const STONE_SKIRTING = { itemId: 'sockel', productId: 'sockel-stein' }
const LINK = { id: 'link-1', count: 2, createdAt: '2026-11-20T10:00:00.000Z', expiresAt: '2027-02-18T10:00:00.000Z' }
const server = answeringServer()
const user = userEvent.setup()

beforeAll(async () => {
  await startTexts()
  await i18next.loadNamespaces(['wishes', 'dashboard', 'footer', 'rules', 'locks'])
})
beforeEach(() => {
  useNotifications.getState().dismissAll()
  server.answer(listWishLinks, [])
})
afterEach(cleanup)

const keptIn = (marked: readonly OptionRef[]): FavoriteStorage => {
  const kept = new Map([['favorites', JSON.stringify({ u: marked })]])
  return createLocalFavorites('u', {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  })
}

function open(storage: FavoriteStorage | null, options?: TestUnitOptions) {
  const test = createTestUnit(options)
  const favorites = storage === null ? null : createFavorites(storage)
  renderInUnit(
    { ...test.unit, favorites },
    <AppTheme>
      <WishesPage />
      <Notifications />
      <Total />
    </AppTheme>,
  )
  return { ...test, favorites }
}
/** As menu and actions count them. */
function Total() {
  return <output data-testid="total">{useFavoriteTotal()}</output>
}
const card = async (title: string) => {
  const name = await screen.findByRole('heading', { level: 3, name: title })
  const found = name.closest('li')
  if (found === null) throw new Error('no card')
  return within(found)
}

it('WSH-1 lists what is marked by room, with its price, and what is chosen; what the catalogue lacks is said', async () => {
  open(keptIn([{ itemId: 'fronten', productId: 'grau' }, TERRAZZO, OAK, { itemId: 'bodenbelag', productId: 'kork' }]))
  const bath = within(await screen.findByRole('region', { name: 'Badezimmer' }))
  expect(bath.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Terrazzo',
    'Eiche geölt',
  ])
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Badezimmer',
    'Küche',
  ])
  expect((await card('Terrazzo')).getByText('−300 €')).toBeTruthy()
  expect((await card('Eiche geölt')).getByText('Standard, so vorgesehen')).toBeTruthy()
  expect(screen.getByTestId('total').textContent).toBe('3')
  expect(screen.getByTestId('wish-count').textContent).toBe('3 Favoriten in 2 Räumen. Gemerkt ist noch nicht gewählt.')
  expect(screen.getByText(/^1 Favorit steht nicht mehr im Katalog/)).toBeTruthy()
})

it('WSH-2 chooses a wish with one touch, leads to its place, and takes the choice back', async () => {
  const { selections } = open(keptIn([TERRAZZO]))
  const terrazzo = await card('Terrazzo')
  const way = terrazzo.getByRole('link', { name: 'Terrazzo im Raum ansehen, Bodenbelag' })
  expect(way.getAttribute('href')).toBe('/bp/demo/lindenhof/a-12/configurator/bathroom/bodenbelag')
  await user.click(terrazzo.getByRole('button', { name: 'Terrazzo wählen, Bodenbelag' }))
  expect(selections().buyerSelections['bodenbelag']?.productId).toBe('terrazzo')
  expect(terrazzo.getByText('Gewählt')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }))
  await vi.waitFor(() => expect(selections().buyerSelections).toEqual({}))
})

it('WSH-2 takes back that choice alone: what was chosen after it stays', async () => {
  const { selections, unit } = open(keptIn([TERRAZZO]))
  await user.click((await card('Terrazzo')).getByRole('button', { name: /^Terrazzo wählen/ }))
  act(() => void unit.store.intents.chooseOption({ itemId: 'fronten', productId: 'grau' }))
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }))
  expect(selections().buyerSelections['fronten']?.productId).toBe('grau')
  expect(selections().buyerSelections['bodenbelag']?.productId).toBe('terrazzo')
})

it('WSH-2 opens the way out of a conflict where a wish does not fit', async () => {
  const { selections } = open(keptIn([STONE_SKIRTING]))
  await user.click((await card('Steinsockel')).getByRole('button', { name: /^Steinsockel wählen/ }))
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(selections().buyerSelections).toEqual({})
})

it('WSH-2 offers nothing to choose for what is not in the home', async () => {
  open(keptIn([{ itemId: 'wannen-art', productId: 'wanne' }]))
  const bath = await card('Badewanne')
  expect(bath.getByText(/^Zurzeit nicht zu wählen/)).toBeTruthy()
  expect(bath.queryByRole('link')).toBeNull()
  expect(bath.getAllByRole('button')).toHaveLength(1)
})

it('WSH-2 offers nothing to choose in a completed unit, and leads to its place', async () => {
  open(keptIn([TERRAZZO]), { completed: true })
  const terrazzo = await card('Terrazzo')
  expect(terrazzo.getByText('Steht zurzeit fest')).toBeTruthy()
  expect(terrazzo.queryByRole('button', { name: /^Terrazzo wählen/ })).toBeNull()
  expect(terrazzo.getByRole('link', { name: /^Terrazzo im Raum ansehen/ })).toBeTruthy()
})

it('WSH-3 takes a heart away, and gives it back', async () => {
  const { favorites } = open(keptIn([OAK, TERRAZZO]))
  const total = () => favorites?.state.getState().options.size
  await user.click((await card('Terrazzo')).getByRole('button', { name: 'Terrazzo nicht mehr merken, Bodenbelag' }))
  expect(total()).toBe(1)
  expect(screen.queryByRole('heading', { name: 'Terrazzo' })).toBeNull()
  expect(document.activeElement?.contains(screen.getByRole('heading', { level: 1 }))).toBe(true)
  expect(document.activeElement?.contains(screen.getByRole('heading', { level: 2 }))).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }))
  expect(total()).toBe(2)
})

it('WSH-3 leaves a heart that was given again meanwhile', async () => {
  const { favorites } = open(keptIn([OAK, TERRAZZO]))
  await user.click((await card('Terrazzo')).getByRole('button', { name: /^Terrazzo nicht mehr merken/ }))
  act(() => favorites?.toggle(TERRAZZO))
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }))
  expect(favorites?.state.getState().options.size).toBe(2)
})

it('WSH-4 says how a heart is given where there is none, and leads there', async () => {
  open(keptIn([]))
  await screen.findByRole('heading', { name: 'Noch nichts gemerkt' })
  const way = screen.getByRole('link', { name: 'Umsehen: Badezimmer' })
  expect(way.getAttribute('href')).toBe('/bp/demo/lindenhof/a-12/configurator/bathroom')
  expect(screen.queryByRole('button', { name: 'Liste teilen' })).toBeNull()
})

it('WSH-1 WSH-4 says that all that was marked is gone from the catalogue, and counts none of it', async () => {
  open(keptIn([{ itemId: 'bodenbelag', productId: 'kork' }]))
  await screen.findByRole('heading', { name: 'Noch nichts gemerkt' })
  expect(screen.getByTestId('total').textContent).toBe('0')
  expect(screen.getByText(/^1 Favorit steht nicht mehr im Katalog/)).toBeTruthy()
})

it('WSH-4 says that hearts are fetched, that they cannot be had, and tries again', async () => {
  let fail: () => void = () => undefined
  const load = vi.fn<FavoriteStorage['load']>(
    () => new Promise((_resolve, reject) => (fail = () => reject(new Error()))),
  )
  open({ load, add: async () => undefined, remove: async () => undefined })
  expect(await screen.findByRole('status', { name: /wird geladen/ })).toBeTruthy()
  fail()
  expect((await screen.findByRole('alert')).textContent).toContain('lässt sich gerade nicht laden')
  expect(screen.queryByRole('heading', { name: 'Noch nichts gemerkt' })).toBeNull()
  load.mockResolvedValue([OAK])
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }))
  expect(await card('Eiche geölt')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('WSH-7 lists what was shared where nothing is marked any more, and withdraws it', async () => {
  server.answer(listWishLinks, [LINK])
  server.answer(deleteWishLink, {})
  open(keptIn([]))
  const mine = within(await screen.findByRole('region', { name: 'Ihre geteilten Listen' }))
  expect(mine.getByText(/2 Favoriten vom 20\. November 2026/)).toBeTruthy()
  await user.click(mine.getByRole('button', { name: /zurückziehen$/ }))
  server.answer(listWishLinks, [])
  await user.click(mine.getByRole('button', { name: 'Ja, zurückziehen' }))
  expect(await mine.findByText(/ist zurückgezogen\.$/)).toBeTruthy()
  expect(server.asked(deleteWishLink)[0]?.params).toEqual({ unitId: 'unit-a-12', linkId: 'link-1' })
  expect(mine.queryAllByRole('listitem')).toEqual([])
})

it('WSH-7 says where shared lists cannot be had, and asks for none where something is marked', async () => {
  server.answer(listWishLinks, refusal('INTERNAL_ERROR'))
  open(keptIn([]))
  expect(await screen.findByText(/Listen Sie schon geteilt haben, lässt sich gerade nicht laden/)).toBeTruthy()
  cleanup()
  const asked = server.asked(listWishLinks).length
  open(keptIn([OAK]))
  await card('Eiche geölt')
  expect(server.asked(listWishLinks)).toHaveLength(asked)
})

it('FAV-1, WSH-4: leads home where nothing can be marked', () => {
  open(null)
  expect(screen.getByTestId('address').textContent).toBe('/bp/demo/lindenhof/a-12/dashboard')
})
