import { Button } from '#renderer/ui/Button.tsx'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { useLockWords } from '../../options/use-lock-words.ts'
import type { RulesAnswer } from './rules-request.ts'
import styles from './RulesDialog.module.css'

interface SettledPageProps {
  /** null = the address names nothing. */
  readonly answer: Exclude<RulesAnswer, { kind: 'conflict' }> | null
  readonly onApply: () => void
  readonly onClose: () => void
}

/** Nothing clashes: the rest has changed since, or the wish cannot be had at all. */
export function SettledPage({ answer, onApply, onClose }: SettledPageProps) {
  const { t } = useTranslation(['rules', 'common'])
  const lockWords = useLockWords()
  const fits = answer?.kind === 'fits'
  return (
    <Dialog
      title={t(fits ? 'settled.fitsTitle' : 'settled.refusedTitle')}
      size="small"
      onClose={onClose}
      actions={
        fits ? (
          <>
            <Button variant="outlined" color="inherit" onClick={onClose}>
              {t('action.cancel')}
            </Button>
            <Button variant="contained" onClick={onApply}>
              {t('action.apply')}
            </Button>
          </>
        ) : (
          <Button variant="contained" onClick={onClose}>
            {t('action.close')}
          </Button>
        )
      }
    >
      <p className={styles.lead}>
        {fits
          ? t('settled.fits')
          : answer === null
            ? t('settled.unknown')
            : answer.error.lockedItems.length > 0
              ? Object.values(lockWords(answer.error.lockedItems)).join('. ')
              : t(`errorCode.${answer.error.code}`, { ns: 'common' })}
      </p>
    </Dialog>
  )
}
