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
        {projectId === null ? name : isPending ? <Waiting name={name} /> : t('inProject', { role: name, project })}
      </Fragment>
    )
  })
}

/** As wide as a role in a project. */
function Waiting({ name }: { name: string }) {
  return (
    <Skeleton component="span" sx={{ display: 'inline-block', maxWidth: 'none' }}>
      {name} …………
    </Skeleton>
  )
}
