import { lazy } from 'react'
import { matchPath } from 'react-router-dom'
import { type PageKind, pageOf } from './page-of-path.ts'

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
export const DashboardOpening = lazy(() => loadDashboard().then((page) => ({ default: page.DashboardOpening })))
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

const nextTask = () => new Promise((resolve) => setTimeout(resolve))
const ignore = () => undefined

/** Starts loading the code that most will need after the login; a failure shows when it renders. */
export function preloadConfigurator(): void {
  loadData().catch(ignore)
  loadConfigurator().catch(ignore)
}

/** The kinds of pages of an open unit. */
const UNIT_PAGES: readonly (PageKind | undefined)[] = ['configurator', 'dashboard', 'floorPlan', 'checkout']

/**
 * Starts asking for what the server knows of a path's unit as soon as there is code that can, before anything renders.
 * A failure shows when the page asks for itself.
 */
export function preloadPage(path: string): void {
  const params = matchPath('/:portal/:accountId/:projectId/:unitId/*', path)?.params
  if (params === undefined || !UNIT_PAGES.includes(pageOf(path)?.kind)) return
  const { portal, accountId = '', projectId = '', unitId = '' } = params
  const unit = { portal: portal === 'mp' ? 'mp' : 'bp', accountId, projectId, unitId } as const
  // One after the other, each in a task of its own; the files of both are on their way already (ADR 13).
  loadData()
    .then(async ({ queryClient }) => {
      await nextTask()
      const { preloadUnit } = await loadConfigurator()
      return preloadUnit(queryClient, unit)
    })
    .catch(ignore)
}
