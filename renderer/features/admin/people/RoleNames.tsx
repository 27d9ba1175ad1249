import Skeleton from '@mui/material/Skeleton'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useAdminProjects } from '../projects/use-projects.ts'
import type { Person } from '../use-people.ts'

/** What somebody is: buyer, administration, or the roles of an operator with their projects. */
export function RoleNames({ person: { group, roles = [] } }: { person: Pick<Person, 'group' | 'roles'> }) {
  const { t } = useTranslation('admin-people')
  const { t: tAdmin } = useTranslation('admin')
  const { data, isPending } = useAdminProjects()
  if (group !== 'user' || roles.length === 0) return tAdmin(`group.${group}`)
  return roles.map(({ role, projectId }, at) => {
    const name = t(`roles.${role}`)
    const project = data?.rows.find(({ id }) => id === projectId)?.name ?? t('unknownProject')
    return (
      <Fragment key={`${role} ${projectId ?? ''}`}>
        {at === 0 ? null : <br />}
        {projectId === null ? name : isPending ? <Skeleton width="72%" /> : t('inProject', { role: name, project })}
      </Fragment>
    )
  })
}
