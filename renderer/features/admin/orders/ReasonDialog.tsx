import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffStep } from '#shared/domain/index.ts'
import type { Order } from '#renderer/parts/orders/order.types.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { TextArea } from '#renderer/ui/TextArea.tsx'

import { OpenedItems } from './OpenedItems.tsx'

export type ReasonStep = Extract<StaffStep, 'returned' | 'reopening_refused'>

interface ReasonDialogProps {
  readonly order: Order
  readonly step: ReasonStep
  readonly isBusy: boolean
  readonly onClose: () => void
  /** Answers whether it was done. */
  readonly take: (step: StaffStep, reason: string, itemIds?: readonly string[]) => Promise<boolean>
}

/** Asks why an order is sent back, or not opened: buyers read it (ORD-4). What was written stays until it is sent. */
export function ReasonDialog({ order, step, isBusy, onClose, take }: ReasonDialogProps) {
  const { t } = useTranslation('admin-orders')
  const formId = useId()
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [opened, setOpened] = useState<readonly string[] | null>(
    step === 'returned' && order.opensOnlyItems ? [] : null,
  )
  const words = step === 'returned' ? 'returning' : 'refusing'
  const opensNothing = opened !== null && opened.length === 0
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() === '' || opensNothing) return setIsMissing(true)
    if (await take(step, reason.trim(), opened ?? undefined)) onClose()
  }
  return (
    <Dialog
      title={t(`${words}.title`)}
      onClose={isBusy ? null : onClose}
      actions={
        <>
          <Button variant="outlined" color="inherit" disabled={isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="contained" color="error" aria-disabled={isBusy}>
            {isBusy ? t('sending') : t(`${words}.submit`)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="ww-stack ww-gap-20" onSubmit={(event) => void submit(event)}>
        <p>
          {t(opened === null ? `${words}.body` : 'returning.partly', { unit: order.unit.name, number: order.number })}
        </p>
        <TextArea
          label={t('reason')}
          value={reason}
          maxLength={2_000}
          hint={t('reasonHint')}
          error={isMissing && reason.trim() === '' ? t('reasonMissing') : null}
          onChange={setReason}
        />
        {step === 'returned' ? (
          <OpenedItems
            order={order}
            opened={opened}
            error={isMissing && opensNothing ? t('opened.missing') : null}
            onChange={setOpened}
          />
        ) : null}
      </form>
    </Dialog>
  )
}
