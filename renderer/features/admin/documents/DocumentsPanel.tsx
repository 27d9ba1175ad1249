import { useTranslation } from 'react-i18next'
import { DOCUMENT_ROLES, DOCUMENT_VISIBILITIES } from '#shared/domain/index.ts'
import { SelectField } from '#renderer/ui/SelectField.tsx'
import shared from '../admin.module.css'
import { ListFrame } from '../ListFrame.tsx'
import { ListPages } from '../ListPages.tsx'
import { PanelHead } from '../PanelHead.tsx'
import { SearchField } from '../SearchField.tsx'
import { PAGE_SIZE } from '../use-people.ts'
import { AddDocuments } from './AddDocuments.tsx'
import { DocumentsTable } from './DocumentsTable.tsx'
import { type DocumentsView, useDocumentsView, usePlaces, useStaffDocuments } from './use-staff-documents.ts'

const ANY = ''
const NOTHING = { search: '', role: null, visibility: null, projectId: null } as const
const HEAD = 'admin-documents'

/** The documents of all projects, and who has opened what. */
export function DocumentsPanel() {
  const { t } = useTranslation('admin-documents')
  const { t: tAdmin } = useTranslation('admin')
  const [view, change] = useDocumentsView()
  const list = useStaffDocuments(view)
  const total = list.data?.total ?? 0
  const { search, role, visibility, projectId, page } = view
  const isWhole = search === '' && role === null && visibility === null && projectId === null && page === 1
  return (
    <section aria-labelledby={HEAD}>
      <PanelHead id={HEAD} title={tAdmin('documents.title')} intro={t('intro')} />
      <AddDocuments place={null} />
      <Tools view={view} onChange={change} total={list.data === undefined ? null : total} />
      <ListFrame
        icon="document"
        list={list}
        empty={{ title: t('empty.title'), body: t('empty.body') }}
        onAll={isWhole ? null : () => change(NOTHING)}
      >
        {(rows) => <DocumentsTable documents={rows} labelledBy={HEAD} showsPlace />}
      </ListFrame>
      <ListPages page={page} pageCount={Math.ceil(total / PAGE_SIZE)} onPage={(next) => change({ page: next })} />
    </section>
  )
}

interface ToolsProps {
  readonly view: DocumentsView
  readonly onChange: (part: Partial<DocumentsView>) => void
  /** null = not known yet. */
  readonly total: number | null
}

function Tools({ view, onChange, total }: ToolsProps) {
  const { t } = useTranslation('admin-documents')
  const projects = usePlaces(null).data?.projects ?? []
  return (
    <div className={`ww-row ww-wrap ww-gap-12 ${shared.tools}`}>
      <SearchField value={view.search} hint={t('search')} onSearch={(search) => onChange({ search })} />
      <SelectField
        label={t('role')}
        value={view.role ?? ANY}
        options={[
          { value: ANY, label: t('anyRole') },
          ...DOCUMENT_ROLES.map((value) => ({ value, label: t(`roles.${value}`) })),
        ]}
        onChange={(value) => onChange({ role: DOCUMENT_ROLES.find((one) => one === value) ?? null })}
      />
      <SelectField
        label={t('visibility')}
        value={view.visibility ?? ANY}
        options={[
          { value: ANY, label: t('anyVisibility') },
          ...DOCUMENT_VISIBILITIES.map((value) => ({ value, label: t(`visibilities.${value}`) })),
        ]}
        onChange={(value) => onChange({ visibility: DOCUMENT_VISIBILITIES.find((one) => one === value) ?? null })}
      />
      {projects.length < 2 ? null : (
        <SelectField
          label={t('project')}
          value={view.projectId ?? ANY}
          options={[
            { value: ANY, label: t('anyProject') },
            ...projects.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(value) => onChange({ projectId: value === ANY ? null : value })}
        />
      )}
      <p className={`ww-muted ${shared.count}`} role="status">
        {total === null ? '' : t('count', { count: total })}
      </p>
    </div>
  )
}
