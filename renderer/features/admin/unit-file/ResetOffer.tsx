import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { resetChoices } from '#shared/contracts/http/staff-files.contract.ts'
import { type ApiError, call } from '#renderer/api/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { ConfirmDialog } from '#renderer/ui/dialog/ConfirmDialog.tsx'
import { dayText } from '../day-text.ts'
import { type StaffFile, useReread } from './use-unit-file.ts'

/** For a unit without buyers: takes back what was tried in it, after one question; it is kept as a variant (FIL-6). */
export function ResetOffer({ unit }: { unit: StaffFile['unit'] }) {
  const { t } = useTranslation('admin-unit')
  const locale = useLocale()
  const notify = useNotify()
  const reread = useReread()
  const [state, setState] = useState<'closed' | 'asking' | 'busy'>('closed')
  const [today] = useState(() => new Date().toISOString())
  const variant = t('resetting.variant', { day: dayText(today, locale) })
  const reset = async () => {
    setState('busy')
    const result = await call(resetChoices, {
      params: { unitId: unit.id },
      body: { variantName: variant },
      silent: true,
    })
    setState('closed')
    reread()
    if (result.ok) notify({ severity: 'success', title: t('resetting.done', { unit: unit.name }) })
    else notify({ severity: 'error', title: t(`resetting.${getReason(result.error)}`) })
  }
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" onClick={() => setState('asking')}>
          {t('resetting.open')}
        </Button>
      }
    >
      {t('resetting.offer')}
      {state === 'closed' ? null : (
        <ConfirmDialog
          title={t('resetting.title')}
          cancel={t('resetting.cancel')}
          confirm={t('resetting.submit')}
          isBusy={state === 'busy'}
          onClose={() => setState('closed')}
          onConfirm={reset}
        >
          {t('resetting.body', { unit: unit.name, variant })}
        </ConfirmDialog>
      )}
    </Alert>
  )
}

function getReason({ errors }: ApiError): 'full' | 'nothing' | 'failed' {
  if (errors.some(({ code }) => code === 'VARIANT_LIMIT')) return 'full'
  return errors.some(({ code }) => code === 'STATUS_UNCHANGED') ? 'nothing' : 'failed'
}
