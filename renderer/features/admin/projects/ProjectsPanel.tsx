import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { Button, ButtonLink } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { Cell, DataTable, RowHead, TableRow } from '#renderer/ui/DataTable.tsx'
import shared from '../admin.module.css'
import { dayText } from '../day-text.ts'
import { ListFrame } from '../ListFrame.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { type AdminProject, useAdminProjects } from './use-projects.ts'
import { PanelHead } from '../PanelHead.tsx'

/** The projects of the account, the way to their flags, and to import one. */
export function ProjectsPanel() {
  const { t } = useTranslation('admin-projects')
  const { t: tAdmin } = useTranslation('admin')
  const list = useAdminProjects()
  const [isImporting, setIsImporting] = useState(false)
  return (
    <section aria-labelledby="admin-projects">
      <PanelHead id="admin-projects" title={tAdmin('projects.title')} intro={t('intro')}>
        <Button
          variant="contained"
          startIcon={<NamedIcon name="plus" size={20} />}
          onClick={() => setIsImporting(true)}
        >
          {t('import.open')}
        </Button>
      </PanelHead>
      <div className={`ww-row ww-wrap ww-gap-12 ${shared.tools}`}>
        <p className={`ww-muted ${shared.count}`} role="status">
          {list.data === undefined ? '' : t('count', { count: list.data.rows.length })}
        </p>
      </div>
      <ListFrame list={list} empty={{ title: t('empty.title'), body: t('empty.body') }} onAll={null}>
        {(rows) => <ProjectsTable projects={rows} />}
      </ListFrame>
      {isImporting ? <ImportDialog onClose={() => setIsImporting(false)} /> : null}
    </section>
  )
}

function ProjectsTable({ projects }: { projects: readonly AdminProject[] }) {
  const { t } = useTranslation('admin-projects')
  const { accountId = '' } = useParams()
  const locale = useLocale()
  return (
    <DataTable
      aria-labelledby="admin-projects"
      columns={[t('project'), t('units'), t('imported'), { hidden: t('actions') }]}
    >
      {projects.map((project) => (
        <TableRow key={project.id}>
          <RowHead>
            {project.name}
            <small>{project.town}</small>
          </RowHead>
          <Cell label={t('units')}>
            <span>
              {project.unitCount}
              {project.sampleUnitCount === 0 ? null : <small>{t('samples', { count: project.sampleUnitCount })}</small>}
            </span>
          </Cell>
          <Cell label={t('imported')}>
            {project.importedAt === null ? (
              t('never')
            ) : (
              <time dateTime={project.importedAt}>{dayText(project.importedAt, locale)}</time>
            )}
          </Cell>
          <Cell className={shared.actions}>
            <ButtonLink
              to={linkTo('adminFlags', { accountId, adminProjectId: project.slug })}
              aria-label={t('openFlagsNamed', { name: project.name })}
            >
              {t('openFlags')}
            </ButtonLink>
          </Cell>
        </TableRow>
      ))}
    </DataTable>
  )
}
