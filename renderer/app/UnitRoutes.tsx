import { Fragment } from 'react'
import { Route } from 'react-router-dom'
import type { Portal } from '#shared/contracts/primitives.ts'
import { ROUTES } from '#renderer/platform/routes.ts'
import { COMING_PAGES, PAGE_ROUTES } from '#renderer/platform/variants.ts'
import {
  CheckoutPage,
  ConfiguratorPage,
  DataLayout,
  FloorPlanPage,
  SettingsPage,
  UnderConstructionPage,
  UnitLayout,
} from './pages.ts'
import { VariantDashboard, VariantLayout, VariantOpening, VariantPage } from './VariantPages.tsx'

/** The routes of a unit's pages in one portal (NAV-19, NAV-40), in every variant. */
export function unitRoutes(portal: Portal) {
  const at = (path: string) => path.replace(':portalId', portal)
  return (
    <Fragment>
      <Route element={<DataLayout />}>
        <Route
          path={at(ROUTES.settings)}
          element={
            <VariantPage portal={portal} page="settings">
              <SettingsPage portal={portal} />
            </VariantPage>
          }
        />
        <Route element={<UnitLayout portal={portal} Opening={VariantOpening} />}>
          <Route element={<VariantLayout portal={portal} />}>
            {/* One pattern for configurator, room and item, so that going from room to room keeps the page alive. */}
            <Route path={`${at(ROUTES.configurator)}/:roomId?/:subLineItemId?`} element={<ConfiguratorPage />} />
            <Route
              path={at(ROUTES.dashboard)}
              element={
                <VariantPage portal={portal} page="dashboard">
                  <VariantDashboard portal={portal} />
                </VariantPage>
              }
            />
            <Route
              path={at(ROUTES.checkout)}
              element={
                <VariantPage portal={portal} page="checkout">
                  <CheckoutPage />
                </VariantPage>
              }
            />
            <Route
              path={at(ROUTES.floorplan)}
              element={
                <VariantPage portal={portal} page="floorplan">
                  <FloorPlanPage />
                </VariantPage>
              }
            />
          </Route>
        </Route>
      </Route>
      {COMING_PAGES.flatMap((page) => PAGE_ROUTES[page]).map((name) => (
        <Route key={name} path={at(ROUTES[name])} element={<UnderConstructionPage portal={portal} />} />
      ))}
    </Fragment>
  )
}
