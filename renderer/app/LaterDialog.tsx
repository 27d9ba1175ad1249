import { type ReactNode, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNotify } from '#renderer/notifications/index.ts'
import { ErrorBoundary } from '#renderer/ui/ErrorBoundary.tsx'

export interface LaterDialogProps {
  readonly children: ReactNode
  readonly onFailed?: (() => void) | undefined
}

/** A dialog whose code comes later, and which must not take the page with it when that cannot be loaded. */
export function LaterDialog({ children, onFailed }: LaterDialogProps) {
  return (
    <ErrorBoundary fallback={<DialogFailed onFailed={onFailed} />}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}

function DialogFailed({ onFailed }: Pick<LaterDialogProps, 'onFailed'>) {
  const { t } = useTranslation()
  const notify = useNotify()
  useEffect(() => {
    notify({ severity: 'error', title: t('message.errorLoad.title'), body: t('message.errorLoad.body') })
    onFailed?.()
  }, [notify, t, onFailed])
  return null
}
