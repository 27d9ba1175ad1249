import { useTranslation } from 'react-i18next'
import { useRoomState } from '#renderer/unit/state/derive.ts'
import styles from './rooms.module.css'

const RADIUS = 7
const LENGTH = 2 * Math.PI * RADIUS

/**
 * How far a room is: a ring that fills, a tick when everything is decided (ENG-27), a lock when it is completed.
 * It stands before the room's name and is read after it, so it comes after it in the page.
 */
export function ProgressMark({ roomId }: { roomId: string }) {
  const { t } = useTranslation('configurator')
  const { progress, complete, locked, sealed, pendingCount } = useRoomState(roomId)
  const words = sealed
    ? t('rooms.sealed')
    : locked
      ? t('rooms.locked')
      : complete
        ? t('rooms.complete')
        : t('rooms.open', { count: pendingCount })
  return (
    <>
      <svg
        className={styles.mark}
        data-complete={(complete && !sealed) || undefined}
        viewBox="0 0 20 20"
        aria-hidden="true"
      >
        {sealed || locked ? (
          <path className={styles.tick} d="M6 9.5h8v6H6zM7.500 9.500V7a2.500 2.500 0 0 1 5 0v2.500" />
        ) : complete ? (
          <>
            <circle className={styles.disc} cx="10" cy="10" r="9" />
            <path className={styles.tick} d="M6 10.500l2.700 2.700L14 7.500" />
          </>
        ) : (
          <>
            <circle className={styles.track} cx="10" cy="10" r={RADIUS} />
            <circle
              className={styles.ring}
              cx="10"
              cy="10"
              r={RADIUS}
              strokeDasharray={`${progress * LENGTH} ${LENGTH}`}
              transform="rotate(-90 10 10)"
            />
          </>
        )}
      </svg>
      <span className="visually-hidden">{` (${words})`}</span>
    </>
  )
}
