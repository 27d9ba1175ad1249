export { RestorePage } from './RestorePage.tsx'
export { ShortLinkPage } from './ShortLinkPage.tsx'
