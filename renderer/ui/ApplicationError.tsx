import { useEffect, useEffectEvent } from 'react'
import { Button } from '#renderer/ui/Button.tsx'
import { useTranslation } from 'react-i18next'
import { NamedIcon } from './icons.tsx'
import { MessageScreen } from './MessageScreen.tsx'
import { watchPortal } from './watch-portal.ts'

interface ApplicationErrorProps {
  /** Tries again; without it the page is loaded anew. */
  readonly onRetry?: (() => void) | undefined
  /** The application broke, rather than the connection. */
  readonly isCrash?: boolean
}

/** The application could not be loaded, or broke (SHL-2). Once network or portal are back, it tries again by itself. */
export function ApplicationError({ onRetry, isCrash = false }: ApplicationErrorProps) {
  const { t } = useTranslation()
  const retry = useEffectEvent(onRetry ?? (() => window.location.reload()))
  useEffect(() => {
    if (isCrash) return undefined
    const tryAgain = () => retry()
    window.addEventListener('online', tryAgain)
    const endWatch = watchPortal(tryAgain)
    return () => {
      window.removeEventListener('online', tryAgain)
      endWatch()
    }
  }, [isCrash])
  return (
    <div role="alert" style={{ height: '100%' }}>
      <MessageScreen
        icon={<NamedIcon name="alert" size={32} />}
        title={t('applicationError.title')}
        body={isCrash ? t('applicationError.crash') : t('applicationError.body')}
      >
        <Button variant="contained" onClick={onRetry ?? (() => window.location.reload())}>
          {t('action.retry')}
        </Button>
      </MessageScreen>
    </div>
  )
}
