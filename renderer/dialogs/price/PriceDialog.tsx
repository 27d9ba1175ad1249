import { Button } from '#renderer/ui/Button.tsx'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { assertNever } from '#shared/domain/kernel/assert-never.ts'
import type { PriceExplanation, PriceSubject } from '#shared/domain/index.ts'
import { haveCents } from '#shared/domain/kernel/have-cents.ts'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { bundleTitle } from '#renderer/unit/locks/bundle-text.ts'
import { useUnitState } from '#renderer/unit/state/derive.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import type { ConfiguratorDialogProps } from '#renderer/unit/dialogs/dialogs.types.ts'
import { PriceChain } from './PriceChain.tsx'
import styles from './PriceDialog.module.css'
import { getSubject } from './price-subject.ts'
import { getUnitDifference } from './unit-difference.ts'
import { useExplanation } from './use-explanation.ts'

/** "Why this price?": the chain of amounts that leads to a figure, down to prices, quantities and credits. */
export function PriceDialog({ params, onClose }: ConfiguratorDialogProps<'price'>) {
  const { t } = useTranslation('price')
  const { t: tCommon } = useTranslation()
  const { flags } = useOpenUnit()
  const { itemId, productId, bundleId, roomId } = params
  const subject = useMemo(
    () =>
      getSubject({
        ...(itemId === undefined ? {} : { itemId }),
        ...(productId === undefined ? {} : { productId }),
        ...(bundleId === undefined ? {} : { bundleId }),
        ...(roomId === undefined ? {} : { roomId }),
      }),
    [itemId, productId, bundleId, roomId],
  )
  const explanation = useExplanation(subject)
  const name = useSubjectName(subject)
  // Where prices are hidden, an address does not show them either (SHL-36).
  if (!flags.showPricing || explanation === null) return null
  return (
    <Dialog
      title={t('title')}
      subtitle={name}
      onClose={onClose}
      actions={
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {tCommon('dialog.close')}
        </Button>
      }
    >
      <Explained explanation={explanation} />
    </Dialog>
  )
}

function Explained({ explanation }: { explanation: PriceExplanation }) {
  const { t } = useTranslation('price')
  const { onRequestCount } = useUnitState()
  const { subject, cents, lines } = explanation
  const { price } = useFormat()
  const exact = haveCents([cents, ...lines.map((line) => line.cents)])
  const isIncluded = cents === 0 && (subject.kind === 'option' || subject.kind === 'item')
  const sumLabel = useSumLabel(subject, cents)
  return (
    <>
      <p className={styles.intro}>{useIntro(explanation)}</p>
      {lines.length === 0 ? <p>{t('noLines')}</p> : <PriceChain explanation={explanation} />}
      <p className={styles.sum}>
        <span>{sumLabel}</span>
        <strong data-testid="explained-sum">{isIncluded ? t('included') : price(cents, { sign: true, exact })}</strong>
        {subject.kind === 'unit' && onRequestCount > 0 ? (
          <small>{t('onRequestCount', { count: onRequestCount })}</small>
        ) : null}
      </p>
      <EachUnit explanation={explanation} />
      <p className={styles.tax}>{t('taxHint')}</p>
    </>
  )
}

/** What one unit costs more than one of the standard: what people compare with a shop's price (SAY-2). */
function EachUnit({ explanation }: { explanation: PriceExplanation }) {
  const { t } = useTranslation('price')
  const { unitPrice } = useFormat()
  const { flags } = useOpenUnit()
  const difference = getUnitDifference(explanation)
  if (difference === null || !flags.showUnitPrices) return null
  const { cents, unit } = difference
  const price = unitPrice(Math.abs(cents))
  const direction = cents > 0 ? 'more' : 'less'
  return (
    <p className={styles.tax}>
      {unit === '' ? t(`each.${direction}Piece`, { price }) : t(`each.${direction}`, { price, unit })}
    </p>
  )
}

function useIntro({ subject, lines }: PriceExplanation): string {
  const { t } = useTranslation('price')
  if (subject.kind === 'bundle' || subject.kind === 'base') return t('introBundle')
  const [product, credit] = lines
  const isStandard =
    product?.kind === 'product' &&
    credit?.kind === 'credit' &&
    product.productId === credit.productId &&
    product.quantity === credit.quantity
  if (!isStandard) return t('intro')
  return t(credit.paidWith === 'purchase' ? 'introStandard' : 'introStandardOfUpgrade')
}

/** What is explained: the decision with its product, the upgrade, the room, the unit. */
function useSubjectName(subject: PriceSubject): string {
  const { store, name } = useOpenUnit()
  const { prepared } = store
  const { t } = useTranslation('price')
  switch (subject.kind) {
    case 'option':
    case 'item': {
      const item = prepared.item(subject.itemId)
      if (item === undefined) return ''
      const productId = subject.kind === 'option' ? subject.productId : store.itemView(item.id).defactoProductId
      const product = productId === null ? undefined : prepared.product(productId)
      return product === undefined ? item.title : `${item.title} · ${product.title}`
    }
    case 'bundle':
      return bundleTitle(prepared, subject.bundleId)
    case 'base':
      return ''
    case 'room':
      return (subject.roomId === null ? undefined : prepared.room(subject.roomId)?.title) ?? t('wholeUnit')
    case 'unit':
      return name
    default:
      return assertNever(subject)
  }
}

function useSumLabel(subject: PriceSubject, cents: number): string {
  const { t } = useTranslation('price')
  const name = useSubjectName(subject)
  switch (subject.kind) {
    case 'option':
    case 'item':
      return t(cents < 0 ? 'sum.credit' : 'sum.surcharge')
    case 'bundle':
      return t('sum.bundle')
    case 'base':
      return t('sum.base')
    case 'room':
      return t('sum.room', { room: name })
    case 'unit':
      return t('sum.unit')
    default:
      return assertNever(subject)
  }
}
