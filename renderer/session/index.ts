export { beforeLogout } from './before-logout.ts'
export { buttonsVariant } from './buttons-variant.ts'
export { isInGroup, STAFF } from './groups.ts'
export { preloadSession } from './preload-session.ts'
export {
  getLogo,
  useKnownConfig,
  useOwnLook,
  preloadProjectConfig,
  type ProjectPlace,
  showDashboardAs,
  showProjectAs,
  useProjectConfig,
  useShownDashboard,
} from './project-config.store.ts'
export type { ProjectConfig } from './project-config.types.ts'
export { useMailWay } from './use-mail-way.ts'
export { isEntitled, useMay } from './use-may.ts'
export { useSession } from './session.store.ts'
