export { preloadStand } from './page/ConfiguratorLayout.tsx'
export { ConfiguratorPage } from './page/ConfiguratorPage.tsx'
