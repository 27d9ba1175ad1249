import type { Invitation } from './use-invitation.ts'
import styles from './registration.module.css'
import layout from '#renderer/ui/layout.module.css'

interface InvitedUnitsProps {
  readonly title: string
  readonly units: Invitation['units']
}

/** What somebody is invited to. */
export function InvitedUnits({ title, units }: InvitedUnitsProps) {
  return (
    <section className={`${layout.lines} ${layout.sunken} ${styles.units}`}>
      <h2 className={layout.hint}>{title}</h2>
      <ul>
        {units.map((unit) => (
          <li key={unit.id}>{unit.displayName}</li>
        ))}
      </ul>
    </section>
  )
}
