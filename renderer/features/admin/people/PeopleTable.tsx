import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { useMay, useSession } from '#renderer/session/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Cell, DataTable, RowHead, TableRow } from '#renderer/ui/DataTable.tsx'
import { StateChip } from '#renderer/ui/StateChip.tsx'
import styles from '../admin.module.css'
import { dayText } from '../day-text.ts'
import { UnitNames } from '../UnitNames.tsx'
import type { Person } from '../use-people.ts'
import { DeletePersonDialog } from './DeletePersonDialog.tsx'
import { DisablePersonDialog } from './DisablePersonDialog.tsx'
import { EditPersonDialog, getName } from './EditPersonDialog.tsx'
import { RoleNames } from './RoleNames.tsx'
import { describeFailure, usePersonChanges } from './use-person-changes.ts'

type Opened = { readonly dialog: 'edit' | 'disable' | 'delete'; readonly person: Person } | null

/** One page of people; whoever manages them changes, keeps out and deletes them here (USR-8). */
export function PeopleTable({ people }: { people: readonly Person[] }) {
  const { t } = useTranslation('admin')
  const { t: tPeople } = useTranslation('admin-people')
  const locale = useLocale()
  const isManager = useMay('managePeople')
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  return (
    <>
      <DataTable
        aria-labelledby="admin-users"
        columns={[
          t('name'),
          t('users.role'),
          t('units'),
          t('users.since'),
          ...(isManager ? [{ hidden: tPeople('actions') }] : []),
        ]}
      >
        {people.map((person) => (
          <TableRow key={person.id}>
            <RowHead>
              {person.firstName} {person.lastName}
              {person.disabledAt === null ? null : <StateChip state="revoked" label={tPeople('disabled')} />}
              {person.deletionRequestedAt === null ? null : <StateChip state="expired" label={t('users.deletion')} />}
              <small>{person.email}</small>
            </RowHead>
            <Cell label={t('users.role')}>
              <RoleNames person={person} />
            </Cell>
            <Cell label={t('units')}>
              <UnitNames ids={person.unitIds} />
            </Cell>
            <Cell label={t('users.since')}>
              <time dateTime={person.createdAt}>{dayText(person.createdAt, locale)}</time>
            </Cell>
            {isManager ? (
              <Cell className={styles.actions}>
                <Actions person={person} onOpen={(dialog) => setOpened({ dialog, person })} />
              </Cell>
            ) : null}
          </TableRow>
        ))}
      </DataTable>
      {opened?.dialog === 'edit' ? <EditPersonDialog person={opened.person} onClose={close} /> : null}
      {opened?.dialog === 'disable' ? <DisablePersonDialog person={opened.person} onClose={close} /> : null}
      {opened?.dialog === 'delete' ? <DeletePersonDialog person={opened.person} onClose={close} /> : null}
    </>
  )
}

interface ActionsProps {
  readonly person: Person
  readonly onOpen: (dialog: 'edit' | 'disable' | 'delete') => void
}

/** What can be done with somebody; nobody keeps out or deletes themselves. */
function Actions({ person, onOpen }: ActionsProps) {
  const { t } = useTranslation('admin-people')
  const notify = useNotify()
  const ownId = useSession((state) => state.user?.id)
  const { isBusy, setAccess } = usePersonChanges(person)
  const name = getName(person)
  const enable = async () => {
    const result = await setAccess(false)
    if (result.ok) notify({ severity: 'success', title: t('enabled', { name }) })
    else notify({ severity: 'error', title: t(`editing.${describeFailure(result.error)}`) })
  }
  return (
    <>
      <Button aria-label={t('editNamed', { name })} onClick={() => onOpen('edit')}>
        {t('edit')}
      </Button>
      {person.id === ownId ? null : (
        <>
          {person.disabledAt === null ? (
            <Button aria-label={t('disableNamed', { name })} onClick={() => onOpen('disable')}>
              {t('disable')}
            </Button>
          ) : (
            <Button aria-label={t('enableNamed', { name })} disabled={isBusy} onClick={() => void enable()}>
              {t('enable')}
            </Button>
          )}
          <Button color="error" aria-label={t('deleteNamed', { name })} onClick={() => onOpen('delete')}>
            {t('delete')}
          </Button>
        </>
      )}
    </>
  )
}
