import { useTranslation } from 'react-i18next'
import { applySavings, type BudgetChange } from '#shared/domain/index.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { useRefusalNotice } from '#renderer/parts/options/use-conflict.ts'
import { useUndoOffer } from '#renderer/unit/history/use-undo-offer.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'

/** Takes proposals over as one write and one step, and offers at once to undo it (BUD-5). */
export function useTakeSavings(): (changes: readonly BudgetChange[]) => void {
  const { t } = useTranslation('budget')
  const { store } = useOpenUnit()
  const offerUndo = useUndoOffer()
  const refuse = useRefusalNotice()
  const notify = useNotify()
  return (changes) => {
    const error = store.perform((now) => applySavings(now, changes), t('step'))
    refuse(error)
    if (error !== null) return
    notify({
      severity: 'success',
      title: t('taken', { count: changes.length }),
      action: offerUndo(t('undo')),
    })
  }
}
