import { Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom'
import { linkTo, ROUTES } from '#renderer/platform/routes.ts'
import { type TokenState, withoutTokens } from '#renderer/platform/url-tokens.ts'
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
  PasswordPage,
  PendingSignaturePage,
  RedirectPage,
  RegistrationPage,
  RestorePage,
  SettingsPage,
  UnderConstructionPage,
  UnitLayout,
  UnitSelectorPage,
} from './pages.ts'
import { AccountEntry, ProjectEntry, UnitEntry } from './ProjectEntry.tsx'

/** One pattern for configurator, room and item, so that going from room to room keeps the page alive. */
const UNIT = '/:accountId/:projectId/:unitId'
const CONFIGURATOR = `${UNIT}/configurator/:roomId?/:subLineItemId?`
/** NAV-30. */
const INVITATIONS = [
  ROUTES.invitation,
  ROUTES.usersInvitation,
  ROUTES.projectInvitation,
  ROUTES.projectUsersInvitation,
] as const
/** Pages that a unit has in both portals, and that are not there yet (NAV-43). */
const COMING_PAGES = ['deadlines', 'documents', 'floorplan', 'inbox', 'inbox/:messageThreadId'] as const

/** Every address and its page; `ROUTES` has the table that links are built from. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<BuyerGate access="loggedOut" />}>
        <Route path={ROUTES.login} element={<LoginPage />} />
        <Route path={ROUTES.usersLogin} element={<LoginPage />} />
        <Route path={ROUTES.projectLogin} element={<LoginPage />} />
        <Route path={ROUTES.projectUsersLogin} element={<LoginPage />} />
        <Route path={ROUTES.registration} element={<RegistrationPage />} />
        <Route path={ROUTES.projectRegistration} element={<RegistrationPage />} />
        <Route path={ROUTES.registrationByToken} element={<Tokenless />} />
        <Route path={ROUTES.projectRegistrationByToken} element={<Tokenless />} />
        {INVITATIONS.map((path) => (
          <Route key={path} path={`${path}/:invitationToken?`} element={<Tokenless />} />
        ))}
        <Route path={ROUTES.password} element={<PasswordPage />} />
      </Route>
      <Route element={<BuyerGate access="loggedIn" />}>
        <Route path={ROUTES.account} element={<AccountEntry />} />
        <Route element={<DataLayout />}>
          <Route path={ROUTES.outbox} element={<OutboxPage />} />
          <Route path={`/bp${UNIT}/settings`} element={<SettingsPage portal="bp" />} />
        </Route>
        <Route path={ROUTES.project} element={<ProjectEntry />} />
        <Route path={ROUTES.projectConfigurator} element={<ProjectEntry />} />
        <Route path={ROUTES.unitSelector} element={<UnitSelectorPage />} />
        <Route path={ROUTES.unit} element={<UnitEntry portal="bp" />} />
        <Route element={<DataLayout />}>
          <Route element={<UnitLayout portal="bp" />}>
            <Route path={`/bp${CONFIGURATOR}`} element={<ConfiguratorPage />} />
            <Route path={`/bp${UNIT}/dashboard`} element={<DashboardPage />} />
            <Route path={`/bp${UNIT}/checkout`} element={<CheckoutPage />} />
          </Route>
        </Route>
        {COMING_PAGES.map((page) => (
          <Route key={page} path={`/bp${UNIT}/${page}`} element={<UnderConstructionPage portal="bp" />} />
        ))}
        <Route path="/bp/:accountId/*" element={<NotFoundPage />} />
      </Route>
      <Route path={ROUTES.restore} element={<RestorePage />} />
      <Route path={ROUTES.marketingProject} element={<MarketingEntry />} />
      <Route path={ROUTES.marketingConfigurator} element={<MarketingEntry />} />
      <Route path={ROUTES.marketingLogin} element={<MarketingLogin />} />
      <Route path={ROUTES.marketingUnit} element={<UnitEntry portal="mp" />} />
      <Route path={ROUTES.flatFinders} element={<UnderConstructionPage portal="mp" />} />
      <Route path={ROUTES.flatFinder} element={<UnderConstructionPage portal="mp" />} />
      <Route element={<DataLayout />}>
        <Route path={`/mp${UNIT}/settings`} element={<SettingsPage portal="mp" />} />
        <Route element={<UnitLayout portal="mp" />}>
          <Route path={`/mp${CONFIGURATOR}`} element={<ConfiguratorPage />} />
          <Route path={`/mp${UNIT}/dashboard`} element={<DashboardPage />} />
          <Route path={`/mp${UNIT}/checkout`} element={<CheckoutPage />} />
        </Route>
      </Route>
      {COMING_PAGES.map((page) => (
        <Route key={page} path={`/mp${UNIT}/${page}`} element={<UnderConstructionPage portal="mp" />} />
      ))}
      <Route path={ROUTES.pendingSignature} element={<PendingSignaturePage />} />
      <Route path={ROUTES.redirect} element={<RedirectPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}

/** NAV-30, and a link with a token that was followed within the application: the page, its token kept aside. */
function Tokenless() {
  const { pathname, search } = useLocation()
  const { url, pageToken } = withoutTokens(new URL(window.location.origin + pathname + search))
  if (url.pathname === pathname) return <NotFoundPage />
  const state: TokenState | null = pageToken === null ? null : { token: pageToken }
  return <Navigate to={url.pathname + url.search} state={state} replace />
}

/** Decision 42: a project is logged in to in the buyer portal. */
function MarketingLogin() {
  const { accountId = '', projectId = '' } = useParams()
  return <Navigate to={linkTo('projectLogin', { accountId, projectId })} replace />
}
