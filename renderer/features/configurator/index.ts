export { preloadKioskLayout } from './page/ConfiguratorLayout.tsx'
export { ConfiguratorPage } from './page/ConfiguratorPage.tsx'
