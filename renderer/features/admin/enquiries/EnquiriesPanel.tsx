import { useTranslation } from 'react-i18next'
import { Button } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { SelectField } from '#renderer/ui/SelectField.tsx'
import shared from '../admin.module.css'
import { ListFrame } from '../ListFrame.tsx'
import { ListPages } from '../ListPages.tsx'
import { PanelHead } from '../PanelHead.tsx'
import { useAdminProjects } from '../projects/use-projects.ts'
import { SearchField } from '../SearchField.tsx'
import { PAGE_SIZE } from '../use-people.ts'
import { EnquiriesTable } from './EnquiriesTable.tsx'
import { type EnquiriesView, FIRST_FILTER, useEnquiries, useEnquiriesView } from './use-enquiries.ts'
import { useEnquiriesFile } from './use-enquiries-file.ts'

const FILTERS = ['open', 'new', 'mine', 'answered', 'closed', 'all'] as const
const SOURCES = ['portal', 'kiosk'] as const
const ANY = ''
const EVERYTHING = { search: '', filter: 'all', projectId: null, source: null } as const

/** What prospects have sent, what is new first (ENQ-2). */
export function EnquiriesPanel() {
  const { t } = useTranslation('admin-enquiries')
  const { t: tAdmin } = useTranslation('admin')
  const [view, change] = useEnquiriesView()
  const list = useEnquiries(view)
  const { save, isSaving } = useEnquiriesFile(view)
  const total = list.data?.total ?? 0
  const isEmpty = list.data?.counts.all === 0 && view.search === '' && view.projectId === null && view.source === null
  return (
    <section aria-labelledby="admin-enquiries">
      <PanelHead id="admin-enquiries" title={tAdmin('enquiries.title')} intro={t('intro')}>
        <Button
          variant="outlined"
          startIcon={<NamedIcon name="download" size={20} />}
          disabled={total === 0 || isSaving}
          onClick={() => void save()}
        >
          {t('download')}
        </Button>
      </PanelHead>
      <Tools view={view} onChange={change} counts={list.data?.counts} total={list.data === undefined ? null : total} />
      <ListFrame
        list={list}
        icon="phone"
        empty={{ title: t('empty.title'), body: t('empty.body') }}
        onAll={isEmpty ? null : () => change(EVERYTHING)}
      >
        {(rows) => <EnquiriesTable enquiries={rows} />}
      </ListFrame>
      <ListPages page={view.page} pageCount={Math.ceil(total / PAGE_SIZE)} onPage={(page) => change({ page })} />
    </section>
  )
}

interface ToolsProps {
  readonly view: EnquiriesView
  readonly onChange: (part: Partial<EnquiriesView>) => void
  /** undefined = not known yet. */
  readonly counts: Readonly<Record<string, number>> | undefined
  readonly total: number | null
}

/** What of the list is shown, with how many there are of each. */
function Tools({ view, onChange, counts, total }: ToolsProps) {
  const { t } = useTranslation('admin-enquiries')
  const projects = useAdminProjects().data?.rows ?? []
  const named = (filter: (typeof FILTERS)[number]) => {
    const count = counts?.[filter]
    const words = t(`filters.${filter}`)
    return count === undefined ? words : t('filterCount', { filter: words, count })
  }
  return (
    <div className={`ww-row ww-wrap ww-gap-12 ${shared.tools}`}>
      <SearchField value={view.search} hint={t('search')} onSearch={(search) => onChange({ search })} />
      <SelectField
        label={t('filter')}
        value={view.filter}
        options={FILTERS.map((value) => ({ value, label: named(value) }))}
        onChange={(value) => onChange({ filter: FILTERS.find((filter) => filter === value) ?? FIRST_FILTER })}
      />
      <SelectField
        label={t('source')}
        value={view.source ?? ANY}
        options={[
          { value: ANY, label: t('anySource') },
          ...SOURCES.map((value) => ({ value, label: t(`sources.${value}`) })),
        ]}
        onChange={(value) => onChange({ source: SOURCES.find((source) => source === value) ?? null })}
      />
      {projects.length < 2 ? null : (
        <SelectField
          label={t('project')}
          value={view.projectId ?? ANY}
          options={[
            { value: ANY, label: t('anyProject') },
            ...projects.map(({ slug, name }) => ({ value: slug, label: name })),
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
