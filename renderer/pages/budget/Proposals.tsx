import { useTranslation } from 'react-i18next'
import type { BudgetChange } from '#shared/domain/index.ts'
import { Thumb } from '#renderer/parts/options/Thumb.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { bundleTitle } from '#renderer/unit/locks/bundle-text.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import styles from './BudgetPage.module.css'

interface ProposalsProps {
  /** In the order in which they are shown. */
  readonly changes: readonly BudgetChange[]
  /** Keys of those that are not to be made. */
  readonly off: ReadonlySet<string>
  readonly onTick: (key: string) => void
  readonly onKeep: (itemId: string) => void
}

/** What could be changed, as pairs of now and then, each to be ticked off or to be kept for good (BUD-3, BUD-4). */
export function Proposals({ changes, off, onTick, onKeep }: ProposalsProps) {
  const { t } = useTranslation('budget')
  return (
    <ul className={styles.proposals} aria-label={t('list')}>
      {changes.map((change) => (
        <li key={change.key} className={styles.proposal} data-on={!off.has(change.key) || undefined}>
          <Proposal change={change} isOn={!off.has(change.key)} onTick={onTick} onKeep={onKeep} />
        </li>
      ))}
    </ul>
  )
}

interface ProposalProps extends Pick<ProposalsProps, 'onTick' | 'onKeep'> {
  readonly change: BudgetChange
  readonly isOn: boolean
}

function Proposal({ change, isOn, onTick, onKeep }: ProposalProps) {
  const { t } = useTranslation('budget')
  const { price } = useFormat()
  const { store } = useOpenUnit()
  const item = change.kind === 'option' ? store.prepared.item(change.itemId) : undefined
  return (
    <>
      <label className={styles.tick}>
        <input type="checkbox" checked={isOn} onChange={() => onTick(change.key)} />
        {change.kind === 'option' ? <Pair change={change} /> : <GivenUp bundleIds={change.bundleIds} />}
        <span className={styles.saving}>{change.saving > 0 ? price(-change.saving) : t('needed')}</span>
      </label>
      {item === undefined ? null : (
        <Button
          type="button"
          className={styles.keep}
          variant="text"
          startIcon={<NamedIcon name="heart" size={20} />}
          aria-label={t('keepNamed', { item: item.title })}
          onClick={() => onKeep(item.id)}
        >
          {t('keep')}
        </Button>
      )}
    </>
  )
}

function Pair({ change }: { change: Extract<BudgetChange, { kind: 'option' }> }) {
  const { t } = useTranslation('budget')
  const { prepared } = useOpenUnit().store
  const item = prepared.item(change.itemId)
  const from = change.fromProductId === null ? undefined : prepared.product(change.fromProductId)
  const to = prepared.product(change.toProductId)
  const room = prepared.room(item?.roomId ?? '')
  return (
    <>
      <span className={styles.pair} aria-hidden="true">
        <Thumb url={from?.thumbUrl ?? null} size={64} title={from?.title ?? null} trade={item?.trade} />
        <NamedIcon name="arrowRight" size={20} />
        <Thumb url={to?.thumbUrl ?? null} size={64} title={to?.title ?? null} trade={item?.trade} />
      </span>
      <span className={styles.what}>
        <strong>{to?.title}</strong>
        <span className="ww-note">
          {from === undefined ? t('withoutProduct') : t('instead', { product: from.title })}
        </span>
        <span className="ww-hint">
          {room === undefined ? item?.title : t('inRoom', { room: room.title, item: item?.title ?? '' })}
        </span>
      </span>
    </>
  )
}

function GivenUp({ bundleIds }: { bundleIds: readonly string[] }) {
  const { t } = useTranslation('budget')
  const { prepared } = useOpenUnit().store
  return (
    <span className={styles.what}>
      <strong>{t('withoutBundle', { bundle: bundleIds.map((id) => bundleTitle(prepared, id)).join(', ') })}</strong>
      <span className="ww-note">{t('bundleHint')}</span>
    </span>
  )
}
