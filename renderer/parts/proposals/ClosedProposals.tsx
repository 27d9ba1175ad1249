import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { momentText } from '#renderer/parts/orders/moment-text.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { StateChip } from '#renderer/ui/StateChip.tsx'
import { getProposalState, ProposalLines } from './ProposalFacts.tsx'
import styles from './ProposalNotices.module.css'
import type { Proposal } from './use-proposals.ts'

/** What was proposed earlier and what became of it, when somebody wants to know (PRP-6). */
export function ClosedProposals({ proposals }: { proposals: readonly Proposal[] }) {
  const { t } = useTranslation('proposals')
  const locale = useLocale()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section className={styles.closed} aria-label={t('history.show', { count: proposals.length })}>
      <Button
        color="inherit"
        aria-expanded={isOpen}
        startIcon={<NamedIcon name={isOpen ? 'chevronDown' : 'chevronRight'} size={20} />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('history.show', { count: proposals.length })}
      </Button>
      {isOpen ? (
        <ul>
          {proposals.map((proposal) => (
            <li key={proposal.id}>
              <div className={`ww-row ww-wrap ww-gap-12 ${styles.head}`}>
                <span className="ww-muted">
                  {t('card.by', { name: proposal.authorName, time: momentText(proposal.sentAt, locale) })}
                </span>
                <StateChip state="plain" label={t(`history.states.${getProposalState(proposal)}`)} />
              </div>
              {proposal.note === '' ? null : <p className={styles.note}>{proposal.note}</p>}
              <ProposalLines lines={proposal.lines} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
