import Skeleton from '@mui/material/Skeleton'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { FileImage, isPicture } from '#renderer/parts/files/index.ts'
import { getFloorPlan } from '#renderer/parts/overview/unit-facts.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { useKnownConfig } from '#renderer/session/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useUnitData } from '#renderer/unit/data/use-configurator-data.ts'
import type { UnitData } from '#renderer/unit/data/unit-data.types.ts'
import { displayFlags } from '#renderer/unit/state/display-flags.ts'
import { useKiosk } from '../state/kiosk.store.ts'
import styles from './HomeCard.module.css'

interface HomeCardProps {
  readonly unit: { readonly slug: string; readonly name: string }
  /** Everything is there, or cannot be had. */
  readonly onSettled: () => void
}

/** A home that can be furnished here. Without its figures it can be all the same. */
export function HomeCard({ unit: { slug, name }, onSettled }: HomeCardProps) {
  const { t } = useTranslation('kiosk')
  const { t: common } = useTranslation()
  const accountId = useKiosk(({ host }) => host?.accountId ?? '')
  const projectId = useKiosk(({ host }) => host?.project?.slug ?? '')
  const { data: unit, isError, refetch } = useUnitData({ portal: 'mp', accountId, projectId, unitId: slug })
  const tellSettled = useEffectEvent(onSettled)
  const isSettled = unit !== undefined || isError
  useEffect(() => {
    if (isSettled) tellSettled()
  }, [isSettled])
  return (
    <article className={styles.card} aria-busy={!isSettled}>
      <div className={styles.plan}>
        <Plan unit={unit} isLoading={!isSettled} />
      </div>
      <div className={styles.words}>
        <h2 className="ww-title">
          <Link
            className={styles.link}
            to={linkTo('configurator', { portalId: 'mp', accountId, projectId, unitId: slug })}
          >
            {unit?.displayName ?? name}
          </Link>
        </h2>
        {unit !== undefined ? (
          <Figures unit={unit} />
        ) : isError ? (
          <div role="alert">
            <p className="ww-said">{t('start.failed')}</p>
            <Button className={styles.retry} variant="outlined" onClick={() => void refetch()}>
              {common('action.retry')}
            </Button>
          </div>
        ) : (
          <Skeleton width="70%" />
        )}
        <span className={styles.begin} aria-hidden="true">
          {t('start.begin')}
          <NamedIcon name="arrowRight" size={22} />
        </span>
      </div>
    </article>
  )
}

function Plan({ unit, isLoading }: { unit: UnitData | undefined; isLoading: boolean }) {
  const { t } = useTranslation('kiosk')
  const url = unit === undefined ? null : getFloorPlan(unit)
  if (unit !== undefined && url !== null && isPicture(url))
    return <FileImage url={url} alt={t('start.plan', { unit: unit.displayName })} />
  return isLoading ? <Skeleton variant="rounded" width="100%" height="100%" /> : <NamedIcon name="home" size={56} />
}

/** How large it is, what makes it special, and from which price on it is to be had. */
function Figures({ unit }: { unit: UnitData }) {
  const { t } = useTranslation('kiosk')
  const { t: units } = useTranslation('units')
  const { floorSpace, quantity, price } = useFormat()
  const config = useKnownConfig('mp', unit.accountId, unit.projectSlug)
  const flags = config === null ? null : displayFlags(config.featureFlags, 'mp')
  const special = unit.unitFeatures.find(({ marketingFeature }) => marketingFeature)?.title
  const facts = [units('rooms', { rooms: quantity(unit.roomCount) }), floorSpace(unit.floorSpace)]
  return (
    <>
      <p className="ww-said">{[...facts, ...(special === undefined ? [] : [special])].join(' · ')}</p>
      {flags?.showPricing && flags.showUnitPrices ? (
        <p className={styles.price}>
          {unit.price === null ? t('start.onRequest') : t('start.from', { price: price(unit.price) })}
        </p>
      ) : null}
    </>
  )
}
