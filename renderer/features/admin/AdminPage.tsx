import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import type { PageProps } from '#renderer/platform/page.types.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { isInGroup, STAFF, useOwnLook, useSession } from '#renderer/session/index.ts'
import { useTitle } from '#renderer/ui/use-title.ts'
import { StaffFrame } from './frame/StaffFrame.tsx'
import { findPage, SECTIONS } from './sections.ts'

/**
 * The administration of one's own account (decision 11), for its people. A buyer is led to their unit, the address of
 * another account to one's own, and one without a section, or of a section that is not for the caller, to the first.
 */
export function AdminPage({ address }: Pick<PageProps, 'address'>) {
  const { t } = useTranslation('admin')
  const { accountId = '' } = useParams()
  const user = useSession((state) => state.user)
  const own = useSession((state) => state.account?.id ?? accountId)
  const page = findPage(address)
  useTitle(...(page === null ? [t('title')] : [t(`${page.section.name}.title`), t('title')]))
  useOwnLook()
  if (user === null || !isInGroup(user, STAFF)) return <Navigate to={linkTo('account', { accountId: own })} replace />
  if (own !== accountId) return <Navigate to={linkTo('admin', { accountId: own })} replace />
  const sections = SECTIONS.filter(({ mayOpen }) => mayOpen(user))
  if (page === null || !sections.includes(page.section)) {
    const first = sections[0]
    return <Navigate to={linkTo(first?.home ?? 'account', { accountId })} replace />
  }
  return (
    <StaffFrame sections={sections} open={page.section}>
      <Suspense>
        <page.Panel />
      </Suspense>
    </StaffFrame>
  )
}
