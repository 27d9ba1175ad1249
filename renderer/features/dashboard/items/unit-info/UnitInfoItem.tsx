import { useTranslation } from 'react-i18next'
import { UnitFacts } from '#renderer/parts/overview/UnitFacts.tsx'
import { ItemCard } from '../ItemCard.tsx'
import { itemStyle } from '../item-style.ts'
import type { ItemViewProps } from '../item-view.types.ts'
import styles from './UnitInfoItem.module.css'

/** The six facts that are said of a home first (DSH-56, DSH-57). */
export function UnitInfoItem({ item, place }: ItemViewProps<'DashboardUnitInfo'>) {
  const { t } = useTranslation('dashboard-unit')
  return (
    <ItemCard item={item} place={place} title={t('home.title')}>
      <UnitFacts className={styles.facts} style={itemStyle(item.styles['text'])} />
    </ItemCard>
  )
}
