import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { OptionRef } from '#shared/domain/configuration/configuration.types.ts'
import { createTestUnit, renderInUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { FavoriteButton } from '#renderer/parts/options/FavoriteButton.tsx'
import { createLocalFavorites, type FavoriteStorage, getKey } from '#renderer/unit/favorites/favorite-storage.ts'
import { createFavorites } from '#renderer/unit/favorites/favorites.store.ts'

const OAK = { itemId: 'bodenbelag', productId: 'eiche' }
const STONE = { itemId: 'bodenbelag', productId: 'stein' }

function getBrowser(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries))
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

describe('favourites', () => {
  beforeAll(startTexts)
  afterEach(cleanup)

  const render = (storage: FavoriteStorage) => {
    const favorites = createFavorites(storage)
    const { unit } = createTestUnit()
    renderInUnit({ ...unit, favorites }, <FavoriteButton {...OAK} title="Eiche geölt" />)
    return { favorites, heart: screen.getByRole('button', { name: 'Favorit: Eiche geölt' }) }
  }

  it('FAV-2 FAV-3 FAV-6 FAV-7 a heart saves and removes an option, and is found again in this browser', async () => {
    const browser = getBrowser()
    const { heart } = render(createLocalFavorites('u1', browser))
    await userEvent.click(heart)
    expect(heart).toHaveProperty('ariaPressed', 'true')
    await expect.poll(() => createLocalFavorites('u1', browser).load()).toEqual([OAK])
    expect(await createLocalFavorites('u2', browser).load()).toEqual([])
    expect(browser.getItem('favorites')).toContain('eiche')
    await userEvent.click(heart)
    await expect.poll(() => createLocalFavorites('u1', browser).load()).toEqual([])
  })

  it('FAV-1 SHL-50 there is no heart where the project has no favourites', () => {
    const { unit } = createTestUnit()
    renderInUnit({ ...unit, favorites: null }, <FavoriteButton {...OAK} title="Eiche geölt" />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('FAV-8 an item knows how many of its options are favourites', async () => {
    const browser = getBrowser({ favorites: JSON.stringify({ u1: [OAK, STONE] }) })
    const favorites = createFavorites(createLocalFavorites('u1', browser))
    await expect.poll(() => favorites.state.getState().counts.get('bodenbelag')).toBe(2)
    favorites.toggle(STONE)
    expect(favorites.state.getState().counts.get('bodenbelag')).toBe(1)
  })

  it('FAV-3 what cannot be saved is taken back', async () => {
    const storage: FavoriteStorage = {
      load: async () => [],
      add: () => Promise.reject(new Error('no network')),
      remove: async () => undefined,
    }
    const { favorites, heart } = render(storage)
    await userEvent.click(heart)
    await expect.poll(() => favorites.state.getState().options.size).toBe(0)
    await expect.poll(() => heart.ariaPressed).toBe('false')
  })

  it('FAV-3 a heart touched twice ends as it was touched last', async () => {
    const done: [string, OptionRef][] = []
    const storage: FavoriteStorage = {
      load: async () => [],
      add: async (option) => void done.push(['add', option]),
      remove: async (option) => void done.push(['remove', option]),
    }
    const { favorites, heart } = render(storage)
    await userEvent.dblClick(heart)
    await expect.poll(() => done.map(([what]) => what)).toEqual(['add', 'remove'])
    expect(favorites.state.getState().options.size).toBe(0)
  })

  it('FAV-3 hearts touched while the favourites are loaded stay as they were touched', async () => {
    const done: [string, OptionRef][] = []
    let arrive: ((loaded: readonly OptionRef[]) => void) | undefined
    const favorites = createFavorites({
      load: () => new Promise((resolve) => (arrive = resolve)),
      add: async (option) => void done.push(['add', option]),
      remove: async (option) => void done.push(['remove', option]),
    })
    const chosen = { itemId: 'bodenbelag', productId: 'terrazzo' }
    favorites.toggle(chosen)
    // This one is a favourite already, which does not show yet: once it is liked, once it is not in the end.
    favorites.toggle(OAK)
    favorites.toggle(STONE)
    favorites.toggle(STONE)
    arrive?.([OAK, STONE])
    await expect
      .poll(() => done)
      .toEqual([
        ['add', chosen],
        ['remove', STONE],
      ])
    expect([...favorites.state.getState().options].sort()).toEqual([getKey(OAK), getKey(chosen)].sort())
  })

  it('FAV-6 anything else under the key counts as no favourites', async () => {
    expect(await createLocalFavorites('u1', getBrowser({ favorites: '[{"id":3}]' })).load()).toEqual([])
    expect(await createLocalFavorites('u1', getBrowser({ favorites: 'not json' })).load()).toEqual([])
  })
})
