import { Button } from '#renderer/ui/Button.tsx'
import { useTranslation } from 'react-i18next'
import { ExactAmounts } from '#renderer/i18n/ExactAmounts.tsx'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { Total } from '#renderer/parts/prices/Total.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { MessageScreen } from '#renderer/ui/MessageScreen.tsx'
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
  return (
    <MessageScreen
      icon={<NamedIcon name="info" size={32} />}
      title={t('restore.movedTitle')}
      body={[t('restore.moved'), saved.droppedCount > 0 ? t('restore.dropped', { count: saved.droppedCount }) : '']
        .join(' ')
        .trim()}
    >
      {showsPrices ? (
        <ExactAmounts amounts={[saved.savedTotal, saved.total]}>
          <Totals saved={saved} />
        </ExactAmounts>
      ) : null}
      <Button variant="contained" size="large" onClick={onContinue}>
        {t('restore.continue')}
      </Button>
    </MessageScreen>
  )
}

function Totals({ saved }: Pick<MovedScreenProps, 'saved'>) {
  const { t } = useTranslation('prospects')
  const { price } = useFormat()
  const { savedTotal, savedTotalOnRequest, total, totalOnRequest } = saved
  return (
    <dl className={`ww-stack ww-gap-4 ww-well ww-inset ${styles.totals}`}>
      <div className="ww-spread">
        <dt className="ww-muted">{t('restore.savedTotal')}</dt>
        <dd>
          <Total cents={savedTotal} onRequestCount={savedTotalOnRequest} isSigned />
        </dd>
      </div>
      <div className="ww-spread">
        <dt className="ww-muted">{t('restore.total')}</dt>
        <dd>
          <Total cents={total} onRequestCount={totalOnRequest} isSigned />
        </dd>
      </div>
      <div className={`ww-spread ${styles.difference}`}>
        <dt className="ww-muted">{t('restore.difference')}</dt>
        <dd>{price(total - savedTotal, { sign: true })}</dd>
      </div>
    </dl>
  )
}
