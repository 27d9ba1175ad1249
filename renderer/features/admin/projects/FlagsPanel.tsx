import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { FEATURE_FLAGS } from '#shared/contracts/feature-flags.ts'
import { PORTALS } from '#shared/contracts/primitives.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { Cell, DataTable, RowHead, TableRow } from '#renderer/ui/DataTable.tsx'
import shared from '../admin.module.css'
import { BackLink } from '../BackLink.tsx'
import { ListFrame } from '../ListFrame.tsx'
import { FlagSwitch } from './FlagSwitch.tsx'
import styles from './projects.module.css'
import { type FlagRow, useAdminProjects, useProjectFlags } from './use-projects.ts'
import { useSaveFlag } from './use-save-flag.ts'
import { PanelHead } from '../PanelHead.tsx'

/** The flags of a project on both portals; a switch saves at once (SHL-35). */
export function FlagsPanel() {
  const { t } = useTranslation('admin-projects')
  const { accountId = '', adminProjectId: projectId = '' } = useParams()
  const flags = useProjectFlags(projectId)
  const project = useAdminProjects().data?.rows.find(({ id, slug }) => id === projectId || slug === projectId)
  const { save, shown } = useSaveFlag(projectId)
  const rows = flags.data?.flags ?? []
  const changes = rows.flatMap((row) =>
    PORTALS.filter((portal) => {
      const state = row[portal]
      return state !== null && shown(row.name, portal, state.isOn) !== state.isOnInPackage
    }),
  ).length
  return (
    <section aria-labelledby="admin-flags">
      <BackLink to={linkTo('adminProjects', { accountId })} label={t('flags.back')} />
      <PanelHead
        id="admin-flags"
        title={t('flags.title', { name: project?.name ?? projectId })}
        intro={t('flags.intro')}
      >
        <p className={`ww-muted ${shared.count}`} role="status">
          {flags.data === undefined ? '' : t('flags.changes', { count: changes })}
        </p>
      </PanelHead>
      <ListFrame
        list={{ ...flags, data: flags.data === undefined ? undefined : { rows } }}
        empty={{ title: t('empty.title'), body: '' }}
        onAll={null}
      >
        {() => (
          <DataTable
            className={styles.flags}
            aria-labelledby="admin-flags"
            columns={[t('flags.name'), t('flags.bp'), t('flags.mp')]}
          >
            {rows.map((row) => (
              <FlagTableRow key={row.name} row={row} save={save} shown={shown} />
            ))}
          </DataTable>
        )}
      </ListFrame>
    </section>
  )
}

type RowProps = { readonly row: FlagRow } & Pick<ReturnType<typeof useSaveFlag>, 'save' | 'shown'>

function FlagTableRow({ row, save, shown }: RowProps) {
  const { t } = useTranslation('admin-projects')
  const { name } = row
  const known = FEATURE_FLAGS.find((flag) => flag.name === name)?.name
  const label = known === undefined ? name : t(`flags.labels.${known}`)
  return (
    <TableRow>
      <RowHead>
        {label}
        <small>{known === undefined ? t('flags.other') : t(`flags.hints.${known}`)}</small>
      </RowHead>
      {PORTALS.map((portal) => (
        <Cell key={portal} label={t(`flags.${portal}`)}>
          <FlagSwitch
            label={label}
            portal={portal}
            state={row[portal]}
            isOn={shown(name, portal, row[portal]?.isOn ?? false)}
            onSwitch={(isOn) => save({ name, portalId: portal, isOn })}
          />
        </Cell>
      ))}
    </TableRow>
  )
}
