import { type ReactNode, useEffect } from 'react'
import { stopActing, useActingState } from '#renderer/unit/acting/acting.store.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { StaffBar } from './StaffBar.tsx'
import styles from './WithStaffBar.module.css'

/** A unit's pages as staff have them open: with the bar above. Whoever leaves them chooses in nobody's name any more. */
export function WithStaffBar({ children }: { children: ReactNode }) {
  const { unit, store } = useOpenUnit()
  useEffect(
    () => () => {
      const isOfUnit = useActingState.getState().acting?.unitId === unit.id
      if (isOfUnit) void stopActing(store.settled().then(() => store.waiting().length === 0))
    },
    [unit.id, store],
  )
  return (
    <div className={styles.pages}>
      <StaffBar />
      {children}
    </div>
  )
}
