import Checkbox from '@mui/material/Checkbox'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { Thumb } from '#renderer/parts/options/Thumb.tsx'
import { useDifferenceWords } from '#renderer/parts/differences/use-difference-words.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { getPartTitle, type ProposalRow, type ShownPart } from './proposal-rows.ts'
import styles from './ProposalRows.module.css'

interface Ticks {
  readonly isTicked: (id: string) => boolean
  readonly onTick: (id: string) => void
}

interface ProposalRowsProps {
  readonly parts: readonly ShownPart[]
  /** Cents by the part's id; null = amounts are hidden here. */
  readonly cents: ReadonlyMap<string, number | null> | null
  /** null = nothing can be ticked: staff look at it before it is sent. */
  readonly ticks: Ticks | null
}

/** Now on the left, the proposal on the right, the difference last (PRP-3). */
export function ProposalRows({ parts, cents, ticks }: ProposalRowsProps) {
  const { t } = useTranslation('proposals')
  return (
    <div className={styles.table} data-ticks={ticks !== null}>
      <div className={`${styles.part} ${styles.head}`} aria-hidden="true">
        <span className={styles.row}>
          <span>{t(ticks === null ? 'rows.nowTheirs' : 'rows.now')}</span>
          <span />
          <span>{t('rows.proposed')}</span>
        </span>
        {cents === null ? null : <span className={styles.amount}>{t('rows.difference')}</span>}
      </div>
      <ul className={styles.parts} aria-label={t('rows.label')}>
        {parts.map((shown) => (
          <Part key={shown.part.id} shown={shown} cents={cents} ticks={ticks} />
        ))}
      </ul>
    </div>
  )
}

interface PartProps {
  readonly shown: ShownPart
  readonly cents: ReadonlyMap<string, number | null> | null
  readonly ticks: Ticks | null
}

function Part({ shown, cents, ticks }: PartProps) {
  const { t } = useTranslation('proposals')
  const { price } = useFormat()
  const { part, rows, reason } = shown
  const amount = cents?.get(part.id) ?? null
  const title = getPartTitle(shown, t('rows.upgrade'))
  const content = (
    <>
      <span className={styles.rows}>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
        {reason === null ? null : <small className="ww-hint">{t(`rows.blocked.${reason}`)}</small>}
        {reason === null && rows.length > 1 ? <small className="ww-muted">{t('rows.onlyTogether')}</small> : null}
      </span>
      {cents === null ? null : (
        <span className={styles.amount}>{amount === null ? null : price(amount, { sign: true })}</span>
      )}
    </>
  )
  return (
    <li>
      {ticks === null ? (
        <div className={styles.part}>{content}</div>
      ) : (
        <label className={styles.part}>
          <Checkbox
            checked={reason === null && ticks.isTicked(part.id)}
            disabled={reason !== null}
            slotProps={{ input: { 'aria-label': t('rows.take', { title }) } }}
            onChange={() => ticks.onTick(part.id)}
          />
          {content}
        </label>
      )}
    </li>
  )
}

function Row({ row: { item, room, before, after, sameness } }: { row: ProposalRow }) {
  const { t } = useTranslation('proposals')
  const { sayFitted, sayPlace } = useDifferenceWords()
  const say = (side: ProposalRow['before']) => {
    if (side === null) return t('rows.nothing')
    return side.title === '' ? t('rows.gone') : sayFitted(side.title, side.quantity)
  }
  return (
    <span className={styles.row}>
      <span className={styles.side}>
        <Thumb url={before?.thumbUrl ?? null} size={48} title={before?.title ?? null} />
        <span className={styles.words}>
          <small className="ww-muted">{item === null ? t('rows.upgrade') : sayPlace(item, room)}</small>
          <span>{say(before)}</span>
        </span>
      </span>
      <NamedIcon name="arrowRight" size={20} />
      <span className={styles.side}>
        <Thumb url={after?.thumbUrl ?? null} size={64} title={after?.title ?? null} />
        <span className={styles.words}>
          <strong>{say(after)}</strong>
          {sameness === null ? null : <small className="ww-muted">{t(`rows.same.${sameness}`)}</small>}
        </span>
      </span>
    </span>
  )
}
