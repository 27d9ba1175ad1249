import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reopenDeadline } from '#shared/contracts/http/deadlines.contract.ts'
import { call } from '#renderer/api/index.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { type Deadline, useRereadDeadlines } from '#renderer/parts/deadlines/use-deadlines.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'

/**
 * Takes back that a deadline is done, and shows how things stand then, also where it was too late (DDL-33).
 * @param onReopened it is open, and what said that it is done is about to go
 */
export function useReopening({ id, parentId }: Deadline, onReopened: () => void) {
  const { t } = useTranslation('deadlines')
  const { unit } = useOpenUnit()
  const notify = useNotify()
  const reread = useRereadDeadlines()
  const [isBusy, setIsBusy] = useState(false)

  async function reopen(): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    const params = { unitId: unit.id, deadlineId: parentId ?? id }
    const { ok } = await call(reopenDeadline, { params, silent: true })
    setIsBusy(false)
    notify(ok ? { severity: 'success', title: t('reopened') } : { severity: 'error', title: t('dialog.failed') })
    if (ok) onReopened()
    await reread()
  }

  return { isBusy, reopen }
}
