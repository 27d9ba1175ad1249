import { randomUUID } from 'node:crypto'
import type { AnswerOf, BodyOf } from '#shared/contracts/http/endpoint.ts'
import type { createFavorite, listFavorites as listContract } from '#shared/contracts/http/favorites.contract.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { addFavorite, deleteFavorite, listFavorites, type StoredFavorite } from './favorites.repository.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import { listBuyersOfUnit } from '#server/identity/users.repository.ts'
import type { CataloguesService } from '#server/catalogues/catalogues.service.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'

type FavoritesAnswer = AnswerOf<typeof listContract>
type FavoriteAnswer = FavoritesAnswer[number]

interface FavoriteCall {
  readonly caller: Caller
  readonly unit: Unit
}

export interface FavoritesService {
  readonly list: (call: FavoriteCall) => Promise<Result<FavoritesAnswer>>
  readonly create: (call: FavoriteCall, wanted: BodyOf<typeof createFavorite>) => Promise<Result<FavoriteAnswer>>
  readonly remove: (call: FavoriteCall, id: string) => Promise<Result<Record<string, never>>>
}

interface Parts {
  readonly database: Database
  readonly catalogues: CataloguesService
  /** ms since epoch. */
  readonly now: () => number
}

/** What buyers like without choosing it (FAV-1..5). Never part of the configuration. */
export function createFavoritesService({ database, catalogues, now }: Parts): FavoritesService {
  const db = database.kysely
  /** Buyers see and change their own; operators and admins those of all buyers. */
  const ownOnly = ({ user }: Caller) => (user.group === 'buyer' ? user.id : null)

  return {
    list: async ({ caller, unit }) => passed((await listFavorites(db, unit.id, ownOnly(caller))).map(describe)),

    async create({ caller, unit }, { roomBookSubLineItemId, productId, buyerId }) {
      const own = ownOnly(caller)
      const buyers = await listBuyersOfUnit(db, unit.id)
      const isBuyer = buyers.some((buyer) => buyer.id === buyerId) && (own === null || own === buyerId)
      if (!isBuyer) return failedWith('BUYER_UNKNOWN', 'The unit has no such buyer.', { field: 'buyer_id' })
      const prepared = unit.catalogueId === null ? null : await catalogues.prepared(unit.catalogueId)
      const item = prepared?.item(roomBookSubLineItemId)
      if (item === undefined)
        return failedWith('ITEM_UNKNOWN', 'The unit has no such item.', { field: 'room_book_sub_line_item_id' })
      if (!item.options.some((option) => option.productId === productId))
        return failedWith('OPTION_UNKNOWN', 'The item has no such option.', { field: 'product_id' })
      const favorite = await database.transaction((transaction) =>
        addFavorite(transaction, {
          id: randomUUID(),
          unitId: unit.id,
          buyerId,
          subLineItemId: item.id,
          productId,
          createdAt: new Date(now()).toISOString(),
        }),
      )
      return passed(describe(favorite))
    },

    async remove({ caller, unit }, id) {
      const wasThere = await database.transaction((transaction) =>
        deleteFavorite(transaction, unit.id, id, ownOnly(caller)),
      )
      return wasThere ? passed({}) : failedWith('NOT_FOUND', 'There is no such favourite.')
    },
  }
}

function describe({ id, subLineItemId, productId, buyerId }: StoredFavorite): FavoriteAnswer {
  return { id, roomBookSubLineItemId: subLineItemId, productId, buyerId }
}
