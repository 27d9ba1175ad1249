import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { type UnitFact, unitFacts } from './unit-facts.ts'

interface UnitFactsProps {
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
}

/** What is said first about the open unit (DSH-56, DSH-57). */
export function UnitFacts({ className, style }: UnitFactsProps) {
  const { t } = useTranslation('dashboard')
  const { unit, flags } = useOpenUnit()
  return (
    <dl className={className} style={style} aria-label={t('facts.label')}>
      {unitFacts(unit, flags.showPricing && flags.showUnitPrices).map((fact) => (
        <div key={fact.kind}>
          <dt>{t(`facts.${fact.kind}`)}</dt>
          <dd>
            <FactText fact={fact} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function FactText({ fact }: { fact: UnitFact }) {
  const { t } = useTranslation('dashboard')
  const { price, floorSpace, quantity } = useFormat()
  switch (fact.kind) {
    case 'price':
      return fact.cents === null ? t('facts.priceOnRequest') : price(fact.cents)
    case 'floorSpace':
      return floorSpace(fact.squareMetres)
    case 'roomCount':
      return quantity(fact.count)
    default:
      return fact.text
  }
}
