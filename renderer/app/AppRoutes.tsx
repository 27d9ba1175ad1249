import { Route, Routes } from 'react-router-dom'
import { BuyerGate } from './BuyerGate.tsx'
import { MarketingEntry } from './MarketingEntry.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import {
  CheckoutPage,
  ConfiguratorPage,
  DashboardPage,
  DataLayout,
  LoginPage,
  OutboxPage,
  RestorePage,
  UnitLayout,
  UnitSelectorPage,
} from './pages.ts'
import { AccountEntry, ProjectEntry, UnitEntry } from './ProjectEntry.tsx'
import { ROUTES } from '#renderer/platform/routes.ts'

/** One pattern for configurator, room and item, so that going from room to room keeps the page alive. */
const UNIT = '/:accountId/:projectId/:unitId'
const CONFIGURATOR = `${UNIT}/configurator/:roomId?/:subLineItemId?`

/** Every address and its page; `ROUTES` has the table that links are built from. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<BuyerGate access="loggedOut" />}>
        <Route path={ROUTES.login} element={<LoginPage />} />
        <Route path={ROUTES.usersLogin} element={<LoginPage />} />
        <Route path={ROUTES.projectLogin} element={<LoginPage />} />
        <Route path={ROUTES.projectUsersLogin} element={<LoginPage />} />
      </Route>
      <Route element={<BuyerGate access="loggedIn" />}>
        <Route path={ROUTES.account} element={<AccountEntry />} />
        <Route element={<DataLayout />}>
          <Route path={ROUTES.outbox} element={<OutboxPage />} />
        </Route>
        <Route path={ROUTES.project} element={<ProjectEntry />} />
        <Route path={ROUTES.projectConfigurator} element={<ProjectEntry />} />
        <Route path={ROUTES.unitSelector} element={<UnitSelectorPage />} />
        <Route path={ROUTES.unit} element={<UnitEntry />} />
        <Route element={<DataLayout />}>
          <Route element={<UnitLayout portal="bp" />}>
            <Route path={`/bp${CONFIGURATOR}`} element={<ConfiguratorPage />} />
            <Route path={`/bp${UNIT}/dashboard`} element={<DashboardPage />} />
            <Route path={`/bp${UNIT}/checkout`} element={<CheckoutPage />} />
          </Route>
        </Route>
        <Route path="/bp/:accountId/*" element={<NotFoundPage />} />
      </Route>
      <Route path={ROUTES.restore} element={<RestorePage />} />
      <Route path={ROUTES.marketingProject} element={<MarketingEntry />} />
      <Route element={<DataLayout />}>
        <Route element={<UnitLayout portal="mp" />}>
          <Route path={`/mp${CONFIGURATOR}`} element={<ConfiguratorPage />} />
          <Route path={`/mp${UNIT}/dashboard`} element={<DashboardPage />} />
          <Route path={`/mp${UNIT}/checkout`} element={<CheckoutPage />} />
        </Route>
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
