import { useTranslation } from 'react-i18next'
import { getLogo, useKnownConfig } from '#renderer/session/index.ts'
import { ProjectLogo } from '#renderer/ui/ProjectLogo.tsx'
import { useKiosk } from '../state/kiosk.store.ts'
import styles from './StaffEntry.module.css'
import { openStaffMode } from './staff.store.ts'
import { HOLD_MS, useHold } from './use-hold.ts'

/** The project's logo; held for three seconds, it is the door for sales staff where they have a PIN. */
export function StaffEntry() {
  const { t } = useTranslation('kiosk')
  const hasPin = useKiosk(({ host }) => host?.hasStaffPin ?? false)
  const project = useKiosk(({ host }) => host?.project ?? null)
  const accountId = useKiosk(({ host }) => host?.accountId ?? '')
  const config = useKnownConfig('mp', accountId, project?.slug ?? '')
  const { isHeld, handlers } = useHold(openStaffMode)
  const name = project?.name ?? ''
  const logo =
    // Until its logo is known the project has its name, and no other mark in its place.
    config === null && name !== '' ? (
      <span className="ww-section">{name}</span>
    ) : (
      <ProjectLogo url={config === null ? null : getLogo(config)} alt={hasPin ? '' : name} className={styles.logo} />
    )
  if (!hasPin) return <div className={styles.entry}>{logo}</div>
  return (
    <button
      type="button"
      className={styles.entry}
      aria-label={name === '' ? t('staff.door') : t('staff.hold', { project: name })}
      {...handlers}
    >
      {logo}
      <svg className={styles.ring} data-held={isHeld || undefined} viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="10" pathLength={1} style={{ transitionDuration: `${HOLD_MS}ms` }} />
      </svg>
    </button>
  )
}
