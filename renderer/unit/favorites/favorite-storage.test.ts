import { expect, it } from 'vitest'
import { createFavorite, deleteFavorite, listFavorites } from '#shared/contracts/http/favorites.contract.ts'
import { answeringServer, refusal } from '#renderer/testing/answering-server.ts'
import { createServerFavorites } from './favorite-storage.ts'

const server = answeringServer()
const OAK = { itemId: 'bodenbelag', productId: 'eiche' }

it('FAV-3 looks for a favourite whose id it was not told before it removes it', async () => {
  server.answer(createFavorite, refusal('INTERNAL_ERROR'))
  server.answer(listFavorites, [{ id: 'f1', roomBookSubLineItemId: 'bodenbelag', productId: 'eiche', buyerId: 'ben' }])
  server.answer(deleteFavorite, {})
  const storage = createServerFavorites('a-12', 'ben')
  await expect(storage.add(OAK)).rejects.toThrow('500')
  await storage.remove(OAK)
  expect(server.names()).toEqual(['createFavorite', 'listFavorites', 'deleteFavorite'])
  expect(server.asked(deleteFavorite)[0]?.params).toEqual({ unitId: 'a-12', favoriteId: 'f1' })
})

it('FAV-3 a removal fails when nobody can say whether there is one', async () => {
  server.answer(listFavorites, refusal('INTERNAL_ERROR'))
  await expect(createServerFavorites('a-12', 'ben').remove(OAK)).rejects.toThrow('500')
})
