import { useTranslation } from 'react-i18next'
import { FileImage, FileLink, isPicture } from '#renderer/parts/files/index.ts'
import { getFloorPlan } from '#renderer/parts/overview/unit-facts.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { ItemCard } from '../ItemCard.tsx'
import type { ItemViewProps } from '../item-view.types.ts'
import { usePictureText } from '../parts/use-picture-text.ts'
import styles from './FloorPlanItem.module.css'

/** The plan of the home: the picture that a design names (DSH-19), else the home's own (DSH-58..60). */
export function FloorPlanItem({ item, place }: ItemViewProps<'FloorPlan'>) {
  const { t } = useTranslation('dashboard')
  const { unit, name } = useOpenUnit()
  const say = usePictureText()
  const url = item.values['params.url'] ?? getFloorPlan(unit)
  if (url === null) return null
  const title = t('floorPlan.alt', { unit: name })
  const alt = say(url) || title
  return (
    <ItemCard item={item} place={place} title={t('floorPlan.title')} className={styles.card}>
      {isPicture(url) ? <FileImage className={styles.plan} url={url} alt={alt} loading="lazy" /> : null}
      <FileLink className={styles.open} url={url} title={title} newWindow={t('floorPlan.newWindow')}>
        {t('floorPlan.open')}
        <NamedIcon name="arrowRight" size={20} />
      </FileLink>
    </ItemCard>
  )
}
