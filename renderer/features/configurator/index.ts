export { ConfiguratorPage } from './page/ConfiguratorPage.tsx'
