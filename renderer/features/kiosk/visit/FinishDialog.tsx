import { useTranslation } from 'react-i18next'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import styles from './FinishDialog.module.css'
import { endVisit } from './end-visit.ts'
import { useVisit } from './visit.store.ts'

interface FinishDialogProps {
  readonly onClose: () => void
  /** Lets the visitor keep the choices first; null = this project does not offer it. */
  readonly onSave: (() => void) | null
  /** Where the page leads when everything is forgotten. */
  readonly next?: string | undefined
}

/** Asks before a visit ends: what is forgotten cannot be had back. */
export function FinishDialog({ onClose, onSave, next }: FinishDialogProps) {
  const { t } = useTranslation('kiosk')
  const saved = useVisit((visit) => visit.saved)
  return (
    <Dialog
      title={t('finish.title')}
      size="medium"
      onClose={onClose}
      actions={
        <div className={`ww-stack ww-gap-12 ${styles.ways}`}>
          <Button variant="contained" size="large" onClick={() => void endVisit(next)}>
            {t('finish.end')}
          </Button>
          {onSave === null ? null : (
            <Button variant="outlined" size="large" onClick={onSave}>
              {t(saved === null ? 'finish.save' : 'finish.saveAgain')}
            </Button>
          )}
          <Button variant="text" color="inherit" size="large" onClick={onClose}>
            {t('finish.stay')}
          </Button>
        </div>
      }
    >
      <p>{t(saved === null ? 'finish.body' : `finish.saved.${saved}`)}</p>
    </Dialog>
  )
}
