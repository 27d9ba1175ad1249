import Alert from '@mui/material/Alert'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { priceParts, unitState } from '#shared/domain/index.ts'
import { ExactAmounts } from '#renderer/i18n/ExactAmounts.tsx'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { getPartTitle } from './proposal-rows.ts'
import styles from './ProposalNotices.module.css'
import { ProposalRows } from './ProposalRows.tsx'
import type { Answering } from './use-answering.ts'
import type { Proposal } from './use-proposals.ts'

interface AnswerDialogProps {
  readonly proposal: Proposal
  readonly answering: Answering
  readonly onClose: () => void
}

/** The proposal beside what is chosen: all, part or none of it is taken (PRP-3 to PRP-5). */
export function AnswerDialog({ proposal, answering, onClose }: AnswerDialogProps) {
  const { t } = useTranslation('proposals')
  const { store, flags } = useOpenUnit()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isBusy, setIsBusy] = useState(false)
  const { shown, parts, look, total } = answering
  const isTicked = (id: string) => !left.has(id)
  const taken = parts.filter(({ id }) => isTicked(id))
  const intent = look(taken)
  const { configuration } = store.state.getState()
  const cents = useMemo(() => priceParts(configuration, parts, (id) => !left.has(id)), [configuration, parts, left])
  const newTotal = intent.ok ? unitState(intent.configuration).total : null
  const finish = async (chosen: typeof taken) => {
    if (isBusy) return
    setIsBusy(true)
    const isDone = await answering.answer(chosen)
    setIsBusy(false)
    if (isDone) onClose()
  }
  const tick = (id: string) =>
    setLeft((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]))
  const leftTitles = shown
    .filter(({ part, reason }) => reason === null && left.has(part.id))
    .map((one) => getPartTitle(one, t('rows.upgrade')))
    .join(', ')
  const amounts = [...cents.values(), newTotal, newTotal === null ? null : newTotal - total].filter(
    (one) => one !== null,
  )
  return (
    <ExactAmounts amounts={amounts}>
      <Dialog
        title={t('answer.title')}
        subtitle={proposal.note === '' ? undefined : <span className={styles.note}>{proposal.note}</span>}
        size="large"
        onClose={isBusy ? null : onClose}
        actions={
          <div className={styles.bar}>
            <div className={styles.left}>
              <span className="ww-muted">{t('answer.count', { count: taken.length, total: parts.length })}</span>
              {flags.showPricing && newTotal !== null ? <Sum difference={newTotal - total} total={newTotal} /> : null}
            </div>
            <Button variant="outlined" color="inherit" aria-disabled={isBusy} onClick={() => void finish([])}>
              {t('answer.decline')}
            </Button>
            <Button
              variant="contained"
              disabled={taken.length === 0 || !intent.ok}
              aria-disabled={isBusy}
              onClick={() => void finish(taken)}
            >
              {taken.length === 0 ? t('answer.takeNone') : t('answer.take', { count: taken.length })}
            </Button>
          </div>
        }
      >
        <div className="ww-stack ww-gap-12">
          {intent.ok || taken.length === 0 ? null : (
            <Alert severity="warning">
              {leftTitles === '' ? t('answer.clashNameless') : t('answer.clash', { title: leftTitles })}
            </Alert>
          )}
          <ProposalRows parts={shown} cents={flags.showPricing ? cents : null} ticks={{ isTicked, onTick: tick }} />
          {parts.length === 0 ? null : <p className="ww-hint">{t('answer.free')}</p>}
        </div>
      </Dialog>
    </ExactAmounts>
  )
}

function Sum({ difference, total }: { difference: number; total: number }) {
  const { t } = useTranslation('proposals')
  const { price } = useFormat()
  return (
    <span>
      <span className={styles.sum}>{price(difference, { sign: true })}</span>{' '}
      <span className="ww-muted">{t('answer.newTotal', { total: price(total, { sign: true }) })}</span>
    </span>
  )
}
