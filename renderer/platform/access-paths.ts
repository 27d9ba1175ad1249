import { matchPath } from 'react-router-dom'
import { ROUTES, type RouteName } from './routes.ts'

/** The pages on the way into the application. */
const ACCESS = [
  'login',
  'usersLogin',
  'projectLogin',
  'projectUsersLogin',
  'registration',
  'registrationByToken',
  'projectRegistration',
  'projectRegistrationByToken',
  'invitation',
  'usersInvitation',
  'projectInvitation',
  'projectUsersInvitation',
  'password',
] as const satisfies readonly RouteName[]

/** Whether an address is one of the pages for the logged-out: none of them is a place to come back to. */
export function isAccessPath(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/, 1)
  return ACCESS.some((name) => matchPath({ path: ROUTES[name], end: true }, pathname) !== null)
}
