import type { PageProps } from '#renderer/platform/page.types.ts'
import { AdminPage, type AdminSection } from './AdminPage.tsx'

const SECTIONS: Readonly<Record<string, AdminSection>> = {
  adminInvitations: 'invitations',
  adminOrders: 'orders',
  adminOrder: 'order',
  adminTracking: 'tracking',
  adminProjects: 'projects',
  adminFlags: 'flags',
  adminDevices: 'devices',
  adminDevice: 'device',
}

/** The administration, with the section that an address has. */
export function AdminAddress({ address }: Pick<PageProps, 'address'>) {
  return <AdminPage section={SECTIONS[address] ?? 'users'} />
}
