import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { dayText } from '../day-text.ts'
import { ListFrame } from '../ListFrame.tsx'
import { PanelHead } from '../PanelHead.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { SelectField } from '#renderer/ui/SelectField.tsx'
import { DeadlineFormDialog } from './DeadlineFormDialog.tsx'
import { DeadlinesTable } from './DeadlinesTable.tsx'
import styles from './deadlines.module.css'
import { TemplateDialog } from './TemplateDialog.tsx'
import { type ProjectDeadlines, useProjectDeadlines } from './use-project-deadlines.ts'

/** The team's deadlines: milestones, what goes with them, and who has completed what (DDL-29 to DDL-31). */
export function DeadlinesPanel() {
  const { t } = useTranslation('admin-deadlines')
  const list = useProjectDeadlines()
  const [projectId, setProjectId] = useState<string | null>(null)
  const rows = list.data?.rows ?? []
  const open = rows.find(({ project }) => project.id === projectId) ?? rows[0]
  return (
    <section aria-labelledby="admin-deadlines">
      <PanelHead id="admin-deadlines" title={t('title')} intro={t('intro')}>
        {open === undefined ? null : <Tools project={open} />}
      </PanelHead>
      <ListFrame
        isBare
        icon="clock"
        list={list}
        empty={{ title: t('noProjects.title'), body: t('noProjects.body') }}
        onAll={null}
      >
        {(projects) => (
          <div className="ww-stack ww-gap-16">
            {projects.length < 2 || open === undefined ? null : (
              <div className={styles.project}>
                <SelectField
                  label={t('project')}
                  value={open.project.id}
                  options={projects.map(({ project }) => ({ value: project.id, label: project.name }))}
                  onChange={setProjectId}
                />
              </div>
            )}
            {open === undefined ? null : <OpenProject key={open.project.id} project={open} />}
          </div>
        )}
      </ListFrame>
    </section>
  )
}

function Tools({ project }: { project: ProjectDeadlines }) {
  const { t } = useTranslation('admin-deadlines')
  const [dialog, setDialog] = useState<'new' | 'template' | null>(null)
  const close = () => setDialog(null)
  return (
    <div className="ww-row ww-wrap ww-gap-8">
      <Button variant="outlined" onClick={() => setDialog('template')}>
        {t('template.open')}
      </Button>
      <Button variant="contained" startIcon={<NamedIcon name="plus" size={20} />} onClick={() => setDialog('new')}>
        {t('new')}
      </Button>
      {dialog === 'template' ? <TemplateDialog project={project} onClose={close} /> : null}
      {dialog === 'new' ? <DeadlineFormDialog project={project} deadline={null} onClose={close} /> : null}
    </div>
  )
}

function OpenProject({ project }: { project: ProjectDeadlines }) {
  const { t } = useTranslation('admin-deadlines')
  const locale = useLocale()
  const named = (id: string) => project.buildings.find((building) => building.id === id)?.name ?? id
  const days = project.milestones.flatMap(({ id, name, days: own }) =>
    own.map(({ buildingId, day }) => ({
      key: `${id} ${buildingId}`,
      text: t('milestoneDay', {
        building: named(buildingId),
        milestone: name[locale] || name.de || name.en,
        day: dayText(day, locale),
      }),
    })),
  )
  return (
    <>
      {days.length === 0 ? null : (
        <ul className={styles.milestones}>
          {days.map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      )}
      {project.deadlines.length === 0 ? <p className="ww-muted">{t('empty')}</p> : <DeadlinesTable project={project} />}
    </>
  )
}
