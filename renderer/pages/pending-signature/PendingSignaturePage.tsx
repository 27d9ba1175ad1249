import { useTranslation } from 'react-i18next'
import { LoaderScreen } from '#renderer/ui/LoaderScreen.tsx'
import { PublicScreen } from '#renderer/ui/PublicScreen.tsx'

/** What is shown while a signature is being processed elsewhere; for everybody (NAV-44). */
export function PendingSignaturePage() {
  const { t } = useTranslation('access')
  return (
    <PublicScreen>
      <div style={{ height: '100dvh' }}>
        <LoaderScreen message={t('pendingSignature.message')} />
      </div>
    </PublicScreen>
  )
}
