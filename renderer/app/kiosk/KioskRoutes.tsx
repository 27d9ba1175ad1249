import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom'
import { type KioskState, KioskConfigurator, kioskPath, KioskUnit, StartPage } from '#renderer/features/kiosk/index.ts'
import type { UnitInSight } from '#renderer/unit/data/unit-in-sight.types.ts'
import { UnitLayout } from '../unit/UnitLayout.tsx'
import { ROUTES } from '#renderer/platform/routes.ts'
import { LoaderScreen } from '#renderer/ui/LoaderScreen.tsx'
import { DataLayout } from '../DataLayout.tsx'

/** The configurator has one pattern for room and item, so that going from room to room keeps the page alive. */
const ROOM = `${ROUTES.configurator.replace(':portalId', 'mp')}/:roomId?/:subLineItemId?`

/** The choice among units, the configurator, and the way there from every other address (KSK-1 to KSK-6, KSK-26, decision 21). */
export function KioskRoutes({ host }: { host: KioskState }) {
  const { pathname, search } = useLocation()
  const { accountId, project, units, settings } = host
  const path =
    accountId === null || project === null
      ? null
      : kioskPath(pathname, { accountId, project, units, startUnit: settings.startUnit })
  if (path === null) return project === null ? <LoaderScreen /> : <StartPage />
  if (path !== pathname) return <Navigate to={path + search} replace />
  return (
    <Routes>
      <Route element={<DataLayout />}>
        <Route path={ROUTES.marketingProject} element={<StartPage />} />
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
