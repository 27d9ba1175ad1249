/** Addresses below these are never pages of the app: the API in its three places, files, and what the build names. */
const NOT_PAGES = [
  '/api/',
  '/bp/api/',
  '/mp/api/',
  '/configurator/',
  '/merger/',
  '/updates/',
  '/files/',
  '/private-files/',
  '/assets/',
]

/** Whether the app's page may answer at a path of the portal. Server and service worker must agree on it. */
export function isPagePath(path: string): boolean {
  return !NOT_PAGES.some((prefix) => path.startsWith(prefix))
}
