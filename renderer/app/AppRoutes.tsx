import { Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom'
import { INVITATION_ROUTES, linkTo, ROUTES } from '#renderer/platform/routes.ts'
import { PAGE_ROUTES } from '#renderer/platform/variants.ts'
import { type TokenState, withoutTokens } from '#renderer/platform/url-tokens.ts'
import { BuyerGate } from './BuyerGate.tsx'
import {
  AccountEntry,
  AdminPage,
  DataLayout,
  LoginPage,
  MarketingAccountEntry,
  MarketingEntry,
  NotFoundPage,
  OutboxPage,
  PasswordPage,
  PendingSignaturePage,
  ProjectConfiguratorEntry,
  ProjectEntry,
  RedirectPage,
  RegistrationPage,
  RestorePage,
  SampleUnitEntry,
  UnderConstructionPage,
  UnitEntry,
  UnitInvitationPage,
  UnitSelectorPage,
} from './pages.ts'
import { unitRoutes } from './UnitRoutes.tsx'
import { VariantPage } from './VariantPages.tsx'

/** Every address and its page; `ROUTES` has the table that links are built from. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<BuyerGate access="loggedOut" />}>
        {PAGE_ROUTES.login.map((name) => (
          <Route key={name} path={ROUTES[name]} element={<LoginPage />} />
        ))}
        <Route path={ROUTES.registration} element={<RegistrationPage />} />
        <Route
          path={ROUTES.projectRegistration}
          element={
            <VariantPage portal="bp" page="registration">
              <RegistrationPage />
            </VariantPage>
          }
        />
        <Route path={ROUTES.registrationByToken} element={<Tokenless />} />
        <Route path={ROUTES.projectRegistrationByToken} element={<Tokenless />} />
        {INVITATION_ROUTES.map((path) => (
          <Route key={path} path={`${path}/:invitationToken?`} element={<Tokenless />} />
        ))}
        <Route path={ROUTES.password} element={<PasswordPage />} />
      </Route>
      <Route element={<BuyerGate access="either" />}>
        <Route path={ROUTES.unitInvitation} element={<UnitInvitationPage />} />
      </Route>
      <Route element={<BuyerGate access="loggedIn" />}>
        <Route path={ROUTES.account} element={<AccountEntry />} />
        <Route element={<DataLayout />}>
          <Route path={ROUTES.outbox} element={<OutboxPage />} />
          <Route path={ROUTES.admin} element={<AdminPage section="users" />} />
          <Route path={ROUTES.adminInvitations} element={<AdminPage section="invitations" />} />
          <Route path={ROUTES.adminTracking} element={<AdminPage section="tracking" />} />
          <Route path={ROUTES.adminProjects} element={<AdminPage section="projects" />} />
          <Route path={ROUTES.adminFlags} element={<AdminPage section="flags" />} />
          <Route path={ROUTES.adminDevices} element={<AdminPage section="devices" />} />
          <Route path={ROUTES.adminDevice} element={<AdminPage section="device" />} />
        </Route>
        <Route path={ROUTES.project} element={<ProjectEntry />} />
        <Route path={ROUTES.projectConfigurator} element={<ProjectConfiguratorEntry />} />
        <Route path={ROUTES.unitSelector} element={<UnitSelectorPage />} />
        <Route path={ROUTES.unit} element={<UnitEntry />} />
        {unitRoutes('bp')}
        <Route path="/bp/:accountId/*" element={<NotFoundPage />} />
      </Route>
      <Route path={ROUTES.restore} element={<RestorePage />} />
      <Route path={ROUTES.marketingAccount} element={<MarketingAccountEntry />} />
      <Route path={ROUTES.marketingProject} element={<MarketingEntry />} />
      <Route path={ROUTES.marketingConfigurator} element={<MarketingEntry />} />
      <Route path={ROUTES.marketingLogin} element={<MarketingLogin />} />
      <Route path={ROUTES.marketingUnit} element={<SampleUnitEntry />} />
      <Route path={ROUTES.flatFinders} element={<UnderConstructionPage portal="mp" />} />
      <Route path={ROUTES.flatFinder} element={<UnderConstructionPage portal="mp" />} />
      {unitRoutes('mp')}
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
