import { useWaitingThreads } from './messages/use-waiting-threads.ts'
import { useNewEnquiries } from './enquiries/use-new-enquiries.ts'
import { useWaitingOrders } from './orders/use-waiting-orders.ts'
import { type LazyPart, lazyPart } from '#renderer/ui/lazy-part.ts'
import type { IconName } from '#renderer/ui/icons.tsx'
import type { RouteName } from '#renderer/platform/routes.ts'
import { isEntitled } from '#renderer/session/index.ts'
import type { User } from '#renderer/session/session.store.ts'
import type { Right } from '#shared/domain/roles/roles.ts'

type Addresses = Extract<RouteName, `admin${string}`>

/** A section of the administration: a line in its menu, and the pages that belong to it. */
export interface Section {
  /** Of its words, `admin:NAME.title`. */
  readonly name:
    | 'unitList'
    | 'messages'
    | 'orders'
    | 'deadlines'
    | 'users'
    | 'invitations'
    | 'projects'
    | 'enquiries'
    | 'documents'
    | 'mails'
    | 'audit'
    | 'tracking'
    | 'devices'
  readonly icon: IconName
  /** What it is about: the work of every day, or the account itself. */
  readonly group: 'daily' | 'office'
  readonly mayOpen: (user: Pick<User, 'group' | 'roles'>) => boolean
  /** A hook: how many things of it wait for the team; null = not known. */
  readonly useWaiting?: () => number | null
  /** Where its line leads. */
  readonly home: Exclude<
    Addresses,
    'adminOrder' | 'adminThread' | 'adminEnquiry' | 'adminFlags' | 'adminDevice' | 'adminUnit'
  >
  /** Its pages by their addresses, its home among them. */
  readonly pages: Readonly<Partial<Record<Addresses, LazyPart<object>>>>
}

/** Whoever has one of these rights in some project. */
function having(...rights: readonly Right[]) {
  return (user: Pick<User, 'group' | 'roles'>) => rights.some((right) => isEntitled(user, right))
}

/** A page with words of its own, which the other sections do not wait for. */
function part(load: () => Promise<() => React.ReactNode>) {
  return lazyPart(load)
}

/** One for list and thread, so that the list stays as it is while threads are opened. */
const MessagesPart = part(async () => (await import('./messages/index.ts')).MessagesPanel)

/** The administration, in the order of its menu: what waits for the team stands first. */
export const SECTIONS: readonly Section[] = [
  {
    name: 'unitList',
    icon: 'home',
    group: 'daily',
    mayOpen: having('seeUnits'),
    home: 'adminUnits',
    pages: {
      adminUnits: part(async () => (await import('./units/index.ts')).UnitsPanel),
      adminUnit: part(async () => (await import('./unit-file/index.ts')).UnitFilePanel),
    },
  },
  {
    name: 'messages',
    icon: 'mail',
    group: 'daily',
    mayOpen: having('seeMessages'),
    useWaiting: useWaitingThreads,
    home: 'adminMessages',
    pages: { adminMessages: MessagesPart, adminThread: MessagesPart },
  },
  {
    name: 'orders',
    icon: 'list',
    group: 'daily',
    mayOpen: having('seeOrders'),
    useWaiting: useWaitingOrders,
    home: 'adminOrders',
    pages: {
      adminOrders: part(async () => (await import('./orders/index.ts')).OrdersPanel),
      adminOrder: part(async () => (await import('./orders/index.ts')).OrderPanel),
    },
  },
  {
    name: 'deadlines',
    icon: 'calendar',
    group: 'daily',
    mayOpen: having('setDeadlines'),
    home: 'adminDeadlines',
    pages: { adminDeadlines: part(async () => (await import('./deadlines/index.ts')).DeadlinesPanel) },
  },
  {
    name: 'enquiries',
    icon: 'phone',
    group: 'daily',
    mayOpen: having('answerEnquiries'),
    useWaiting: useNewEnquiries,
    home: 'adminEnquiries',
    pages: {
      adminEnquiries: part(async () => (await import('./enquiries/index.ts')).EnquiriesPanel),
      adminEnquiry: part(async () => (await import('./enquiries/index.ts')).EnquiryPanel),
    },
  },
  {
    name: 'documents',
    icon: 'document',
    group: 'daily',
    mayOpen: having('seeDocuments'),
    home: 'adminDocuments',
    pages: { adminDocuments: part(async () => (await import('./documents/index.ts')).DocumentsPanel) },
  },
  {
    name: 'tracking',
    icon: 'eye',
    group: 'daily',
    mayOpen: having('seeVisits'),
    home: 'adminTracking',
    pages: { adminTracking: part(async () => (await import('./tracking/TrackingPanel.tsx')).TrackingPanel) },
  },
  {
    name: 'users',
    icon: 'user',
    group: 'office',
    mayOpen: having('inviteBuyers'),
    home: 'adminPeople',
    pages: { adminPeople: part(async () => (await import('./UsersPanel.tsx')).UsersPanel) },
  },
  {
    name: 'invitations',
    icon: 'mail',
    group: 'office',
    mayOpen: having('inviteBuyers'),
    home: 'adminInvitations',
    pages: { adminInvitations: part(async () => (await import('./InvitationsPanel.tsx')).InvitationsPanel) },
  },
  {
    name: 'projects',
    icon: 'building',
    group: 'office',
    mayOpen: having('manageProjects', 'setFlags'),
    home: 'adminProjects',
    pages: {
      adminProjects: part(async () => (await import('./projects/index.ts')).ProjectsPanel),
      adminFlags: part(async () => (await import('./projects/index.ts')).FlagsPanel),
    },
  },
  {
    name: 'mails',
    icon: 'share',
    group: 'office',
    mayOpen: having('seeMails'),
    home: 'adminMails',
    pages: { adminMails: part(async () => (await import('./mails/index.ts')).MailsPanel) },
  },
  {
    name: 'audit',
    icon: 'clock',
    group: 'office',
    mayOpen: having('seeAudit'),
    home: 'adminAudit',
    pages: { adminAudit: part(async () => (await import('./audit/index.ts')).AuditPanel) },
  },
  {
    name: 'devices',
    icon: 'settings',
    group: 'office',
    mayOpen: having('manageKiosks'),
    home: 'adminDevices',
    pages: {
      adminDevices: part(async () => (await import('./devices/index.ts')).DevicesPanel),
      adminDevice: part(async () => (await import('./devices/index.ts')).DevicePanel),
    },
  },
]

/** The section and page of an address; null = it has none. */
export function findPage(address: string): { readonly section: Section; readonly Panel: LazyPart<object> } | null {
  for (const section of SECTIONS) {
    const [, Panel] = Object.entries(section.pages).find(([name]) => name === address) ?? []
    if (Panel !== undefined) return { section, Panel }
  }
  return null
}
