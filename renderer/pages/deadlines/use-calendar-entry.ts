import { useTranslation } from 'react-i18next'
import { getCalendarEntry } from '#shared/contracts/http/deadlines.contract.ts'
import { call } from '#renderer/api/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import type { Deadline } from '#renderer/parts/deadlines/use-deadlines.ts'
import { saveFile } from '#renderer/platform/save-file.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'

/** Saves one deadline as a file for calendars, or says that it cannot be had (DDL-25). */
export function useCalendarEntry({ id, title }: Deadline): () => Promise<void> {
  const { t } = useTranslation('deadlines')
  const { unit } = useOpenUnit()
  const locale = useLocale()
  const notify = useNotify()
  return async () => {
    const params = { unitId: unit.id, deadlineId: id }
    const result = await call(getCalendarEntry, { params, query: { locale }, silent: true })
    if (!result.ok) return notify({ severity: 'error', title: t('entryFailed') })
    return saveFile(new Blob([result.value.content], { type: 'text/calendar;charset=utf-8' }), `${title}.ics`)
  }
}
