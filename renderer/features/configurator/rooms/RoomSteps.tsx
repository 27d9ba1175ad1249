import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { hasPage } from '#renderer/platform/app-variants.ts'
import { checkoutPath } from '#renderer/unit/address/paths.ts'
import linkStyles from '../page/WayLink.module.css'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { findNeighbours } from '#renderer/unit/address/neighbours.ts'
import { RoomLink } from './RoomLink.tsx'
import styles from './rooms.module.css'

interface RoomStepsProps {
  readonly rooms: readonly Room[]
  readonly roomId: string
  /** What leads on in place of the next room. */
  readonly instead?: ReactNode
  /** Too narrow for the next room's name. */
  readonly short?: boolean
}

/** The way through the home: to the next room, and back. */
export const RoomSteps = memo(function RoomSteps({ rooms, roomId, instead, short = false }: RoomStepsProps) {
  const { t } = useTranslation('configurator')
  const { basePath, project, flags } = useOpenUnit()
  const { previous, next } = findNeighbours(rooms, roomId)
  return (
    <div className={styles.steps}>
      {previous === null ? null : (
        <RoomLink
          className={linkStyles.secondary}
          room={previous}
          label={t('rooms.previousNamed', { room: previous.title })}
        >
          <NamedIcon name="chevronLeft" size={20} />
        </RoomLink>
      )}
      {instead !== undefined ? (
        instead
      ) : next === null ? (
        // After the last room comes what it all adds up to.
        hasPage(project, 'checkout') ? (
          <Link className={linkStyles.primary} to={checkoutPath(basePath)}>
            <span className="ww-line">{t(short || !flags.showPricing ? 'rooms.overviewShort' : 'rooms.overview')}</span>
            {short ? null : <NamedIcon name="arrowRight" size={20} />}
          </Link>
        ) : null
      ) : (
        <RoomLink className={linkStyles.primary} room={next} label={t('rooms.nextNamed', { room: next.title })}>
          <span className="ww-line">{short ? t('rooms.nextShort') : t('rooms.nextNamed', { room: next.title })}</span>
          <NamedIcon name="arrowRight" size={20} />
        </RoomLink>
      )}
    </div>
  )
})
