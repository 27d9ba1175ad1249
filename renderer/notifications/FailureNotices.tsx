import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { assertNever } from '#shared/domain/kernel/assert-never.ts'
import { type FailureNotice, onFailure } from '#renderer/api/index.ts'
import { wordErrors } from '#renderer/i18n/word-errors.ts'
import { useNotify } from './notifications.store.ts'

/** Turns failed calls into notifications (SHL-8 to SHL-18). Shows nothing itself. */
export function FailureNotices() {
  const { t } = useTranslation()
  const notify = useNotify()
  useEffect(() => {
    const tellReasons = async (of: 'Update' | 'Delete', { reasons }: Extract<FailureNotice, { reasons: unknown }>) => {
      const words = await wordErrors(reasons.map(({ code }) => code))
      const title = t(`message.error${of}Reasons.title`)
      notify({ severity: 'error', title, ...(words === null ? {} : { body: words }) })
    }
    return onFailure((notice) => {
      switch (notice.kind) {
        case 'unauthorized':
          return notify({
            severity: 'warning',
            title: t('message.errorUnauthorized.title'),
            body: t('message.errorUnauthorized.body'),
          })
        case 'load':
          return notify({ severity: 'error', title: t('message.errorLoad.title'), body: t('message.errorLoad.body') })
        case 'save':
          return notify({ severity: 'error', title: t('message.errorSave.title'), body: t('message.errorSave.body') })
        case 'delete':
          return notify({
            severity: 'error',
            title: t('message.errorDelete.title'),
            body: t('message.errorDelete.body'),
          })
        case 'updateReasons':
          return void tellReasons('Update', notice)
        case 'deleteReasons':
          return void tellReasons('Delete', notice)
        default:
          return assertNever(notice)
      }
    })
  }, [t, notify])
  return null
}
