import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConfigurationComparison } from '#shared/domain/index.ts'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import type { Side } from './compare-pair.ts'
import styles from './ComparePage.module.css'
import { type DifferenceGroup, differenceGroups, type DifferenceSide } from './difference-rows.ts'

interface DifferencesProps {
  readonly comparison: ConfigurationComparison
  readonly left: Side
  readonly right: Side
  readonly onShowRoom: (roomId: string) => void
}

/** Everything that differs, by room, with what each side costs; touching a room's name shows its pictures. */
export function Differences({ comparison, left, right, onShowRoom }: DifferencesProps) {
  const { t } = useTranslation('variants')
  const { flags } = useOpenUnit()
  const { price } = useFormat()
  const { prepared } = left.configuration
  const groups = useMemo(() => differenceGroups(prepared, comparison), [prepared, comparison])
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  const { totals } = comparison
  return (
    <section className={styles.differences} aria-label={t('compare.listLabel')}>
      <div className={styles.summary} role="status">
        <strong>{comparison.isSame ? t('compare.same') : t('compare.differences', { count })}</strong>
        {flags.showPricing && !comparison.isSame ? (
          <span className={styles.difference}>
            <span>{t('compare.difference')}</span>
            <strong>{price(totals.right - totals.left, { sign: true })}</strong>
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
    <table className={styles.table}>
      <caption>
        {roomId === null ? (
          words
        ) : (
          <button type="button" className={styles.roomButton} onClick={() => onShowRoom(roomId)}>
            {words}
          </button>
        )}
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('compare.what')}</th>
          <th scope="col">{names[0]}</th>
          <th scope="col">{names[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.title === '' ? t('compare.upgrade') : row.title}</th>
            <td data-name={names[0]}>
              <Half side={row.left} />
            </td>
            <td data-name={names[1]}>
              <Half side={row.right} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Half({ side }: { side: DifferenceSide }) {
  const { t } = useTranslation('variants')
  const { t: tConfigurator } = useTranslation('configurator')
  const { flags } = useOpenUnit()
  const { price, quantity } = useFormat()
  return (
    <span className={styles.half} data-absent={side.absence !== null || undefined}>
      <span>
        {side.absence === null ? side.title : t(`compare.${side.absence}`)}
        {side.quantity === null ? null : (
          <span className={styles.quantity}> {quantity(side.quantity.value, side.quantity.unit)}</span>
        )}
      </span>
      {!flags.showPricing ? null : side.isOnRequest ? (
        <span className={styles.price}>{tConfigurator('price.onRequest')}</span>
      ) : side.cents === null ? null : (
        <span className={styles.price}>
          {side.cents === 0 ? tConfigurator('price.included') : price(side.cents, { sign: true })}
        </span>
      )}
    </span>
  )
}
