import type { Code, Page } from '#renderer/platform/page.types.ts'

/** The administration of an account; some of its sections are for admins alone. */
export const admin = {
  name: 'admin',
  addresses: {
    admin: '/bp/:accountId/admin',
    adminInvitations: '/bp/:accountId/admin/invitations',
    adminOrders: '/bp/:accountId/admin/orders',
    adminOrder: '/bp/:accountId/admin/orders/:orderId',
    adminTracking: '/bp/:accountId/admin/visits',
    /** Not `projectId`, because no page of that project is open there. */
    adminProjects: '/bp/:accountId/admin/projects',
    adminFlags: '/bp/:accountId/admin/projects/:adminProjectId',
    adminDevices: '/bp/:accountId/admin/devices',
    adminDevice: '/bp/:accountId/admin/devices/:deviceId',
  },
  audience: 'staff',
  layout: 'data',
  texts: ['admin', 'session', 'footer'],
  load: (): Code => import('./index.ts').then((code) => code.AdminAddress),
} as const satisfies Page
