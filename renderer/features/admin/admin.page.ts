import type { Code, Page } from '#renderer/platform/page.types.ts'

/** The administration of an account; some of its sections are for admins alone. */
export const admin = {
  name: 'admin',
  addresses: {
    /** Leads to the first section. */
    admin: '/bp/:accountId/admin',
    adminUnits: '/bp/:accountId/admin/units',
    adminPeople: '/bp/:accountId/admin/people',
    adminInvitations: '/bp/:accountId/admin/invitations',
    adminMessages: '/bp/:accountId/admin/messages',
    adminThread: '/bp/:accountId/admin/messages/:threadId',
    adminOrders: '/bp/:accountId/admin/orders',
    adminOrder: '/bp/:accountId/admin/orders/:orderId',
    /** Not `unitId`, because no page of that unit is open there. */
    adminUnit: '/bp/:accountId/admin/units/:adminUnitId',
    adminDocuments: '/bp/:accountId/admin/documents',
    adminDeadlines: '/bp/:accountId/admin/deadlines',
    adminEnquiries: '/bp/:accountId/admin/enquiries',
    adminEnquiry: '/bp/:accountId/admin/enquiries/:enquiryId',
    adminTracking: '/bp/:accountId/admin/visits',
    /** Not `projectId`, because no page of that project is open there. */
    adminProjects: '/bp/:accountId/admin/projects',
    adminFlags: '/bp/:accountId/admin/projects/:adminProjectId',
    adminMails: '/bp/:accountId/admin/mails',
    adminAudit: '/bp/:accountId/admin/audit',
    adminDevices: '/bp/:accountId/admin/devices',
    adminDevice: '/bp/:accountId/admin/devices/:deviceId',
  },
  audience: 'staff',
  layout: 'data',
  texts: ['admin', 'session', 'footer'],
  ask: (path) =>
    path.endsWith('/admin/units') ? import('./units/use-account-units.ts').then((code) => code.askAccountUnits) : null,
  load: (): Code => import('./index.ts').then((code) => code.AdminPage),
} as const satisfies Page
