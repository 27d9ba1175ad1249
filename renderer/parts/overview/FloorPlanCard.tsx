import { useTranslation } from 'react-i18next'
import { FileImage, FileLink, isPicture } from '../files/index.ts'
import { Card } from '#renderer/ui/card/Card.tsx'
import card from '#renderer/ui/card/Card.module.css'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import styles from './FloorPlanCard.module.css'

/** The unit's floor plan (DSH-60): as a picture where it is one, and to open. */
export function FloorPlanCard({ url, unitName }: { url: string; unitName: string }) {
  const { t } = useTranslation('dashboard')
  return (
    <Card title={t('floorPlan.title')}>
      {isPicture(url) ? (
        <FileImage className={styles.plan} url={url} alt={t('floorPlan.alt', { unit: unitName })} loading="lazy" />
      ) : null}
      <FileLink
        className={card.link}
        url={url}
        title={t('floorPlan.alt', { unit: unitName })}
        newWindow={t('floorPlan.newWindow')}
      >
        {t('floorPlan.open')}
        <NamedIcon name="arrowRight" size={20} />
      </FileLink>
    </Card>
  )
}
