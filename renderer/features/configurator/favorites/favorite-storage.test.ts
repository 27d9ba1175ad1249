import { beforeEach, expect, it, vi } from 'vitest'

const call = vi.hoisted(() => vi.fn<(endpoint: { readonly name: string }, options?: unknown) => Promise<unknown>>())
vi.mock('#renderer/api/index.ts', async (original) => ({ ...(await original<object>()), callOrThrow: call }))
const { createServerFavorites } = await import('./favorite-storage.ts')

const OAK = { itemId: 'bodenbelag', productId: 'eiche' }

beforeEach(() => call.mockReset())

it('FAV-3 looks for a favourite whose id it was not told before it removes it', async () => {
  call.mockRejectedValueOnce(new Error('timeout'))
  const storage = createServerFavorites('a-12', 'ben')
  await expect(storage.add(OAK)).rejects.toThrow('timeout')
  call.mockResolvedValueOnce([{ id: 'f1', roomBookSubLineItemId: 'bodenbelag', productId: 'eiche' }])
  await storage.remove(OAK)
  expect(call.mock.calls.map(([endpoint]) => endpoint.name)).toEqual([
    'createFavorite',
    'listFavorites',
    'deleteFavorite',
  ])
  expect(call.mock.calls[2]?.[1]).toMatchObject({ params: { unitId: 'a-12', favoriteId: 'f1' } })
})

it('FAV-3 a removal fails when nobody can say whether there is one', async () => {
  call.mockRejectedValueOnce(new Error('no network'))
  await expect(createServerFavorites('a-12', 'ben').remove(OAK)).rejects.toThrow('no network')
})
