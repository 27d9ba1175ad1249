import { Button } from '#renderer/ui/Button.tsx'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useTitle } from '#renderer/ui/use-title.ts'
import styles from './MovedScreen.module.css'
import type { SavedProspect } from './saved-prospect.ts'

interface MovedScreenProps {
  readonly saved: SavedProspect
  readonly showsPrices: boolean
  readonly onContinue: () => void
}

/** The catalogue has moved on since it was saved: what that changes (decision 5). */
export function MovedScreen({ saved, showsPrices, onContinue }: MovedScreenProps) {
  const { t } = useTranslation('prospects')
  const { price } = useFormat()
  const title = t('restore.movedTitle')
  useTitle(title)
  return (
    <main className={styles.screen}>
      <span className={styles.emblem} aria-hidden="true">
        <NamedIcon name="info" size={32} />
      </span>
      <h1>{title}</h1>
      <p>
        {t('restore.moved')} {saved.droppedCount > 0 ? t('restore.dropped', { count: saved.droppedCount }) : null}
      </p>
      {showsPrices ? (
        <dl className={styles.totals}>
          <div>
            <dt>{t('restore.savedTotal')}</dt>
            <dd>{price(saved.savedTotal, { sign: true })}</dd>
          </div>
          <div>
            <dt>{t('restore.total')}</dt>
            <dd>{price(saved.total, { sign: true })}</dd>
          </div>
          <div className={styles.difference}>
            <dt>{t('restore.difference')}</dt>
            <dd>{price(saved.total - saved.savedTotal, { sign: true })}</dd>
          </div>
        </dl>
      ) : null}
      <Button variant="contained" size="large" onClick={onContinue}>
        {t('restore.continue')}
      </Button>
    </main>
  )
}
