import { useTranslation } from 'react-i18next'
import { SelectField } from '#renderer/ui/SelectField.tsx'
import { CountedFilter, ListPanel } from '../ListPanel.tsx'
import { EnquiriesTable } from './EnquiriesTable.tsx'
import { FIRST_FILTER, useEnquiries, useEnquiriesView } from './use-enquiries.ts'
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
  const isEmpty = list.data?.counts.all === 0 && view.search === '' && view.projectId === null && view.source === null
  return (
    <ListPanel
      id="admin-enquiries"
      title={tAdmin('enquiries.title')}
      intro={t('intro')}
      icon="phone"
      file={useEnquiriesFile(view)}
      list={list}
      view={view}
      onChange={change}
      searchHint={t('search')}
      sayCount={(count) => t('count', { count })}
      filters={
        <>
          <CountedFilter
            label={t('filter')}
            value={view.filter}
            options={FILTERS.map((value) => ({ value, label: t(`filters.${value}`) }))}
            counts={list.data?.counts}
            onChange={(filter = FIRST_FILTER) => change({ filter })}
          />
          <SelectField
            label={t('source')}
            value={view.source ?? ANY}
            options={[
              { value: ANY, label: t('anySource') },
              ...SOURCES.map((value) => ({ value, label: t(`sources.${value}`) })),
            ]}
            onChange={(value) => change({ source: SOURCES.find((source) => source === value) ?? null })}
          />
        </>
      }
      empty={{ title: t('empty.title'), body: t('empty.body') }}
      onAll={isEmpty ? null : () => change(EVERYTHING)}
    >
      {(rows) => <EnquiriesTable enquiries={rows} />}
    </ListPanel>
  )
}
