import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { theKiosk } from '#renderer/platform/shell.ts'
import { useIsProposing } from '#renderer/unit/proposing/proposing.store.ts'
import { useIsAway, useOpenUnit, useSaving } from '#renderer/unit/state/unit.context.ts'
import { useWaitingFavorites } from '#renderer/unit/favorites/use-favorites.ts'
import styles from './SavingMark.module.css'

/**
 * Says quietly that choices are being stored, and that they are;
 * also that favourites wait, and that the next choice will have to, while nobody answers. Nothing where a proposal is put together, and where others come after this visitor: there they
 * are stored to be forgotten, and "saved" would be read as kept.
 */
export const SavingMark = memo(function SavingMark({ isShort = false }: { isShort?: boolean }) {
  const { t } = useTranslation('configurator')
  const { isLocal, isPresented, unit } = useOpenUnit()
  const isProposed = useIsProposing(unit.id)
  const saved = useSaving()
  const isAway = useIsAway()
  const waitsForFavorites = useWaitingFavorites()
  // Choices come first; then what would become of the next one.
  const isDeferred = saved === 'untouched' || saved === 'saved'
  const saving = !isDeferred ? saved : isAway ? 'away' : waitsForFavorites ? 'favorites' : saved
  const isQuiet =
    (isProposed || (isLocal && (isPresented === true || theKiosk() !== null))) &&
    (saving === 'saving' || saving === 'saved')
  const words = {
    untouched: '',
    saving: t('saving.saving'),
    saved: t(isLocal ? (isShort ? 'saving.localShort' : 'saving.local') : 'saving.saved'),
    held: t('saving.held'),
    offline: t(isShort ? 'saving.offlineShort' : 'saving.offline'),
    away: t(isShort ? 'saving.awayShort' : 'saving.away'),
    favorites: t(isShort ? 'saving.laterShort' : 'saving.favorites'),
    later: t(isShort ? 'saving.laterShort' : 'saving.later'),
    stuck: t(isShort ? 'saving.laterShort' : 'saving.stuck'),
  }[saving]
  return (
    <span className={styles.saving} data-state={saving} role="status">
      {isQuiet ? '' : words}
    </span>
  )
})
