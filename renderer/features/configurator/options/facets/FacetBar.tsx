import type { TFunction } from 'i18next'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Facet, findFacets } from '#shared/domain/index.ts'
import type { Item } from '#shared/domain/catalogue/catalogue.types.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { countProducts, isNarrowed, type Narrowing, findProducts, toggled } from './narrowing.ts'
import styles from './FacetBar.module.css'

interface FacetBarProps {
  readonly item: Item
  readonly narrowing: Narrowing
  readonly onNarrow: (narrowing: Narrowing, productIds: ReadonlySet<string> | null) => void
}

/** Narrows the options of an item by material, tone and price (STG-8): chips in one row to scroll. */
export const FacetBar = memo(function FacetBar({ item, narrowing, onNarrow }: FacetBarProps) {
  const { t } = useTranslation('configurator')
  const { prepared } = useOpenUnit().store
  const facets = useMemo(() => findFacets(prepared, item.id), [prepared, item.id])
  if (facets.length === 0) return null
  const narrow = (next: Narrowing) => onNarrow(next, findProducts(facets, next))
  return (
    <div className={styles.bar} role="group" aria-label={t('facets.label')} data-facets="">
      <Chip
        label={t('facets.all')}
        count={item.options.length}
        isOn={!isNarrowed(narrowing)}
        onTouch={() => narrow({})}
      />
      {facets.map((facet) => (
        <div key={facet.kind} className={styles.kind} role="group" aria-label={t(`facets.${facet.kind}`)}>
          {listValues(facet, t).map(({ key, title }) => {
            const isOn = narrowing[facet.kind] === key
            const count = countProducts(facets, narrowing, facet.kind, key)
            // What would leave nothing is not offered.
            if (count === 0 && !isOn) return null
            return (
              <Chip
                key={key}
                label={title}
                count={count}
                isOn={isOn}
                onTouch={() => narrow(toggled(narrowing, facet.kind, key))}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
})

/** The values of a facet with their names: the catalogue's for materials. */
function listValues(facet: Facet, t: TFunction<'configurator'>): readonly { key: string; title: string }[] {
  if (facet.kind === 'material') return facet.values
  return facet.values.map(({ key }) => ({ key, title: t(`facets.values.${key}`) }))
}

interface ChipProps {
  readonly label: string
  readonly count: number
  readonly isOn: boolean
  readonly onTouch: () => void
}

function Chip({ label, count, isOn, onTouch }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={isOn} onClick={onTouch}>
      {label} <span className={styles.count}>{count}</span>
    </button>
  )
}
