import type { Invitation } from './use-invitation.ts'
import styles from './registration.module.css'

interface InvitedUnitsProps {
  readonly title: string
  readonly units: Invitation['units']
}

/** What somebody is invited to. */
export function InvitedUnits({ title, units }: InvitedUnitsProps) {
  return (
    <section className={`ww-stack ww-gap-4 ww-well ww-inset ${styles.units}`}>
      <h2 className="ww-hint">{title}</h2>
      <ul>
        {units.map((unit) => (
          <li key={unit.id}>{unit.displayName}</li>
        ))}
      </ul>
    </section>
  )
}
