import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useAdminProjects } from '../projects/use-projects.ts'
import type { Person } from '../use-people.ts'

/** What somebody is: buyer, administration, or the roles of an operator with their projects. */
export function RoleNames({ person: { group, roles = [] } }: { person: Pick<Person, 'group' | 'roles'> }) {
  const { t } = useTranslation('admin-people')
  const { t: tAdmin } = useTranslation('admin')
  const projects = useAdminProjects().data?.rows ?? []
  if (group !== 'user' || roles.length === 0) return tAdmin(`group.${group}`)
  return roles.map(({ role, projectId }, at) => {
    const project = projects.find(({ id }) => id === projectId)?.name ?? projectId
    const name = t(`roles.${role}`)
    return (
      <Fragment key={`${role} ${projectId ?? ''}`}>
        {at === 0 ? null : <br />}
        {project === null ? name : t('inProject', { role: name, project })}
      </Fragment>
    )
  })
}
