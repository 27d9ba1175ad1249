import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { ERROR_CODES } from '#shared/contracts/errors.ts'
import { type ApiError, isOutOfReach } from '#renderer/api/index.ts'

/** Why a letter was not taken, by the code of the reason; null for none. */
export function useFaultWords(): (code: string | null) => string | null {
  const { t } = useTranslation(['inbox', 'errors'])
  return useCallback(
    (code) => {
      if (code === null) return null
      if (code === 'IDEMPOTENCY_KEY_REUSED') return t('pages.inbox.sending.reused')
      if (code === 'UPLOAD_UNKNOWN') return t('pages.inbox.sending.filesGone')
      const known = ERROR_CODES.find((each) => each === code)
      return known === undefined ? t('pages.inbox.sending.error') : t(`errors:${known}`)
    },
    [t],
  )
}

/** The same of an answer, by its status where that says more (INB-41, INB-42). */
export function useRefusalWords(): (error: ApiError) => string {
  const { t } = useTranslation('inbox')
  const say = useFaultWords()
  return useCallback(
    (error) => {
      if (error.status === 413) return t('pages.inbox.sending.attachmentError')
      if (error.status === 401) return t('pages.inbox.sending.unauthorized')
      const code = error.status >= 500 || isOutOfReach(error) ? null : (error.errors[0]?.code ?? null)
      return say(code) ?? t('pages.inbox.sending.error')
    },
    [t, say],
  )
}
