import { pageAt } from './routes.ts'

/** Whether an address is one of the pages for the logged-out: none of them is a place to come back to. */
export function isAccessPath(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/, 1)
  return pageAt(pathname)?.page.audience === 'loggedOut'
}
