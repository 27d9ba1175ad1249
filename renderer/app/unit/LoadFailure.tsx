import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { checkToken } from '#shared/contracts/http/tokens.contract.ts'
import { ApiFailure, call } from '#renderer/api/index.ts'
import { ApplicationError } from '#renderer/ui/ApplicationError.tsx'
import { MessageScreen } from '#renderer/ui/MessageScreen.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'

/** The unit could not be loaded (SHL-2): no such unit for this user (decision 11), no session any more, or no connection. */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation()
  const status = error instanceof ApiFailure ? error.error.status : 0
  useEffect(() => {
    // A call that is not silent lets the shell end the session and lead to the login.
    if (status === 401) void call(checkToken)
  }, [status])
  if (status !== 404) return <ApplicationError onRetry={onRetry} />
  return (
    <MessageScreen icon={<NamedIcon name="home" size={32} />} title={t('notFound.title')} body={t('notFound.body')} />
  )
}
