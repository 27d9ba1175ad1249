import { lazy } from 'react'
import type { Namespace } from '#renderer/i18n/resources.types.ts'

const loadLogin = () => import('#renderer/features/login/index.ts')
const loadConfigurator = () => import('#renderer/features/configurator/index.ts')
const loadDashboard = () => import('#renderer/features/dashboard/index.ts')
const loadCheckout = () => import('#renderer/features/checkout/index.ts')
const loadUnits = () => import('#renderer/features/units/index.ts')
const loadProspects = () => import('#renderer/features/prospects/index.ts')
const loadOutbox = () => import('#renderer/features/outbox/index.ts')
const loadRegistration = () => import('#renderer/features/registration/index.ts')
const loadPassword = () => import('#renderer/features/password/index.ts')
const loadAdmin = () => import('#renderer/features/admin/index.ts')
const loadSettings = () => import('#renderer/features/settings/index.ts')
const loadMarketing = () => import('./MarketingEntry.tsx')
const loadFloorPlan = () => import('#renderer/features/floor-plan/index.ts')
const loadResidence = () => import('#renderer/features/residence/index.ts')
const loadData = () => import('./DataLayout.tsx')

/** The pages, each in a chunk of its own. */
export const LoginPage = lazy(() => loadLogin().then((page) => ({ default: page.LoginPage })))
export const ConfiguratorPage = lazy(() => loadConfigurator().then((page) => ({ default: page.ConfiguratorPage })))
export const UnitLayout = lazy(() => loadConfigurator().then((page) => ({ default: page.UnitLayout })))
export const DashboardPage = lazy(() => loadDashboard().then((page) => ({ default: page.DashboardPage })))
export const CheckoutPage = lazy(() => loadCheckout().then((page) => ({ default: page.CheckoutPage })))
export const UnitSelectorPage = lazy(() => loadUnits().then((page) => ({ default: page.UnitSelectorPage })))
export const RestorePage = lazy(() => loadProspects().then((page) => ({ default: page.RestorePage })))
export const OutboxPage = lazy(() => loadOutbox().then((page) => ({ default: page.OutboxPage })))
export const RegistrationPage = lazy(() => loadRegistration().then((page) => ({ default: page.RegistrationPage })))
export const UnitInvitationPage = lazy(() => loadRegistration().then((page) => ({ default: page.UnitInvitationPage })))
export const PasswordPage = lazy(() => loadPassword().then((page) => ({ default: page.PasswordPage })))
export const AdminPage = lazy(() => loadAdmin().then((page) => ({ default: page.AdminPage })))
export const SettingsPage = lazy(() => loadSettings().then((page) => ({ default: page.SettingsPage })))
export const MarketingAccountEntry = lazy(() =>
  loadMarketing().then((page) => ({ default: page.MarketingAccountEntry })),
)
export const MarketingEntry = lazy(() => loadMarketing().then((page) => ({ default: page.MarketingEntry })))
export const FloorPlanPage = lazy(() => loadFloorPlan().then((page) => ({ default: page.FloorPlanPage })))
export const ResidenceDashboardPage = lazy(() =>
  loadResidence().then((page) => ({ default: page.ResidenceDashboardPage })),
)
export const ResidenceLayout = lazy(() => loadResidence().then((page) => ({ default: page.ResidenceLayout })))
const loadEntry = () => import('./ProjectEntry.tsx')
export const AccountEntry = lazy(() => loadEntry().then((entry) => ({ default: entry.AccountEntry })))
export const ProjectEntry = lazy(() => loadEntry().then((entry) => ({ default: entry.ProjectEntry })))
export const UnitEntry = lazy(() => loadEntry().then((entry) => ({ default: entry.UnitEntry })))
export const NotFoundPage = lazy(() => import('./NotFoundPage.tsx').then((page) => ({ default: page.NotFoundPage })))
export const UnderConstructionPage = lazy(() =>
  import('./UnderConstructionPage.tsx').then((page) => ({ default: page.UnderConstructionPage })),
)
export const RedirectPage = lazy(() => import('./RedirectPage.tsx').then((page) => ({ default: page.RedirectPage })))
export const PendingSignaturePage = lazy(() =>
  import('./PendingSignaturePage.tsx').then((page) => ({ default: page.PendingSignaturePage })),
)
export const UrlLogin = lazy(() => import('./UrlLogin.tsx').then((page) => ({ default: page.UrlLogin })))
export const ShellDialogs = lazy(() => import('./ShellDialogs.tsx').then((all) => ({ default: all.ShellDialogs })))
export const DataLayout = lazy(() => loadData().then((layout) => ({ default: layout.DataLayout })))

const isLogin = (path: string) => /\/login\/?$/.test(path)
const isDashboard = (path: string) => /^\/(bp|mp)(\/[^/]+){3}\/dashboard\/?$/.test(path)
const isFloorPlan = (path: string) => /^\/(bp|mp)(\/[^/]+){3}\/floorplan\/?$/.test(path)
const isCheckout = (path: string) => /^\/(bp|mp)(\/[^/]+){3}\/checkout\/?$/.test(path)
const isRestore = (path: string) => /^\/mp(\/[^/]+){3}\/configuration\/[^/]+\/?$/.test(path)
const isOutbox = (path: string) => /^\/bp\/[^/]+\/outbox\/?$/.test(path)
const isRegistration = (path: string) => /^\/bp(\/[^/]+){1,2}\/registration\/?$/.test(path)
const isUnitInvitation = (path: string) => /^\/bp\/[^/]+\/users\/units\/?$/.test(path)
const isPassword = (path: string) => /^\/bp\/[^/]+\/users\/password\/?$/.test(path)
const isSettings = (path: string) => /^\/(bp|mp)(\/[^/]+){3}\/settings\/?$/.test(path)
const isAdmin = (path: string) => /^\/bp\/[^/]+\/admin(\/(invitations|visits|projects(\/[^/]+)?))?\/?$/.test(path)
const isUnitSelector = (path: string) => path.endsWith('/unitSelector')

/** The namespaces of the texts that the page behind a path shows first. */
export function namespacesOf(path: string): readonly Namespace[] {
  if (isLogin(path)) return ['login', 'footer']
  if (isRegistration(path) || isPassword(path) || isUnitInvitation(path)) return ['access', 'login', 'footer']
  if (isSettings(path)) return ['settings', 'login', 'session', 'footer']
  if (isUnitSelector(path)) return ['units', 'footer']
  if (isRestore(path)) return ['prospects', 'dashboard', 'configurator']
  if (isOutbox(path)) return ['outbox']
  if (isAdmin(path)) return ['admin', 'session', 'footer']
  if (isDashboard(path) || isFloorPlan(path)) return ['dashboard', 'configurator', 'session']
  if (isCheckout(path)) return ['checkout', 'configurator', 'footer']
  return /^\/(bp|mp)\//.test(path) ? ['configurator'] : []
}

const ignore = () => undefined

/** Starts loading the code that most will need after the login; a failure shows when it renders. */
export function preloadConfigurator(): void {
  loadData().catch(ignore)
  loadConfigurator().catch(ignore)
}

/** Starts loading the code of the page behind a path, before anything renders. A failure shows when it renders. */
export function preloadPage(path: string): void {
  if (isLogin(path)) loadLogin().catch(ignore)
  else if (isUnitSelector(path)) loadUnits().catch(ignore)
  else if (/^\/(bp|mp)\/.*\/configurator/.test(path)) preloadConfigurator()
  else if (isRegistration(path) || isUnitInvitation(path)) loadRegistration().catch(ignore)
  else if (isPassword(path)) loadPassword().catch(ignore)
  else if (isSettings(path)) loadSettings().catch(ignore)
  else if (isRestore(path)) loadProspects().catch(ignore)
  else if (isOutbox(path)) loadOutbox().catch(ignore)
  else if (isAdmin(path)) loadAdmin().catch(ignore)
  else if (isDashboard(path) || isFloorPlan(path) || isCheckout(path)) {
    preloadConfigurator()
    const page: Promise<unknown> = isDashboard(path)
      ? loadDashboard()
      : isFloorPlan(path)
        ? loadFloorPlan()
        : loadCheckout()
    page.catch(ignore)
  }
}
