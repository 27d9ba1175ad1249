import Alert from '@mui/material/Alert'
import FormControlLabel from '@mui/material/FormControlLabel'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SALES_STATUSES } from '#shared/contracts/entities/unit.schema.ts'
import { changeSale, type SaleFault, type SaleTerms } from '#shared/domain/sales/unit-sale.ts'
import { parseEuros } from '#renderer/i18n/parse-euros.ts'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { Segmented } from '#renderer/ui/Segmented.tsx'
import { Switch } from '#renderer/ui/Switch.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import styles from './unit-file.module.css'
import type { StaffFile } from './use-unit-file.ts'
import { type UnitSale, useSaveSale } from './use-unit-sale.ts'
import { useSaleWords } from './use-sale-words.ts'

const MAX_NAME = 200
const MAX_NOTE = 500

interface SaleDialogProps {
  readonly unit: StaffFile['unit']
  /** As it is now, also while the dialog is open. */
  readonly sale: UnitSale
  readonly onClose: () => void
}

/** Says how a unit is sold, and what that means to those who saved it (SAL-1, SAL-5). */
export function SaleDialog({ unit, sale, onClose }: SaleDialogProps) {
  const { t } = useTranslation('admin-unit')
  const notify = useNotify()
  const id = useId()
  const form = useSaleForm(sale)
  const { save, isBusy, failure } = useSaveSale(unit.id)
  // What the fields were filled with: what was said since is only taken the place of once it has been read here.
  const [opened] = useState(sale)
  const { revision } = failure === 'conflict' ? sale : opened
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!form.check()) return
    if (!(await save(revision, form.wish))) return
    onClose()
    notify({ severity: 'success', title: t('sale.saved', { unit: unit.name }) })
  }
  return (
    <Dialog
      title={t('sale.dialog', { unit: unit.name })}
      onClose={isBusy ? null : onClose}
      actions={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {t('sale.cancel')}
          </Button>
          <Button type="submit" form={id} variant="contained" disabled={isBusy}>
            {t('sale.save')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={`ww-stack ww-gap-16 ${styles.saleForm}`}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        {failure === 'failed' ? <FormFailure>{t('sale.failed')}</FormFailure> : null}
        {failure === 'conflict' ? <Conflict sale={sale} opened={opened} /> : null}
        <Fields form={form} sale={sale} />
        {form.wish.salesStatus !== 'VACANT' && form.wish.salesStatus !== sale.salesStatus && sale.savedCount > 0 ? (
          <Alert severity="info">
            {t(form.wish.salesStatus === 'SOLD' ? 'sale.keptSold' : 'sale.keptReserved', { count: sale.savedCount })}
          </Alert>
        ) : null}
      </form>
    </Dialog>
  )
}

/** Somebody else was faster: what they have said, so that who saves again knows what it takes the place of. */
function Conflict({ sale, opened }: { sale: UnitSale; opened: UnitSale }) {
  const { t } = useTranslation('admin-unit')
  const words = useSaleWords()
  const known = new Set(opened.events.map(({ sequence }) => sequence))
  const news = sale.events.filter(({ sequence }) => !known.has(sequence))
  return (
    <FormFailure>
      {t('sale.conflict')}
      {news.map((event) => {
        const changes = words.listChanges(event).join(' · ')
        return ` ${t('sale.conflictBy', { name: words.nameAuthor(event), changes })}`
      })}
    </FormFailure>
  )
}

function Fields({ form, sale }: { form: ReturnType<typeof useSaleForm>; sale: UnitSale }) {
  const { t } = useTranslation('admin-unit')
  const { wish, set, fault, priceText, setPriceText, isPriceWrong } = form
  const getError = (...faults: readonly SaleFault[]) =>
    fault !== null && faults.includes(fault) ? t(`sale.fault.${fault}`) : null
  return (
    <>
      <Segmented
        label={t('sale.status')}
        value={wish.salesStatus}
        options={SALES_STATUSES.map((value) => ({ value, label: t(`sales.${value}`) }))}
        onChange={(salesStatus) => set({ salesStatus })}
      />
      {wish.salesStatus === 'RESERVED' ? (
        <div className={styles.reservation}>
          <TextField
            label={t('sale.until')}
            type="date"
            min={sale.today}
            value={wish.reservedUntil ?? ''}
            error={getError('DATE_NEEDED', 'DATE_PAST')}
            onChange={({ target }) => set({ reservedUntil: target.value === '' ? null : target.value })}
          />
          <TextField
            label={t('sale.for')}
            maxLength={MAX_NAME}
            autoComplete="off"
            value={wish.reservedFor}
            error={getError('PERSON_NEEDED')}
            onChange={({ target }) => set({ reservedFor: target.value })}
          />
        </div>
      ) : null}
      {sale.showsPrices ? (
        <TextField
          label={t('sale.priceField')}
          inputMode="decimal"
          autoComplete="off"
          hint={t('sale.priceHint')}
          value={priceText}
          error={isPriceWrong ? t('sale.fault.PRICE_INVALID') : null}
          onChange={({ target }) => setPriceText(target.value)}
        />
      ) : null}
      <FormControlLabel
        className={styles.featured}
        control={<Switch isOn={wish.featured} onSwitch={(featured) => set({ featured })} />}
        label={t('sale.featured')}
      />
      <TextField
        label={t('sale.note')}
        maxLength={MAX_NOTE}
        value={wish.note}
        onChange={({ target }) => set({ note: target.value })}
      />
    </>
  )
}

/** What is wished; what is wrong with it is said once somebody wants to save it, and until it is right. */
function useSaleForm(sale: UnitSale) {
  const { price: formatPrice } = useFormat()
  const { salesStatus, reservedUntil, reservedFor, featured } = sale
  const [wish, setWish] = useState({ salesStatus, reservedUntil, reservedFor, featured, note: '' })
  const [priceText, setPriceText] = useState(() => (sale.price === null ? '' : toField(sale.price, formatPrice)))
  const [isChecked, setIsChecked] = useState(false)
  const price = parseEuros(priceText)
  const wished: SaleTerms = { ...wish, price: price.cents }
  const answer = changeSale(sale, wished, sale.today)
  const fault = answer.ok ? null : answer.fault
  return {
    wish: sale.showsPrices ? { ...wish, price: price.cents } : wish,
    set: (change: Partial<typeof wish>) => setWish({ ...wish, ...change }),
    priceText,
    setPriceText,
    fault: isChecked ? fault : null,
    isPriceWrong: isChecked && !price.isValid,
    /** Whether it can be saved. */
    check(): boolean {
      setIsChecked(true)
      return fault === null && price.isValid
    },
  }
}

/** An amount as people type it, with cents where it has some. */
function toField(cents: number, formatPrice: ReturnType<typeof useFormat>['price']): string {
  return formatPrice(cents, { exact: cents % 100 !== 0 }).replaceAll(/[\s€]/g, '')
}
