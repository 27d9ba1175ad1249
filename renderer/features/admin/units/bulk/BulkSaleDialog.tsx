import Alert from '@mui/material/Alert'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeSale, type SaleFault, type SaleTerms } from '#shared/domain/sales/unit-sale.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { ProgressBar } from '#renderer/ui/ProgressBar.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import type { AccountUnit } from '../unit-rows.ts'
import type { BulkActionProps } from './bulk-action.types.ts'
import { nameUnits } from './name-units.ts'
import { type BulkStatus, useBulkSale } from './use-bulk-sale.ts'

const MAX_NAME = 200

interface BulkSaleDialogProps extends BulkActionProps {
  readonly status: BulkStatus
  /** Day in Berlin, `YYYY-MM-DD`. */
  readonly today: string
  readonly onClose: () => void
}

/** Asks once before many units are set; a reservation has one day and one person for all of them (SAL-7, SAL-8). */
export function BulkSaleDialog(props: BulkSaleDialogProps) {
  const { rows, status, today, onClose } = props
  const { t } = useTranslation('admin-units')
  const formId = useId()
  const units = rows.map(({ unit }) => unit).filter(({ salesStatus }) => salesStatus !== status)
  const bought = units.filter(({ buyers }) => buyers.length > 0)
  const form = useReservation(status, today)
  const { submit, isBusy, triedCount, left } = useSetting(props, units, form)
  const name = t(`sale.${status}`)
  return (
    <Dialog
      title={t('bulkSale.title', { name })}
      size="small"
      onClose={isBusy ? null : onClose}
      actions={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {t('bulkSale.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="contained" disabled={isBusy || units.length === 0}>
            {t('bulkSale.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} className="ww-stack ww-gap-16" noValidate onSubmit={submit}>
        {left === null ? null : <FormFailure>{t('bulkSale.left', { units: left })}</FormFailure>}
        <p>
          {units.length === 0
            ? t('bulkSale.none', { name })
            : t(`bulkSale.body.${status}`, { count: units.length, name })}
        </p>
        {units.length === 0 ? null : <p className="ww-muted">{nameUnits(units)}</p>}
        {units.length === 0 || units.length === rows.length ? null : (
          <p className="ww-muted">{t('bulkSale.kept', { count: rows.length - units.length, name })}</p>
        )}
        {status === 'SOLD' || bought.length === 0 ? null : (
          <Alert severity="warning">{t('bulkSale.bought', { units: nameUnits(bought) })}</Alert>
        )}
        {status !== 'RESERVED' || units.length === 0 ? null : <Reservation form={form} today={today} />}
        {triedCount === null ? null : <Progress count={triedCount} all={rows.length} />}
      </form>
    </Dialog>
  )
}

/** How many have been set of all: each of them is a call of its own. */
function Progress({ count, all }: { count: number; all: number }) {
  const { t } = useTranslation('admin-units')
  const text = t('bulkSale.progress', { count, all })
  return (
    <div className="ww-stack ww-gap-4">
      <p role="status">{text}</p>
      <ProgressBar progress={all === 0 ? 1 : count / all} label={t('bulkSale.setting')} text={text} />
    </div>
  )
}

/** Whom and until when; what is wrong with it is said once somebody wants to save it, and until it is right. */
function useReservation(salesStatus: BulkStatus, today: string) {
  const [until, setUntil] = useState('')
  const [person, setPerson] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const sale = { salesStatus, reservedUntil: until === '' ? null : until, reservedFor: person.trim() }
  const answer = changeSale(ANOTHER, { ...ANOTHER, ...sale }, today)
  const fault = answer.ok ? null : answer.fault
  return {
    sale: salesStatus === 'RESERVED' ? sale : { ...sale, reservedUntil: null, reservedFor: '' },
    until,
    setUntil,
    person,
    setPerson,
    fault: isChecked ? fault : null,
    /** Whether it can be saved. */
    check(): boolean {
      setIsChecked(true)
      return fault === null
    },
  }
}

/** What every reservation differs from. */
const ANOTHER: SaleTerms = { salesStatus: 'VACANT', reservedUntil: null, reservedFor: '', price: null, featured: false }

type ReservationForm = ReturnType<typeof useReservation>

/** The dialog stays, with what was typed, as long as there is a unit that it could not be said of. */
function useSetting(
  { status, onClose, onDone }: BulkSaleDialogProps,
  units: readonly AccountUnit[],
  form: ReservationForm,
) {
  const { t } = useTranslation('admin-units')
  const notify = useNotify()
  const { setSale, triedCount } = useBulkSale()
  const isBusy = triedCount !== null
  const [left, setLeft] = useState<string | null>(null)
  const set = async () => {
    setLeft(null)
    const failed = await setSale(units, form.sale)
    onDone(failed.map(({ id }) => id))
    if (failed.length > 0) return setLeft(nameUnits(failed))
    onClose()
    notify({ severity: 'success', title: t('bulkSale.done', { count: units.length, name: t(`sale.${status}`) }) })
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isBusy && form.check()) void set()
  }
  return { submit, isBusy, triedCount, left }
}

function Reservation({ form, today }: { form: ReservationForm; today: string }) {
  const { t } = useTranslation('admin-unit')
  const getError = (...faults: readonly SaleFault[]) =>
    form.fault !== null && faults.includes(form.fault) ? t(`sale.fault.${form.fault}`) : null
  return (
    <>
      <TextField
        label={t('sale.until')}
        type="date"
        min={today}
        value={form.until}
        error={getError('DATE_NEEDED', 'DATE_PAST')}
        onChange={({ target }) => form.setUntil(target.value)}
      />
      <TextField
        label={t('sale.for')}
        maxLength={MAX_NAME}
        autoComplete="off"
        value={form.person}
        error={getError('PERSON_NEEDED')}
        onChange={({ target }) => form.setPerson(target.value)}
      />
    </>
  )
}
