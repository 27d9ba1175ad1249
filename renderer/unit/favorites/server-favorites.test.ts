import type { InternalAxiosRequestConfig } from 'axios'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFavorite, deleteFavorite, listFavorites } from '#shared/contracts/http/favorites.contract.ts'
import { checkedAnswer, checkedRefusal } from '#shared/testing/checked-answer.ts'
import { onFailure } from '#renderer/api/index.ts'
import { createServerFavorites, getKey } from './favorite-storage.ts'
import { createFavorites, type Favorites } from './favorites.store.ts'
import { createKeptFavorites } from './pending-favorites.ts'
import { standInForServer } from '#renderer/testing/stand-in-server.ts'

const OAK = { itemId: 'floor', productId: 'oak' }
const FAVORITE = { id: 'f-1', room_book_sub_line_item_id: 'floor', product_id: 'oak', buyer_id: 'b-1' }

/** Answers one after the other; the last one again and again. */
function answer(
  ...answers: readonly ((config: InternalAxiosRequestConfig) => { status: number; body: string })[]
): void {
  let next = 0
  standInForServer(async (config) => {
    const { status, body } = (answers[next] ?? answers.at(-1))?.(config) ?? { status: 500, body: '' }
    next += 1
    return { status, statusText: '', headers: {}, data: body, config }
  })
}

const away = () => checkedRefusal(createFavorite, 'UNAVAILABLE')
const full = () => checkedRefusal(createFavorite, 'STORAGE_FULL')
const none = () => checkedAnswer(listFavorites, 200, [])
const added = () => checkedAnswer(createFavorite, 201, FAVORITE)

function getBrowser(entries: ReadonlyMap<string, string> = new Map()) {
  const kept = new Map(entries)
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const PLACE = 'pending_favorites_ben_u-1'

/** A page's, on what this browser keeps; `pauses` are over at once. */
function openFavorites(browser = getBrowser(), pauses: number[] = []) {
  const wait = async (ms: number) => void pauses.push(ms)
  return createFavorites(createServerFavorites('u-1', 'b-1'), createKeptFavorites('ben', 'u-1', browser), wait)
}
const shown = (favorites: Favorites) => [...favorites.state.getState().options]

describe('favourites on the server', () => {
  const told = vi.fn<() => void>()
  let stop: () => void
  beforeEach(() => {
    told.mockReset()
    stop = onFailure(told)
  })
  afterEach(() => stop())

  it('FOUND-16 FAV-3: go on trying while the server can store nothing, and say nothing of it', async () => {
    const pauses: number[] = []
    const browser = getBrowser()
    answer(
      none,
      away,
      full,
      added,
      () => checkedRefusal(deleteFavorite, 'UNAVAILABLE'),
      () => checkedAnswer(deleteFavorite, 200, {}),
    )
    const favorites = openFavorites(browser, pauses)
    favorites.toggle(OAK)
    expect(browser.kept.has(PLACE)).toBe(true)
    await vi.waitFor(() => expect(browser.kept.has(PLACE)).toBe(false))
    expect(pauses).toHaveLength(2)
    favorites.toggle(OAK)
    await vi.waitFor(() => expect(browser.kept.has(PLACE)).toBe(false))
    expect([pauses.length, shown(favorites)]).toEqual([3, []])
    expect(told).not.toHaveBeenCalled()
  })

  it('FAV-3: give up what the server refuses, and say so', async () => {
    answer(none, () => checkedRefusal(createFavorite, 'NOT_FOUND'))
    const browser = getBrowser()
    const favorites = openFavorites(browser)
    favorites.toggle(OAK)
    expect(shown(favorites)).toEqual([getKey(OAK)])
    await vi.waitFor(() => expect(shown(favorites)).toEqual([]))
    expect(browser.kept.has(PLACE)).toBe(false)
    expect(told).toHaveBeenCalledOnce()
  })

  it('FOUND-16 FAV-3: outlive a closed tab, are shown and sent by the next one, and said once where they are refused', async () => {
    answer(none, away)
    const browser = getBrowser()
    const first = createFavorites(
      createServerFavorites('u-1', 'b-1'),
      createKeptFavorites('ben', 'u-1', browser),
      () => new Promise(() => undefined),
    )
    first.toggle(OAK)
    await vi.waitFor(() => expect(first.state.getState().isWaiting).toBe(true))
    first.stop()

    answer(none, added)
    const next = openFavorites(browser)
    expect(shown(next)).toEqual([getKey(OAK)])
    next.send()
    await vi.waitFor(() => expect(browser.kept.has(PLACE)).toBe(false))
    expect([shown(next), next.state.getState().isWaiting]).toEqual([[getKey(OAK)], false])

    const refused = getBrowser(new Map([[PLACE, JSON.stringify([{ option: OAK, isOne: true, at: Date.now() }])]]))
    for (const times of [1, 1]) {
      answer(none, () => checkedRefusal(createFavorite, 'OPTION_UNKNOWN'))
      const later = openFavorites(refused)
      later.send()
      await vi.waitFor(() => expect(shown(later)).toEqual([]))
      expect(told).toHaveBeenCalledTimes(times)
    }
  })

  it('FOUND-16: a fault of the server holds up no other, is no refusal, and is said where it lasts', async () => {
    const pauses: number[] = []
    let isBroken = true
    answer(none, (config) => (isBroken && String(config.data).includes('oak') ? { status: 500, body: '' } : added()))
    const browser = getBrowser()
    const favorites = createFavorites(
      createServerFavorites('u-1', 'b-1'),
      createKeptFavorites('ben', 'u-1', browser),
      async (ms) => {
        expect(favorites.state.getState().isWaiting).toBe(pauses.length >= 3)
        expect(browser.kept.get(PLACE)).not.toContain('stone')
        pauses.push(ms)
        isBroken = pauses.length < 4
      },
    )
    favorites.toggle(OAK)
    favorites.toggle({ itemId: 'floor', productId: 'stone' })
    await vi.waitFor(() => expect(browser.kept.has(PLACE)).toBe(false))
    expect([pauses.slice(0, 3), pauses.length, shown(favorites).length]).toEqual([[400, 1_200, 3_000], 4, 2])
    expect(told).not.toHaveBeenCalled()
  })

  it('FOUND-16: what another tab has wished since is what is sent, and a week later nobody means it any more', () => {
    const browser = getBrowser()
    const one = createKeptFavorites('ben', 'u-1', browser, () => 1_000)
    const change = { option: OAK, isOne: true, at: 1_000 }
    one.put(change)
    createKeptFavorites('ben', 'u-1', browser, () => 2_000).put({ option: OAK, isOne: false, at: 2_000 })
    one.forget(change)
    expect(one.read()).toEqual([{ option: OAK, isOne: false, at: 2_000 }])
    expect(createKeptFavorites('ben', 'u-1', browser, () => 8 * 24 * 3_600_000).read()).toEqual([])
    expect(createKeptFavorites('anna', 'u-1', browser, () => 2_000).read()).toEqual([])
  })
})
