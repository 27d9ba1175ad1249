import { useTranslation } from 'react-i18next'
import { LanguageChoice } from '#renderer/features/preferences/index.ts'
import { UserMenu } from '#renderer/features/user-menu/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { StaffEntry } from '../staff/StaffEntry.tsx'
import styles from './KioskBar.module.css'
import { OfflineBadge } from './OfflineBadge.tsx'

interface KioskBarProps {
  /** The one way back; null = this is where one begins. */
  readonly back: { readonly label: string; readonly onPress: () => void } | null
  /** The one end. */
  readonly onFinish: () => void
}

/**
 * Above every page of a visit, each part in the same place: at the left the way back and whose project it is, at the
 * right whether the prices are of today, the language, the menu and the end.
 */
export function KioskBar({ back, onFinish }: KioskBarProps) {
  const { t } = useTranslation('kiosk')
  return (
    <header className={styles.bar} data-over="top">
      {back === null ? null : (
        <div className={styles.piece}>
          <Button
            variant="text"
            color="inherit"
            size="large"
            startIcon={<NamedIcon name="chevronLeft" size={22} />}
            onClick={back.onPress}
          >
            {back.label}
          </Button>
        </div>
      )}
      <div className={styles.piece}>
        <StaffEntry />
      </div>
      <div className={styles.tools} data-tools="">
        <OfflineBadge />
        <LanguageChoice />
        <UserMenu />
      </div>
      <div className={styles.piece}>
        <Button variant="text" color="inherit" size="large" onClick={onFinish}>
          {t('finish.action')}
        </Button>
      </div>
    </header>
  )
}
