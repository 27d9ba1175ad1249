import { matchPath } from 'react-router-dom'
import { type LazyPart, lazyPart } from '#renderer/ui/lazy-part.ts'
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
export const LoginPage = lazyPart(() => loadLogin().then((page) => page.LoginPage))
export const ConfiguratorPage = lazyPart(() => loadConfigurator().then((page) => page.ConfiguratorPage))
export const UnitLayout = lazyPart(() => loadConfigurator().then((page) => page.UnitLayout))
export const DashboardPage = lazyPart(() => loadDashboard().then((page) => page.DashboardPage))
export const DashboardOpening = lazyPart(() => loadDashboard().then((page) => page.DashboardOpening))
export const CheckoutPage = lazyPart(() => loadCheckout().then((page) => page.CheckoutPage))
export const UnitSelectorPage = lazyPart(() => loadUnits().then((page) => page.UnitSelectorPage))
export const RestorePage = lazyPart(() => loadProspects().then((page) => page.RestorePage))
export const OutboxPage = lazyPart(() => loadOutbox().then((page) => page.OutboxPage))
export const RegistrationPage = lazyPart(() => loadRegistration().then((page) => page.RegistrationPage))
export const UnitInvitationPage = lazyPart(() => loadRegistration().then((page) => page.UnitInvitationPage))
export const PasswordPage = lazyPart(() => loadPassword().then((page) => page.PasswordPage))
export const AdminPage = lazyPart(() => loadAdmin().then((page) => page.AdminPage))
export const SettingsPage = lazyPart(() => loadSettings().then((page) => page.SettingsPage))
export const MarketingAccountEntry = lazyPart(() => loadMarketing().then((page) => page.MarketingAccountEntry))
export const MarketingEntry = lazyPart(() => loadMarketing().then((page) => page.MarketingEntry))
export const FloorPlanPage = lazyPart(() => loadFloorPlan().then((page) => page.FloorPlanPage))
export const ResidenceDashboardPage = lazyPart(() => loadResidence().then((page) => page.ResidenceDashboardPage))
export const ResidenceLayout = lazyPart(() => loadResidence().then((page) => page.ResidenceLayout))
const loadEntry = () => import('./ProjectEntry.tsx')
export const AccountEntry = lazyPart(() => loadEntry().then((entry) => entry.AccountEntry))
export const ProjectEntry = lazyPart(() => loadEntry().then((entry) => entry.ProjectEntry))
export const ProjectConfiguratorEntry = lazyPart(() => loadEntry().then((entry) => entry.ProjectConfiguratorEntry))
export const SampleUnitEntry = lazyPart(() => loadEntry().then((entry) => entry.SampleUnitEntry))
export const UnitEntry = lazyPart(() => loadEntry().then((entry) => entry.UnitEntry))
export const NotFoundPage = lazyPart(() => import('./NotFoundPage.tsx').then((page) => page.NotFoundPage))
export const UnderConstructionPage = lazyPart(() =>
  import('./UnderConstructionPage.tsx').then((page) => page.UnderConstructionPage),
)
export const RedirectPage = lazyPart(() => import('./RedirectPage.tsx').then((page) => page.RedirectPage))
export const PendingSignaturePage = lazyPart(() =>
  import('./PendingSignaturePage.tsx').then((page) => page.PendingSignaturePage),
)
export const UrlLogin = lazyPart(() => import('./UrlLogin.tsx').then((page) => page.UrlLogin))
export const ShellDialogs = lazyPart(() => import('./ShellDialogs.tsx').then((all) => all.ShellDialogs))
export const DataLayout = lazyPart(() => loadData().then((layout) => layout.DataLayout))

/** Around every page of an open unit. */
const OPEN_UNIT = [DataLayout, UnitLayout]

const nextTask = () => new Promise((resolve) => setTimeout(resolve))
const ignore = () => undefined

/** Starts loading the code that most will need after the login; a failure shows when it renders. */
export function preloadHome(): void {
  for (const part of [ProjectEntry, ...OPEN_UNIT, DashboardPage, DashboardOpening]) part.preload().catch(ignore)
}

/** What a kind of page is made of, outermost first. */
const PARTS: Readonly<Record<PageKind, readonly Pick<LazyPart<never>, 'preload'>[]>> = {
  login: [LoginPage],
  registration: [RegistrationPage, UnitInvitationPage],
  password: [PasswordPage],
  settings: [DataLayout, SettingsPage],
  unitSelector: [UnitSelectorPage],
  restore: [RestorePage],
  outbox: [DataLayout, OutboxPage],
  admin: [DataLayout, AdminPage],
  dashboard: [...OPEN_UNIT, DashboardPage, DashboardOpening],
  floorPlan: [...OPEN_UNIT, FloorPlanPage],
  checkout: [...OPEN_UNIT, CheckoutPage],
  configurator: [...OPEN_UNIT, ConfiguratorPage],
  other: [],
}

/**
 * Has the code of a path's page come, one part after the other in a task of its own; the files of all of them are on
 * their way already (ADR 13). Never rejects: a failure shows when the page renders.
 */
export async function preloadParts(path: string): Promise<void> {
  const kind = pageOf(path)?.kind
  for (const part of kind === undefined ? [] : PARTS[kind]) {
    await part.preload().catch(ignore)
    await nextTask()
  }
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
