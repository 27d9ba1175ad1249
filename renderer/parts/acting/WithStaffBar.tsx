import { type ReactNode, useEffect } from 'react'
import { isPresented } from '#renderer/platform/routes.ts'
import { stopActing, useActingState } from '#renderer/unit/acting/acting.store.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { StaffBar } from './StaffBar.tsx'

/** A unit's pages as staff have them open: with the bar above. Whoever leaves them chooses in nobody's name any more. */
export function WithStaffBar({ children }: { children: ReactNode }) {
  const { unit, store, basePath } = useOpenUnit()
  useEffect(
    () => () => {
      const isOfUnit = useActingState.getState().acting?.unitId === unit.id
      // The unit may only have been read anew: another catalogue, another language.
      if (isOfUnit && !isAt(basePath)) void stopActing(store.settled().then(() => store.waiting().length === 0))
    },
    [unit.id, store, basePath],
  )
  return (
    <div>
      <StaffBar />
      {children}
    </div>
  )
}

/** Whether the address is one of the unit's own pages; a presentation is everybody's (PST-1). */
function isAt(basePath: string): boolean {
  const { pathname } = window.location
  return pathname.startsWith(basePath.replace(/configurator$/, '')) && !isPresented(pathname)
}
