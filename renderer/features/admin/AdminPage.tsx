import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { Footer } from '#renderer/features/legal/index.ts'
import { isInGroup, STAFF, useOwnLook, useSession } from '#renderer/session/index.ts'
import { UserMenu } from '#renderer/features/user-menu/index.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { PageHeader } from '#renderer/ui/PageHeader.tsx'
import { useTitle } from '#renderer/ui/use-title.ts'
import { Wordmark } from '#renderer/ui/Wordmark.tsx'
import styles from './admin.module.css'
import { InvitationsPanel } from './InvitationsPanel.tsx'
import { type StaffLink, StaffNav } from './StaffNav.tsx'
import { UsersPanel } from './UsersPanel.tsx'

export type AdminSection =
  | 'users'
  | 'orders'
  | 'order'
  | 'invitations'
  | 'tracking'
  | 'projects'
  | 'flags'
  | 'devices'
  | 'device'
/** Sections whose tab is another one's. */
const PARENTS = { flags: 'projects', device: 'devices', order: 'orders' } as const
/** What only admins see. */
const ADMINS: readonly AdminSection[] = ['tracking', 'devices', 'device']

/** With words of its own, which the other sections do not wait for. */
const TrackingPanel = lazy(async () => ({ default: (await import('./tracking/TrackingPanel.tsx')).TrackingPanel }))
const ProjectsPanel = lazy(async () => ({ default: (await import('./projects/index.ts')).ProjectsPanel }))
const DevicesPanel = lazy(async () => ({ default: (await import('./devices/index.ts')).DevicesPanel }))
const DevicePanel = lazy(async () => ({ default: (await import('./devices/index.ts')).DevicePanel }))
const OrdersPanel = lazy(async () => ({ default: (await import('./orders/index.ts')).OrdersPanel }))
const OrderPanel = lazy(async () => ({ default: (await import('./orders/index.ts')).OrderPanel }))
const FlagsPanel = lazy(async () => ({ default: (await import('./projects/index.ts')).FlagsPanel }))

/**
 * The administration of one's own account (decision 11): its people and invitations, for operators and admins. A buyer
 * is led to their unit, and the address of another account to one's own.
 */
export function AdminPage({ section }: { section: AdminSection }) {
  const { t } = useTranslation('admin')
  const { accountId = '' } = useParams()
  const user = useSession((state) => state.user)
  const own = useSession((state) => state.account?.id ?? accountId)
  const tab = section === 'flags' || section === 'device' || section === 'order' ? PARENTS[section] : section
  useTitle(t(`${tab}.title`), t('title'))
  useOwnLook()
  const isAdmin = user?.group === 'admin'
  const links = useSections(accountId, tab, isAdmin)
  if (user === null || !isInGroup(user, STAFF)) return <Navigate to={linkTo('account', { accountId: own })} replace />
  if (own !== accountId) return <Navigate to={linkTo('admin', { accountId: own })} replace />
  if (ADMINS.includes(section) && !isAdmin) return <Navigate to={linkTo('admin', { accountId })} replace />
  return (
    <div className={`ww-page ${styles.page}`}>
      <PageHeader back={{ to: linkTo('account', { accountId }), label: t('back') }} logo={<Wordmark />}>
        <UserMenu />
      </PageHeader>
      <main className={`ww-content ${styles.main}`}>
        <h1>{t('title')}</h1>
        <div className={styles.body}>
          <StaffNav links={links} />
          <div className={styles.section}>
            {section === 'users' ? <UsersPanel /> : null}
            {section === 'orders' || section === 'order' ? (
              <Suspense>{section === 'orders' ? <OrdersPanel /> : <OrderPanel />}</Suspense>
            ) : null}
            {section === 'invitations' ? <InvitationsPanel isAdmin={isAdmin} /> : null}
            {section === 'projects' || section === 'flags' ? (
              <Suspense>{section === 'projects' ? <ProjectsPanel /> : <FlagsPanel />}</Suspense>
            ) : null}
            {section === 'devices' || section === 'device' ? (
              <Suspense>{section === 'devices' ? <DevicesPanel /> : <DevicePanel />}</Suspense>
            ) : null}
            {section === 'tracking' ? (
              <Suspense>
                <TrackingPanel />
              </Suspense>
            ) : null}
          </div>
        </div>
      </main>
      <Footer />
    </div>
  )
}

const SECTIONS = [
  { tab: 'orders', address: 'adminOrders', icon: 'list' },
  { tab: 'users', address: 'admin', icon: 'user' },
  { tab: 'invitations', address: 'adminInvitations', icon: 'mail' },
  { tab: 'projects', address: 'adminProjects', icon: 'home' },
  { tab: 'tracking', address: 'adminTracking', icon: 'eye' },
  { tab: 'devices', address: 'adminDevices', icon: 'settings' },
] as const

type Tab = (typeof SECTIONS)[number]['tab']

/** The sections that somebody may see, in their order. */
function useSections(accountId: string, open: Tab, isAdmin: boolean): readonly StaffLink[] {
  const { t } = useTranslation('admin')
  return SECTIONS.filter(({ tab }) => isAdmin || !ADMINS.includes(tab)).map(({ tab, address, icon }) => ({
    to: linkTo(address, { accountId }),
    label: t(`${tab}.title`),
    isOpen: tab === open,
    icon,
  }))
}
