import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { MessageScreen } from '#renderer/ui/MessageScreen.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { roomPath } from '#renderer/unit/address/paths.ts'
import styles from './WayLink.module.css'

/** The address names a room that this unit does not have. */
export function UnknownRoom({ first }: { first: Room }) {
  const { t } = useTranslation('configurator')
  const { basePath } = useOpenUnit()
  return (
    <MessageScreen
      icon={<NamedIcon name="home" size={32} />}
      title={t('rooms.unknownTitle')}
      body={t('rooms.unknownBody')}
    >
      <Link className={styles.primary} to={roomPath(basePath, first.slug)} replace>
        {t('rooms.toFirst')}
      </Link>
    </MessageScreen>
  )
}
