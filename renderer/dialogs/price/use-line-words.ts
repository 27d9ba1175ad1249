import { useTranslation } from 'react-i18next'
import { assertNever } from '#shared/domain/kernel/assert-never.ts'
import type { PricedProduct, ExplanationRow } from '#shared/domain/index.ts'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'

export interface LineWords {
  readonly title: string
  /** Smaller, below the title; empty for nothing. */
  readonly detail: string
  /** In place of the amount; null = the amount. */
  readonly instead: string | null
}

/** What a line of a chain is called, for people who have never seen a bill of quantities. */
export function useLineWords(): (line: ExplanationRow) => LineWords {
  const { t } = useTranslation('price')
  const { prepared } = useOpenUnit().store
  const getDetail = useProductDetail()
  const productTitle = (id: string | null) => (id === null ? undefined : prepared.product(id)?.title) ?? t('nothing')
  const itemTitle = (id: string) => prepared.item(id)?.title ?? ''
  const lineTitle = (id: string) => prepared.lineItem(id)?.title ?? ''
  return (line) => {
    switch (line.kind) {
      case 'product':
        return { title: productTitle(line.productId), ...getDetail(line) }
      case 'credit': {
        const paid = t(line.paidWith === 'purchase' ? 'paidWithPurchase' : 'paidWithUpgrade')
        const { detail } = getDetail(line)
        return {
          title: t('creditNamed', { product: productTitle(line.productId) }),
          detail: detail === '' ? paid : `${detail}, ${paid}`,
          instead: null,
        }
      }
      case 'standard':
        return {
          title: t('standardNamed', { item: itemTitle(line.itemId), product: productTitle(line.productId) }),
          ...getDetail(line),
        }
      case 'replacement': {
        const positions = line.replacedLineItemIds.map(lineTitle).filter((title) => title !== '')
        return positions.length === 0
          ? { title: t('replacementPlain'), detail: '', instead: null }
          : {
              title: t('replacement', { positions: positions.join(', ') }),
              detail: t('replacementHint'),
              instead: null,
            }
      }
      case 'item':
        return {
          title: itemTitle(line.itemId),
          detail: productTitle(line.productId),
          instead: line.isOnRequest ? t('onRequest') : null,
        }
      case 'base': {
        const bundle = prepared.bundles[prepared.bundleIndexById.get(line.bundleId ?? '') ?? -1]?.bundle
        const own = line.lineItemIds.map(lineTitle).join(', ')
        return { title: bundle?.title ?? own, detail: t(bundle ? 'base' : 'basePosition'), instead: null }
      }
      case 'room':
        return {
          title: (line.roomId === null ? undefined : prepared.room(line.roomId)?.title) ?? t('wholeUnit'),
          detail: line.onRequestCount > 0 ? t('onRequestCount', { count: line.onRequestCount }) : '',
          instead: null,
        }
      default:
        return assertNever(line)
    }
  }
}

/** How the price of a product comes about: how many at what price (ENG-40), or why there is none. */
function useProductDetail(): (product: PricedProduct) => Omit<LineWords, 'title'> {
  const { t } = useTranslation('price')
  const { quantity: formatQuantity, unitPrice } = useFormat()
  const { flags } = useOpenUnit()
  return (product) => {
    if (product.isOnRequest) return { detail: t('onRequestHint'), instead: t('onRequest') }
    if (product.priceMode === 'included') return { detail: t('included'), instead: null }
    const minimum = product.isMinimumPrice ? t('minimum') : ''
    if (product.unitCents === null || product.quantityHidden) return { detail: minimum, instead: null }
    const quantity = formatQuantity(product.quantity, product.quantityUnit)
    const times = flags.showUnitPrices
      ? t('times', { quantity, price: unitPrice(product.unitCents) })
      : t('quantityNamed', { quantity })
    return { detail: [times, minimum].filter((text) => text !== '').join(', '), instead: null }
  }
}
