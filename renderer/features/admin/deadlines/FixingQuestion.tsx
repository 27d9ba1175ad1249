import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#renderer/ui/dialog/ConfirmDialog.tsx'
import type { useAskingFirst } from './use-asking-first.ts'

/** What saving would fix at once, and whether that is meant (DDL-34). */
export function FixingQuestion({ question, drop, confirm }: ReturnType<typeof useAskingFirst>) {
  const { t } = useTranslation('admin-deadlines')
  if (question === null) return null
  const counts =
    question === 'unknown'
      ? null
      : {
          units: t('told.units', { count: question.fixedUnitCount }),
          items: t('fixing.items', { count: question.fixedItemCount }),
        }
  return (
    <ConfirmDialog
      title={t('fixing.title')}
      cancel={t('form.cancel')}
      confirm={t('fixing.save')}
      onClose={drop}
      onConfirm={confirm}
    >
      {counts === null ? t('fixing.unknown') : t('fixing.body', counts)}
    </ConfirmDialog>
  )
}
