import type { Handlers } from '#server/gateway/handlers.types.ts'
import type { FavoritesService } from './favorites.service.ts'

type FavoriteHandlers = Pick<Handlers, 'listFavorites' | 'createFavorite' | 'deleteFavorite'>

/** Favourites of a unit's buyers (API-28). */
export function favoriteRoutes(favorites: FavoritesService): FavoriteHandlers {
  return {
    async listFavorites({ caller, unit }) {
      return favorites.list({ caller, unit })
    },
    async createFavorite({ caller, unit, body }) {
      return favorites.create({ caller, unit }, body)
    },
    async deleteFavorite({ caller, unit, params }) {
      return favorites.remove({ caller, unit }, params.favoriteId)
    },
  }
}
