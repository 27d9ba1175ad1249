import { Button } from '#renderer/ui/Button.tsx'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { lockedWords } from '#renderer/unit/locks/lock-reason.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import type { RulesAnswer } from './rules-request.ts'

interface SettledPageProps {
  /** null = the address names nothing. */
  readonly answer: Exclude<RulesAnswer, { kind: 'conflict' }> | null
  readonly onApply: () => void
  readonly onClose: () => void
}

/** Nothing clashes: the rest has changed since, or the wish cannot be had at all. */
export function SettledPage({ answer, onApply, onClose }: SettledPageProps) {
  const { t } = useTranslation(['rules', 'errors'])
  const { t: lockText } = useTranslation('locks')
  const locale = useLocale()
  const { prepared } = useOpenUnit().store
  const lock = answer?.kind === 'refused' ? lockedWords(lockText, locale, prepared, answer.error) : null
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
              {t('action.choose')}
            </Button>
          </>
        ) : (
          <Button variant="contained" onClick={onClose}>
            {t('action.close')}
          </Button>
        )
      }
    >
      <p>
        {fits
          ? t('settled.fits')
          : answer === null
            ? t('settled.unknown')
            : lock === null
              ? t(answer.error.code, { ns: 'errors' })
              : `${lock.title}. ${lock.body}`}
      </p>
    </Dialog>
  )
}
