import { lazy } from 'react'
import type { Namespace } from '#renderer/i18n/resources.types.ts'

const loadLogin = () => import('#renderer/features/login/index.ts')
const loadConfigurator = () => import('#renderer/features/configurator/index.ts')
const loadUnits = () => import('#renderer/features/units/index.ts')
const loadData = () => import('./DataLayout.tsx')

/** The pages, each in a chunk of its own. */
export const LoginPage = lazy(() => loadLogin().then((page) => ({ default: page.LoginPage })))
export const ConfiguratorPage = lazy(() => loadConfigurator().then((page) => ({ default: page.ConfiguratorPage })))
export const UnitSelectorPage = lazy(() => loadUnits().then((page) => ({ default: page.UnitSelectorPage })))
export const DataLayout = lazy(() => loadData().then((layout) => ({ default: layout.DataLayout })))

const isLogin = (path: string) => /\/login\/?$/.test(path)
const isUnitSelector = (path: string) => path.endsWith('/unitSelector')

/** The namespaces of the texts that the page behind a path shows first. */
export function namespacesOf(path: string): readonly Namespace[] {
  if (isLogin(path)) return ['login', 'session']
  if (isUnitSelector(path)) return ['units', 'session']
  return /^\/(bp|mp)\//.test(path) ? ['configurator', 'session'] : []
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
}
