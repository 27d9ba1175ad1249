import { useTranslation } from 'react-i18next'
import styles from './admin.module.css'
import { InviteButton } from './InviteButton.tsx'
import { ListFrame } from './ListFrame.tsx'
import { ListPages } from './ListPages.tsx'
import { SearchField } from './SearchField.tsx'
import { PAGE_SIZE, useListView, useUsers } from './use-people.ts'
import { PeopleTable } from './people/PeopleTable.tsx'
import { PanelHead } from './PanelHead.tsx'
import { PEOPLE_FILTERS } from '#shared/contracts/http/account.contract.ts'
import { useMay } from '#renderer/session/index.ts'
import { SelectField } from '#renderer/ui/SelectField.tsx'

/** Who can log in: a table with search and pages. */
export function UsersPanel() {
  const { t } = useTranslation('admin')
  const { t: tPeople } = useTranslation('admin-people')
  const isManager = useMay('managePeople')
  const [view, change] = useListView()
  const users = useUsers(view)
  const total = users.data?.total ?? 0
  const isWhole = view.search === '' && view.filter === null && view.page === 1
  return (
    <section aria-labelledby="admin-users">
      <PanelHead id="admin-users" title={t('users.title')} intro={t('users.intro')}>
        <InviteButton />
      </PanelHead>
      <div className={`ww-row ww-wrap ww-gap-12 ${styles.tools}`}>
        <SearchField value={view.search} onSearch={(search) => change({ search })} />
        {isManager ? (
          <SelectField
            label={tPeople('filter')}
            value={view.filter ?? 'all'}
            options={(['all', ...PEOPLE_FILTERS] as const).map((value) => ({
              value,
              label: tPeople(`filters.${value}`),
            }))}
            onChange={(value) => change({ filter: PEOPLE_FILTERS.find((filter) => filter === value) ?? null })}
          />
        ) : null}
        <p className={`ww-muted ${styles.count}`} role="status">
          {users.data === undefined ? '' : t('users.count', { count: total })}
        </p>
      </div>
      <ListFrame
        list={users}
        empty={{ title: t('users.empty.title'), body: t('users.empty.body') }}
        onAll={isWhole ? null : () => change({ search: '', filter: null })}
      >
        {(rows) => <PeopleTable people={rows} />}
      </ListFrame>
      <ListPages page={view.page} pageCount={Math.ceil(total / PAGE_SIZE)} onPage={(page) => change({ page })} />
    </section>
  )
}
