import { type ReactNode, useEffect, useMemo } from 'react'
import { type OpenUnit, OpenUnitContext, useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { useKiosk } from '../state/kiosk.store.ts'
import { FIRST_SIGHT, showVisit, watchFirstUse } from '../visit/visit.store.ts'

/**
 * The open unit as the kiosk has it: the configurator is its only page (KSK-1), and unless the device may print, nothing
 * can be taken away as a file. Says when the first room is there to be seen.
 */
export function KioskUnit({ children }: { children: ReactNode }) {
  const open = useOpenUnit()
  const keepsNothing = useKiosk(({ host }) => host?.settings.allowPrint !== true)
  const here = useMemo<OpenUnit>(
    () => ({ ...open, keepsNothing, isOnlyPage: true, project: { ...open.project, variant: 'kiosk' } }),
    [open, keepsNothing],
  )
  useEffect(watchFirstUse, [])
  const { images, mapping } = open
  useEffect(() => {
    const timer = setTimeout(showVisit, FIRST_SIGHT)
    const url = mapping?.rooms[0]?.previewUrl
    if (url === undefined) showVisit()
    else void images.load(url).then(showVisit)
    return () => clearTimeout(timer)
  }, [images, mapping])
  return <OpenUnitContext value={here}>{children}</OpenUnitContext>
}
