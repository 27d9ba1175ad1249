import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { extendDeadline } from '#shared/contracts/http/deadlines.contract.ts'
import { call } from '#renderer/api/index.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { useRereadAllDeadlines } from './use-project-deadlines.ts'

interface ExtendingOptions {
  readonly unit: { readonly id: string; readonly name: string }
  readonly deadlineId: string
  readonly onDone: () => void
}

/** Gives one unit more time, or the day that the others have, and says so (DDL-31). */
export function useExtending({ unit, deadlineId, onDone }: ExtendingOptions) {
  const { t } = useTranslation('admin-deadlines')
  const notify = useNotify()
  const reread = useRereadAllDeadlines()
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  async function save(wanted: { readonly day: string | null; readonly reason: string }): Promise<void> {
    setIsBusy(true)
    setHasFailed(false)
    const { ok } = await call(extendDeadline, { params: { unitId: unit.id, deadlineId }, body: wanted, silent: true })
    setIsBusy(false)
    if (!ok) return setHasFailed(true)
    onDone()
    const said = wanted.day === null ? 'extend.ended' : 'extend.saved'
    notify({ severity: 'success', title: t(said, { unit: unit.name }) })
    return reread()
  }

  return { isBusy, hasFailed, extend: save, end: () => save({ day: null, reason: '' }) }
}
