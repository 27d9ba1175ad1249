import type { Invitation } from './use-invitation.ts'
import styles from './registration.module.css'

interface InvitedUnitsProps {
  readonly title: string
  readonly units: Invitation['units']
}

/** What somebody is invited to. */
export function InvitedUnits({ title, units }: InvitedUnitsProps) {
  return (
    <section className={styles.units}>
      <h2>{title}</h2>
      <ul>
        {units.map((unit) => (
          <li key={unit.id}>{unit.displayName}</li>
        ))}
      </ul>
    </section>
  )
}
