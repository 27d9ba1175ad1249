import Card from '@mui/material/Card'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { buttonsVariant } from '#renderer/session/index.ts'
import { ButtonLink } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { itemStyle } from '../item-style.ts'
import type { ItemViewProps } from '../item-view.types.ts'
import { type Home, useHomePath, useMarketedProject } from '../unit-selector/use-homes.ts'
import { recommendHomes } from './recommend-homes.ts'
import styles from './UnitRecommendationsItem.module.css'

/** Up to four free homes that are most like this one; nothing where there are none, and for who is shown one home. */
export function UnitRecommendationsItem({ item }: ItemViewProps<'UnitRecommendations'>) {
  const { t } = useTranslation('dashboard-unit')
  const { unit, isPresented } = useOpenUnit()
  const project = useMarketedProject(isPresented !== true)
  const id = useId()
  const homes = recommendHomes(unit, project === undefined ? [] : project.sections.flatMap(({ units }) => units))
  if (homes.length === 0) return null
  const tried = new Map(project?.sampleUnits.map((sample) => [sample.id, sample]))
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title} style={itemStyle(item.styles['title'])}>
        {t('recommendations.title')}
      </h2>
      <ul className={styles.homes}>
        {homes.map((home) => (
          <li key={home.id}>
            <Card variant="outlined" className={`ww-card ${styles.card}`} style={itemStyle(item.styles['card'])}>
              <HomeFacts home={home} canBeTried={tried.has(home.id)} />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}

function HomeFacts({ home, canBeTried }: { home: Home; canBeTried: boolean }) {
  const { t } = useTranslation('dashboard-unit')
  const { t: dashboard } = useTranslation('dashboard')
  const { flags, project } = useOpenUnit()
  const { floorSpace, quantity, price } = useFormat()
  const path = useHomePath()
  const facts = [
    floorSpace(home.floorSpace),
    t('recommendations.rooms', { rooms: quantity(home.roomCount) }),
    ...(home.storeyName === null ? [] : [home.storeyName]),
  ]
  return (
    <>
      <div className="ww-stack ww-gap-4">
        <h3 className="ww-heading">{home.displayName}</h3>
        <p className="ww-said">{facts.join(' · ')}</p>
      </div>
      {flags.showPricing && flags.showUnitPrices ? (
        <strong className="ww-figure">
          {home.price === null ? dashboard('facts.priceOnRequest') : price(home.price)}
        </strong>
      ) : null}
      {canBeTried ? (
        <ButtonLink
          to={path(home)}
          variant={buttonsVariant(project) ?? 'outlined'}
          endIcon={<NamedIcon name="arrowRight" size={20} />}
          aria-label={t('homes.openHome', { home: home.displayName })}
        >
          {t('homes.open')}
        </ButtonLink>
      ) : null}
    </>
  )
}
