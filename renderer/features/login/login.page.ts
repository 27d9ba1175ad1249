import type { Code, Page } from '#renderer/platform/page.types.ts'
import { STAGE_SIZES } from '#renderer/platform/picture-widths.ts'

export const login = {
  name: 'login',
  addresses: {
    /** NAV-22..25: the four addresses of the login. */
    login: '/bp/:accountId/login',
    usersLogin: '/bp/:accountId/users/login',
    projectLogin: '/bp/:accountId/:projectId/login',
    projectUsersLogin: '/bp/:accountId/:projectId/users/login',
  },
  audience: 'loggedOut',
  variants: ['default', 'residence'],
  isNeeded: true,
  texts: ['login', 'footer'],
  picture: { of: 'project', place: 'stage', sizes: { default: STAGE_SIZES, residence: STAGE_SIZES } },
  load: (): Code => import('./index.ts').then((code) => code.LoginPage),
} as const satisfies Page
