import { useTranslation } from 'react-i18next'
import type { ConfigurationComparison } from '#shared/domain/index.ts'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Cell, DataTable, RowHead, TableRow } from '#renderer/ui/DataTable.tsx'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import type { Side } from './compare-pair.ts'
import styles from './ComparePage.module.css'
import type { DifferenceGroup, DifferenceSide } from './difference-rows.ts'

interface DifferencesProps {
  readonly comparison: ConfigurationComparison
  readonly groups: readonly DifferenceGroup[]
  readonly left: Side
  readonly right: Side
  readonly onShowRoom: (roomId: string) => void
}

/** Everything that differs, by room, with what each side costs; touching a room's name shows its pictures. */
export function Differences({ comparison, groups, left, right, onShowRoom }: DifferencesProps) {
  const { t } = useTranslation('variants')
  const { flags } = useOpenUnit()
  const { price } = useFormat()
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  const { totals } = comparison
  return (
    <section className="ww-stack ww-gap-16" aria-label={t('compare.listLabel')}>
      <div className={styles.summary} role="status">
        <strong>{comparison.isSame ? t('compare.same') : t('compare.differences', { count })}</strong>
        {flags.showPricing && !comparison.isSame ? (
          <span className="ww-wrap ww-gap-12">
            <span>{t('compare.difference')}</span>
            <strong className="ww-figure">{price(totals.right - totals.left, { sign: true })}</strong>
          </span>
        ) : null}
      </div>
      {groups.map((group) => (
        <Group key={group.roomId ?? ''} group={group} names={[left.name, right.name]} onShowRoom={onShowRoom} />
      ))}
    </section>
  )
}

interface GroupProps {
  readonly group: DifferenceGroup
  readonly names: readonly [string, string]
  readonly onShowRoom: (roomId: string) => void
}

function Group({ group: { roomId, title, rows }, names, onShowRoom }: GroupProps) {
  const { t } = useTranslation('variants')
  const words = title ?? t('compare.unitWide')
  return (
    <div className="ww-frame">
      <DataTable
        className={styles.table}
        caption={roomId === null ? words : <Button onClick={() => onShowRoom(roomId)}>{words}</Button>}
        columns={[t('compare.what'), ...names]}
      >
        {rows.map((row) => (
          <TableRow key={row.key}>
            <RowHead>{row.title === '' ? t('compare.upgrade') : row.title}</RowHead>
            <Cell label={names[0]}>
              <Half side={row.left} />
            </Cell>
            <Cell label={names[1]}>
              <Half side={row.right} />
            </Cell>
          </TableRow>
        ))}
      </DataTable>
    </div>
  )
}

function Half({ side }: { side: DifferenceSide }) {
  const { t } = useTranslation('variants')
  const { t: tConfigurator } = useTranslation('configurator')
  const { flags } = useOpenUnit()
  const { price, quantity } = useFormat()
  return (
    <span className={side.absence === null ? 'ww-ends' : 'ww-ends ww-muted'}>
      <span>
        {side.absence === null ? side.title : t(`compare.${side.absence}`)}
        {side.quantity === null ? null : (
          <span className="ww-muted"> {quantity(side.quantity.value, side.quantity.unit)}</span>
        )}
      </span>
      {!flags.showPricing ? null : side.isOnRequest ? (
        <span className="ww-figure">{tConfigurator('price.onRequest')}</span>
      ) : side.cents === null ? null : (
        <span className="ww-figure">
          {side.cents === 0 ? tConfigurator('price.included') : price(side.cents, { sign: true })}
        </span>
      )}
    </span>
  )
}
