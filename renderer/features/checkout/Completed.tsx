import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { homePath } from '#renderer/unit/address/paths.ts'
import { useNextDate } from '#renderer/unit/order/use-next-date.ts'
import { useMayReopen } from '#renderer/unit/order/use-may-complete.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { useUnitState } from '#renderer/unit/state/derive.ts'
import { formatDate } from '#renderer/i18n/format.ts'
import { useFormat, useLocale } from '#renderer/i18n/useFormat.ts'
import { Button, ButtonLink } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import styles from './CompletionDialog.module.css'
import type { PendingChoice } from './completion-message.ts'

interface CompletedProps {
  /** The unit's. */
  readonly name: string
  /** Completed here and now; else it was completed before, with whatever was said then. */
  readonly isMine: boolean
  /** What was wanted for open decisions; null = it was not asked. */
  readonly openChoice: PendingChoice | null
  readonly onClose: () => void
}

/** CHK-20: that it is done, when and at what total; what happens next, and where the summary is. */
export function Completed({ name, isMine, openChoice, onClose }: CompletedProps) {
  const { t } = useTranslation('checkout')
  const { t: common } = useTranslation()
  const mayReopen = useMayReopen()
  const nextDate = useNextDate()
  const { basePath, project, flags } = useOpenUnit()
  const { total, onRequestCount } = useUnitState()
  const { price } = useFormat()
  const locale = useLocale()
  const [today] = useState(() => new Date().toISOString())
  return (
    <Dialog
      title={t('dialog.doneTitle')}
      onClose={onClose}
      actions={
        <>
          <ButtonLink to={homePath(basePath, project)} variant="outlined" color="inherit">
            {t('dialog.toDashboard')}
          </ButtonLink>
          <Button variant="contained" onClick={onClose}>
            {t('dialog.close')}
          </Button>
        </>
      }
    >
      <div className="ww-stack ww-gap-20">
        <Alert severity="success" icon={<NamedIcon name="check" size={20} />} role="status">
          {t(isMine ? 'dialog.doneBody' : 'dialog.alreadyBody', { unit: name })}
        </Alert>
        <dl className={`ww-values ww-well ww-inset ${styles.facts}`}>
          {isMine ? (
            <div>
              <dt>{t('dialog.doneOn')}</dt>
              <dd>{formatDate(today, locale)}</dd>
            </div>
          ) : null}
          {flags.showPricing ? (
            <div>
              <dt>{t('sums.total')}</dt>
              <dd>
                {price(total, { sign: true })}
                {onRequestCount > 0 ? <small> {t('list.onRequest', { count: onRequestCount })}</small> : null}
              </dd>
            </div>
          ) : null}
        </dl>
        <h3 className="ww-heading">{t('dialog.nextTitle')}</h3>
        <ul className={`ww-stack ww-gap-4 ${styles.next}`}>
          <li>{t(flags.showPricing ? 'dialog.nextTeam' : 'dialog.nextTeamPlain')}</li>
          {openChoice === null || !isMine ? null : (
            <li>{t(openChoice === 'option1' ? 'dialog.nextStandard' : 'dialog.nextContact')}</li>
          )}
          {mayReopen ? <li>{common('order.reopen')}</li> : null}
          {nextDate === null ? null : <li>{nextDate}</li>}
          <li>{t('dialog.nextSummary', { page: t(flags.showPricing ? 'title' : 'titlePlain') })}</li>
        </ul>
      </div>
    </Dialog>
  )
}
