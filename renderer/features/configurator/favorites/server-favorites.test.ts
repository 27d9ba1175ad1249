import type { InternalAxiosRequestConfig } from 'axios'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFavorite, deleteFavorite, listFavorites } from '#shared/contracts/http/favorites.contract.ts'
import { checkedAnswer, checkedRefusal } from '#shared/testing/checked-answer.ts'
import { client } from '#renderer/api/client.ts'
import { onFailure } from '#renderer/api/index.ts'
import { createServerFavorites } from './favorite-storage.ts'
import { standInForServer } from '#renderer/testing/stand-in-server.ts'

const OAK = { itemId: 'floor', productId: 'oak' }
const FAVORITE = { id: 'f-1', room_book_sub_line_item_id: 'floor', product_id: 'oak', buyer_id: 'b-1' }

const adapter = client.defaults.adapter
afterEach(() => {
  if (adapter !== undefined) client.defaults.adapter = adapter
})

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

describe('favourites on the server', () => {
  it('FOUND-16 FAV-3: go on trying while the server can store nothing, and say nothing of it', async () => {
    const told = vi.fn<() => void>()
    const stop = onFailure(told)
    answer(away, full, () => checkedAnswer(createFavorite, 201, FAVORITE))
    const pauses: number[] = []
    const storage = createServerFavorites('u-1', 'b-1', async (ms) => void pauses.push(ms))
    await storage.add(OAK)
    expect(pauses).toHaveLength(2)
    answer(
      () => checkedRefusal(deleteFavorite, 'UNAVAILABLE'),
      () => checkedAnswer(deleteFavorite, 200, {}),
    )
    await storage.remove(OAK)
    expect(pauses).toHaveLength(3)
    answer(() => checkedAnswer(listFavorites, 200, []))
    await storage.remove(OAK)
    stop()
    expect(told).not.toHaveBeenCalled()
  })

  it('FAV-3: give up what the server refuses, and say so', async () => {
    const told = vi.fn<() => void>()
    const stop = onFailure(told)
    answer(() => checkedRefusal(createFavorite, 'NOT_FOUND'))
    await expect(createServerFavorites('u-1', 'b-1').add(OAK)).rejects.toThrow('404')
    stop()
    expect(told).toHaveBeenCalledOnce()
  })
})
