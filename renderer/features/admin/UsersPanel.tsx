import { useTranslation } from 'react-i18next'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { Cell, DataTable, RowHead, TableRow } from '#renderer/ui/DataTable.tsx'
import styles from './admin.module.css'
import { dayText } from './day-text.ts'
import { ListFrame } from './ListFrame.tsx'
import { ListPages } from './ListPages.tsx'
import { SearchField } from './SearchField.tsx'
import { StateChip } from '#renderer/ui/StateChip.tsx'
import { UnitNames } from './UnitNames.tsx'
import { PAGE_SIZE, type Person, useListView, useUsers } from './use-people.ts'
import { PanelHead } from './PanelHead.tsx'

/** Who can log in: a table with search and pages. */
export function UsersPanel() {
  const { t } = useTranslation('admin')
  const [view, change] = useListView()
  const users = useUsers(view)
  const total = users.data?.total ?? 0
  return (
    <section aria-labelledby="admin-users">
      <PanelHead id="admin-users" title={t('users.title')} intro={t('users.intro')} />
      <div className={`ww-row ww-wrap ww-gap-12 ${styles.tools}`}>
        <SearchField value={view.search} onSearch={(search) => change({ search })} />
        <p className={`ww-muted ${styles.count}`} role="status">
          {users.data === undefined ? '' : t('users.count', { count: total })}
        </p>
      </div>
      <ListFrame
        list={users}
        empty={{ title: t('users.empty.title'), body: t('users.empty.body') }}
        onAll={view.search === '' && view.page === 1 ? null : () => change({ search: '' })}
      >
        {(rows) => <UsersTable people={rows} />}
      </ListFrame>
      <ListPages page={view.page} pageCount={Math.ceil(total / PAGE_SIZE)} onPage={(page) => change({ page })} />
    </section>
  )
}

function UsersTable({ people }: { people: readonly Person[] }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return (
    <DataTable
      aria-labelledby="admin-users"
      columns={[t('name'), t('email'), t('users.role'), t('units'), t('users.since')]}
    >
      {people.map((person) => (
        <TableRow key={person.id}>
          <RowHead>
            {person.firstName} {person.lastName}
            {person.deletionRequestedAt === null ? null : <StateChip state="expired" label={t('users.deletion')} />}
          </RowHead>
          <Cell>{person.email}</Cell>
          <Cell label={t('users.role')}>{t(`group.${person.group}`)}</Cell>
          <Cell label={t('units')}>
            <UnitNames ids={person.unitIds} />
          </Cell>
          <Cell label={t('users.since')}>
            <time dateTime={person.createdAt}>{dayText(person.createdAt, locale)}</time>
          </Cell>
        </TableRow>
      ))}
    </DataTable>
  )
}
