import Chip from '@mui/material/Chip'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#renderer/i18n/format.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useKiosk } from '../state/kiosk.store.ts'
import styles from './KioskConfigurator.module.css'

/** Since when the prices are, while the portal cannot be asked (decision 36); nothing while it can. */
export function OfflineBadge({ isWide = false }: { isWide?: boolean }) {
  const { t } = useTranslation('kiosk')
  const locale = useLocale()
  const isOnline = useKiosk(({ host }) => host?.isOnline ?? true)
  const since = useKiosk(({ host }) => host?.synchronisedAt ?? null)
  return (
    <div role="status">
      {isOnline || since === null ? null : (
        <Chip
          component="span"
          className={styles.offline}
          data-wide={isWide || undefined}
          title={t('offline.hint')}
          icon={<NamedIcon name="clock" size={18} />}
          label={
            <>
              {t('offline.prices', { day: formatDate(since, locale) })}
              <span className="visually-hidden">{t('offline.hint')}</span>
            </>
          }
        />
      )}
    </div>
  )
}
