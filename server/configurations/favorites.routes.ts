import { answerTo } from '#server/platform/http/answers.ts'
import type { Handlers } from '#server/gateway/handlers.types.ts'
import type { FavoritesService } from './favorites.service.ts'

type FavoriteHandlers = Pick<Handlers, 'listFavorites' | 'createFavorite' | 'deleteFavorite'>

/** Favourites of a unit's buyers (API-28). */
export function favoriteRoutes(favorites: FavoritesService): FavoriteHandlers {
  return {
    async listFavorites({ caller, unit }) {
      return answerTo(await favorites.list({ caller, unit }))
    },
    async createFavorite({ caller, unit, body }) {
      return answerTo(await favorites.create({ caller, unit }, body))
    },
    async deleteFavorite({ caller, unit, params }) {
      return answerTo(await favorites.remove({ caller, unit }, params.favoriteId))
    },
  }
}
