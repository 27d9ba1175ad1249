import { Button } from '#renderer/ui/Button.tsx'
import { useTranslation } from 'react-i18next'
import { LanguageChoice } from '#renderer/features/preferences/index.ts'
import { UserMenu } from '#renderer/features/user-menu/index.ts'
import { OfflineBadge } from './OfflineBadge.tsx'

/** At the right of the bar: whether the prices are of today, the language, the menu, the way out. */
export function KioskTools({ onFinish }: { onFinish: () => void }) {
  const { t } = useTranslation('kiosk')
  return (
    <>
      <OfflineBadge />
      <LanguageChoice />
      <UserMenu />
      <Button variant="outlined" color="inherit" size="large" onClick={onFinish}>
        {t('finish.action')}
      </Button>
    </>
  )
}
