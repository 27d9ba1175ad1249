import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import { takeOverPresentation } from '#shared/contracts/http/presentations.contract.ts'
import { call } from '#renderer/api/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { wordErrors } from '#renderer/i18n/word-errors.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { ConfirmDialog } from '#renderer/ui/dialog/ConfirmDialog.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { useReread } from '../use-unit-file.ts'
import type { Presentation } from './use-presentations.ts'

interface TakeOverDialogProps {
  readonly presentation: Presentation
  readonly unit: { readonly id: string; readonly name: string }
  readonly onClose: () => void
}

type LeftOut = AnswerOf<typeof takeOverPresentation>['leftOut']

/** Asks before a presentation becomes the unit's choices, and says what the catalogue of now does not take (PST-8). */
export function TakeOverDialog({ presentation, unit, onClose }: TakeOverDialogProps) {
  const { t } = useTranslation('presentation')
  const notify = useNotify()
  const reread = useReread()
  const locale = useLocale()
  const [isBusy, setIsBusy] = useState(false)
  const [leftOut, setLeftOut] = useState<LeftOut>([])
  const takeOver = async () => {
    setIsBusy(true)
    const params = { unitId: unit.id, presentationId: presentation.id }
    const result = await call(takeOverPresentation, { params, query: { locale }, silent: true })
    setIsBusy(false)
    reread()
    if (!result.ok) {
      const hasChoices = result.error.errors.some(({ code }) => code === 'CHOICES_EXIST')
      const body = hasChoices ? await wordErrors(['CHOICES_EXIST']) : null
      notify({ severity: 'error', title: t('taking.failed'), ...(body === null ? {} : { body }) })
      return onClose()
    }
    notify({ severity: 'success', title: t('taking.done') })
    if (result.value.leftOut.length === 0) return onClose()
    return setLeftOut(result.value.leftOut)
  }
  if (leftOut.length > 0) return <LeftOutDialog leftOut={leftOut} onClose={onClose} />
  const name = presentation.name === '' ? t('file.someone') : presentation.name
  return (
    <ConfirmDialog
      title={t('taking.title')}
      cancel={t('taking.cancel')}
      confirm={t('taking.submit')}
      tone="plain"
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={takeOver}
    >
      {t('taking.body', { name, unit: unit.name })}
    </ConfirmDialog>
  )
}

function LeftOutDialog({ leftOut, onClose }: { leftOut: LeftOut; onClose: () => void }) {
  const { t } = useTranslation('presentation')
  return (
    <Dialog
      title={t('taking.done')}
      size="small"
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('taking.close')}
        </Button>
      }
    >
      <p>{t('taking.leftOut')}</p>
      <ul className="ww-stack ww-gap-4">
        {leftOut.map(({ item, product }) => (
          <li key={`${item} ${product}`}>{item === null ? product : `${item}: ${product}`}</li>
        ))}
      </ul>
    </Dialog>
  )
}
