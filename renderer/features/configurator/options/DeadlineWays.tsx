import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#renderer/ui/Button.tsx'
import { useHasDeadlines } from '#renderer/parts/deadlines/use-unit-deadlines.ts'
import { useSession } from '#renderer/session/index.ts'
import { deadlinesPath } from '#renderer/unit/address/paths.ts'
import type { Lock } from '#renderer/unit/locks/locks.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import styles from './DeadlineWays.module.css'

/** From what a deadline holds, the way to it and to the team (DDL-24). */
export function DeadlineWays({ lock }: { lock: Lock }) {
  const { t } = useTranslation('locks')
  const { basePath } = useOpenUnit()
  const isBuyer = useSession((state) => state.user?.group === 'buyer')
  const hasDeadlines = useHasDeadlines()
  if (lock.kind !== 'deadline' || !hasDeadlines) return null
  const path = deadlinesPath(basePath)
  return (
    <span className={styles.ways}>
      <ButtonLink to={path}>{t('toDeadline')}</ButtonLink>
      {isBuyer ? (
        <ButtonLink to={`${path}?ask=${encodeURIComponent(lock.deadlineId ?? lock.expiresAt)}`}>
          {t('askTeam')}
        </ButtonLink>
      ) : null}
    </span>
  )
}
