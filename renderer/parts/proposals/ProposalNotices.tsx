import Paper from '@mui/material/Paper'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { noteProposalSeen } from '#shared/contracts/http/proposals.contract.ts'
import { call } from '#renderer/api/index.ts'
import { ExactAmounts } from '#renderer/i18n/ExactAmounts.tsx'
import { useFormat, useLocale } from '#renderer/i18n/useFormat.ts'
import { momentText } from '#renderer/parts/orders/moment-text.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { AnswerDialog } from './AnswerDialog.tsx'
import { ClosedProposals } from './ClosedProposals.tsx'
import styles from './ProposalNotices.module.css'
import { useAnswering } from './use-answering.ts'
import { type Proposal, useProposals } from './use-proposals.ts'

/** What the project team proposes to the buyer, and what became of earlier proposals (PRP-3, PRP-6). */
export function ProposalNotices() {
  const { unit } = useOpenUnit()
  const { data = [] } = useProposals(unit.id)
  const closed = data.filter(({ state }) => state !== 'open')
  return (
    <>
      {data.map((proposal) => (proposal.state === 'open' ? <Notice key={proposal.id} proposal={proposal} /> : null))}
      {closed.length === 0 ? null : <ClosedProposals proposals={closed} />}
    </>
  )
}

function Notice({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation('proposals')
  const { unit, flags } = useOpenUnit()
  const { price } = useFormat()
  const locale = useLocale()
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const answering = useAnswering(proposal)
  const putAside = async () => {
    setIsBusy(true)
    await answering.answer([])
    setIsBusy(false)
  }
  const { id, note, authorName: name, sentAt, seenAt } = proposal
  const isNew = seenAt === null
  useEffect(() => {
    if (isNew) void call(noteProposalSeen, { params: { unitId: unit.id, proposalId: id }, silent: true })
  }, [isNew, unit.id, id])
  const { shown, all } = answering
  const amounts = useMemo(() => (all === null ? [] : [all]), [all])
  return (
    <Paper variant="outlined" component="section" className={styles.card} aria-label={t('card.title')}>
      <h2 className="ww-heading">{t('card.title')}</h2>
      <p className="ww-muted">{t('card.by', { name, time: momentText(sentAt, locale) })}</p>
      {note === '' ? null : <p className={styles.note}>{note}</p>}
      <ExactAmounts amounts={amounts}>
        <div className={`ww-row ww-wrap ww-gap-12 ${styles.foot}`}>
          <p>
            {shown.length === 0 ? t('card.none') : t('card.summary', { count: shown.length })}
            {flags.showPricing && all !== null && shown.length > 0 ? (
              <strong className={styles.amount}> {price(all, { sign: true })}</strong>
            ) : null}
          </p>
          {shown.length === 0 ? (
            <Button variant="outlined" color="inherit" disabled={isBusy} onClick={() => void putAside()}>
              {t('card.putAside')}
            </Button>
          ) : (
            <Button variant="contained" onClick={() => setIsOpen(true)}>
              {t('card.open')}
            </Button>
          )}
        </div>
      </ExactAmounts>
      {isOpen ? <AnswerDialog proposal={proposal} answering={answering} onClose={() => setIsOpen(false)} /> : null}
    </Paper>
  )
}
