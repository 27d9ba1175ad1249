import { useTranslation } from 'react-i18next'
import { LanguageChoice } from '#renderer/features/preferences/index.ts'
import { UserMenu } from '#renderer/features/user-menu/index.ts'
import styles from './KioskConfigurator.module.css'
import { OfflineBadge } from './OfflineBadge.tsx'

/** At the right of the bar: whether the prices are of today, the language, the menu, the way out. */
export function KioskTools({ onFinish }: { onFinish: () => void }) {
  const { t } = useTranslation('kiosk')
  return (
    <>
      <OfflineBadge />
      <LanguageChoice />
      <UserMenu />
      <button type="button" className={styles.finish} onClick={onFinish}>
        {t('finish.action')}
      </button>
    </>
  )
}
