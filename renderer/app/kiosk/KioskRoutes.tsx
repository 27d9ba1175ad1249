import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom'
import { type KioskState, KioskConfigurator, kioskPath, KioskUnit } from '#renderer/features/kiosk/index.ts'
import type { UnitInSight } from '#renderer/unit/data/unit-in-sight.types.ts'
import { UnitLayout } from '../unit/UnitLayout.tsx'
import { ROUTES } from '#renderer/platform/routes.ts'
import { LoaderScreen } from '#renderer/ui/LoaderScreen.tsx'
import { DataLayout } from '../DataLayout.tsx'

/** The configurator has one pattern for room and item, so that going from room to room keeps the page alive. */
const ROOM = `${ROUTES.configurator.replace(':portalId', 'mp')}/:roomId?/:subLineItemId?`

/** The kiosk's only page, and the way to it from every other address (KSK-1 to KSK-6, decision 21). */
export function KioskRoutes({ host }: { host: KioskState }) {
  const { pathname, search } = useLocation()
  const { accountId, project, units, startUnit } = host
  const path =
    accountId === null || project === null ? null : kioskPath(pathname, { accountId, project, units, startUnit })
  if (path === null) return <LoaderScreen />
  if (path !== pathname) return <Navigate to={path + search} replace />
  return (
    <Routes>
      <Route element={<DataLayout />}>
        <Route element={<UnitLayout portal="mp" Opening={Opening} />}>
          <Route
            element={
              <KioskUnit>
                <Outlet />
              </KioskUnit>
            }
          >
            <Route path={ROOM} element={<KioskConfigurator />} />
          </Route>
        </Route>
      </Route>
    </Routes>
  )
}

function Opening({ loader }: UnitInSight) {
  return loader
}
