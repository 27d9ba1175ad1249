import { useTranslation } from 'react-i18next'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import styles from './admin.module.css'
import { dayText } from './day-text.ts'
import { ListFrame, Pages } from './ListFrame.tsx'
import { SearchField } from './SearchField.tsx'
import { UnitNames } from './UnitNames.tsx'
import { PAGE_SIZE, type Person, useListView, useUsers } from './use-people.ts'

/** Who can log in: a table with search and pages. */
export function UsersPanel() {
  const { t } = useTranslation('admin')
  const [view, change] = useListView()
  const users = useUsers(view)
  const total = users.data?.total ?? 0
  return (
    <section aria-labelledby="admin-users">
      <div className={styles.top}>
        <div>
          <h2 id="admin-users">{t('users.title')}</h2>
          <p>{t('users.intro')}</p>
        </div>
      </div>
      <div className={styles.tools}>
        <SearchField value={view.search} onSearch={(search) => change({ search })} />
        <p className={styles.count} role="status">
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
      <Pages page={view.page} pageCount={Math.ceil(total / PAGE_SIZE)} onPage={(page) => change({ page })} />
    </section>
  )
}

function UsersTable({ people }: { people: readonly Person[] }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return (
    <table className={styles.table} aria-labelledby="admin-users">
      <thead>
        <tr>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('email')}</th>
          <th scope="col">{t('users.role')}</th>
          <th scope="col">{t('units')}</th>
          <th scope="col">{t('users.since')}</th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.id}>
            <th scope="row">
              {person.firstName} {person.lastName}
              {person.deletionRequestedAt === null ? null : (
                <span className={styles.badge} data-state="expired">
                  {t('users.deletion')}
                </span>
              )}
            </th>
            <td className={styles.email}>{person.email}</td>
            <td data-label={t('users.role')}>{t(`group.${person.group}`)}</td>
            <td data-label={t('units')}>
              <UnitNames ids={person.unitIds} />
            </td>
            <td data-label={t('users.since')}>
              <time dateTime={person.createdAt}>{dayText(person.createdAt, locale)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
