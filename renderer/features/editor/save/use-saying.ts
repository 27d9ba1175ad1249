import { useTranslation } from 'react-i18next'
import { useNotify } from '#renderer/notifications/index.ts'
import type { SaveOutcome } from '../saving.ts'

/** Says how a save has ended. */
export function useSaying(): (outcome: SaveOutcome, isDraft: boolean) => void {
  const { t } = useTranslation('editor')
  const notify = useNotify()
  return (outcome, isDraft) => {
    if (outcome === 'saved') notify({ severity: 'success', title: t(isDraft ? 'save.draftSaved' : 'save.saved') })
    if (outcome === 'failed') notify({ severity: 'error', title: t('save.failed'), body: t('save.failedHint') })
  }
}
