export { beforeLogout } from './before-logout.ts'
export { isInGroup, STAFF } from './groups.ts'
export { preloadSession } from './preload-session.ts'
export {
  logoOf,
  type ProjectConfig,
  useKnownConfig,
  useOwnLook,
  preloadProjectConfig,
  useProjectConfig,
} from './project-config.store.ts'
export { useSession } from './session.store.ts'
