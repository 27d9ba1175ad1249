import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { OptionRef } from '#shared/domain/configuration/configuration.types.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import styles from './FavoriteButton.module.css'
import type { Favorites } from '#renderer/unit/favorites/favorites.store.ts'
import { useIsFavorite } from '#renderer/unit/favorites/use-favorites.ts'

/** The heart on an option (FAV-2). Nothing where the project has no favourites. */
export const FavoriteButton = memo(function FavoriteButton({
  itemId,
  productId,
  title,
}: OptionRef & { readonly title: string }) {
  const { favorites } = useOpenUnit()
  if (favorites === null) return null
  return <Heart favorites={favorites} itemId={itemId} productId={productId} title={title} />
})

function Heart({ favorites, itemId, productId, title }: OptionRef & { title: string; favorites: Favorites }) {
  const { t } = useTranslation('configurator')
  const isFavorite = useIsFavorite(favorites, { itemId, productId })
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isFavorite}
      aria-label={t('favorites.toggle', { product: title })}
      title={t(isFavorite ? 'favorites.remove' : 'favorites.add')}
      onClick={() => favorites.toggle({ itemId, productId })}
    >
      <span className={styles.mark} aria-hidden="true">
        <NamedIcon name={isFavorite ? 'heartFilled' : 'heart'} size={18} />
      </span>
    </button>
  )
}
