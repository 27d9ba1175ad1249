import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import type { ConflictReport, OptionRef } from '#shared/domain/configuration/configuration.types.ts'
import { type Configuration, unitState } from '#shared/domain/index.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { withProposals } from './picks.ts'
import styles from './RulesDialog.module.css'
import { carryOut, type RulesRequest } from './rules-request.ts'

interface NewTotalProps {
  readonly configuration: Configuration
  readonly request: RulesRequest
  readonly report: ConflictReport
  readonly picks: readonly OptionRef[]
}

/**
 * What the unit will cost with the wish and the picks; what is not picked yet is reckoned with as
 * proposed. Nothing where the project hides prices (SHL-36).
 */
export function NewTotal({ configuration, request, report, picks }: NewTotalProps) {
  const { t } = useTranslation('rules')
  const { price } = useFormat()
  const { flags } = useOpenUnit()
  const now = unitState(configuration)
  const next = useMemo(() => {
    const result = carryOut(configuration, request, withProposals(report, picks))
    return result.ok ? unitState(result.configuration) : null
  }, [configuration, request, report, picks])
  if (!flags.showPricing || next === null) return null
  const isComplete = picks.length === report.alternatives.length
  return (
    <p className={styles.newTotal} aria-live="polite" data-testid="rules-total">
      <span>{t(isComplete ? 'total.label' : 'total.withProposals')}</span>
      <strong className="ww-figure">{price(next.total, { sign: true })}</strong>
      <span>
        {next.total === now.total
          ? t('total.same')
          : t('total.difference', { price: price(next.total - now.total, { sign: true }) })}
        {next.onRequestCount > 0 ? ` · ${t('total.onRequest', { count: next.onRequestCount })}` : ''}
      </span>
    </p>
  )
}
