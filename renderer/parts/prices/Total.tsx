import { useTranslation } from 'react-i18next'
import { useFormat } from '#renderer/i18n/useFormat.ts'

interface TotalProps {
  /** In cents. */
  readonly cents: number
  /** How much is on request, and so not in it. */
  readonly onRequestCount: number
  /** It is what is added: with plus or minus. */
  readonly isSigned?: boolean
  /** With cents in any case: on paper. */
  readonly isExact?: boolean
}

/** A sum, and beside it what it does not contain (decision 3); with cents as `ExactAmounts` around it says. */
export function Total({ cents, onRequestCount, isSigned = false, isExact }: TotalProps) {
  const { t } = useTranslation('common')
  const { price } = useFormat()
  return (
    <>
      {price(cents, { sign: isSigned, ...(isExact && { exact: true }) })}
      {onRequestCount === 0 ? null : <small> {t('onRequestCount', { count: onRequestCount })}</small>}
    </>
  )
}
