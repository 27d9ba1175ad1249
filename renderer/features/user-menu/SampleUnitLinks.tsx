import { useTranslation } from 'react-i18next'
import { useSampleUnits } from '#renderer/own-units/index.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { RowLink } from './menu-rows.tsx'

interface SampleUnitLinksProps {
  readonly accountId: string
  readonly projectId: string
  /** The one that is open. */
  readonly unitId: string
  readonly onFollow: () => void
}

/** The other units of the project that can be tried; nothing where there are none. */
export function SampleUnitLinks({ accountId, projectId, unitId, onFollow }: SampleUnitLinksProps) {
  const { t } = useTranslation('units')
  const { units } = useSampleUnits(accountId, projectId)
  const others = units.filter(({ id, slug }) => id !== unitId && slug !== unitId)
  if (others.length === 0) return null
  return (
    <div>
      <h2 className="ww-hint">{t('samples.others')}</h2>
      {others.map((unit) => (
        <RowLink
          key={unit.id}
          icon="switchUnit"
          to={linkTo('configurator', { portalId: 'mp', accountId, projectId, unitId: unit.slug })}
          onClick={onFollow}
        >
          {unit.displayName}
        </RowLink>
      ))}
    </div>
  )
}
