export { RestorePage } from './RestorePage.tsx'
