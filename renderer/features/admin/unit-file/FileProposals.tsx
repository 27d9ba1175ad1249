import Paper from '@mui/material/Paper'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { withdrawProposal } from '#shared/contracts/http/proposals.contract.ts'
import { call } from '#renderer/api/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { momentText } from '#renderer/parts/orders/moment-text.ts'
import { getProposalState, ProposalLines } from '#renderer/parts/proposals/ProposalFacts.tsx'
import { type Proposal, useProposals, useRereadProposals } from '#renderer/parts/proposals/use-proposals.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { useMay } from '#renderer/session/use-may.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { StateChip } from '#renderer/ui/StateChip.tsx'
import { beginProposing, useHasDraft } from '#renderer/unit/proposing/proposing.store.ts'
import { ListFrame } from '../ListFrame.tsx'
import styles from './FileProposals.module.css'
import { isClosed, type StaffFile } from './use-unit-file.ts'

/** What was proposed to the buyers and what they said, and the way to another proposal (PRP-1, PRP-6). */
export function FileProposals({ file }: { file: StaffFile }) {
  const { t } = useTranslation('proposals')
  const list = useProposals(file.unit.id)
  const mayPropose = useMay('proposeChoices', file.project.id)
  return (
    <div className="ww-stack ww-gap-16">
      {mayPropose ? <Making file={file} /> : null}
      <ListFrame
        isBare
        list={{ ...list, data: list.data === undefined ? undefined : { rows: list.data } }}
        empty={{ title: t('file.title'), body: t('file.none') }}
        onAll={null}
      >
        {(rows) => (
          <Paper variant="outlined" component="section" aria-label={t('file.title')}>
            <ul className={styles.proposals}>
              {rows.map((proposal) => (
                <Row key={proposal.id} proposal={proposal} unitId={file.unit.id} mayPropose={mayPropose} />
              ))}
            </ul>
          </Paper>
        )}
      </ListFrame>
    </div>
  )
}

/** Leads into the buyers' view, where nothing that is chosen is stored. */
function Making({ file }: { file: StaffFile }) {
  const { unit, project, buyers } = file
  const { t } = useTranslation('proposals')
  const navigate = useNavigate()
  const { accountId = '' } = useParams()
  const hasDraft = useHasDraft(unit.id)
  const why = buyers.length === 0 ? 'file.noBuyers' : isClosed(file) ? 'file.completed' : null
  const id = useId()
  const begin = () => {
    beginProposing(unit.id)
    void navigate(linkTo('configurator', { portalId: 'bp', accountId, projectId: project.slug, unitId: unit.slug }))
  }
  return (
    <Paper variant="outlined" component="section" className={`ww-row ww-wrap ww-gap-12 ${styles.card}`}>
      <p id={id} className="ww-muted ww-rest">
        {t(why ?? 'file.intro')}
      </p>
      <Button variant="contained" disabled={why !== null} aria-describedby={id} onClick={begin}>
        {t(hasDraft ? 'file.goOn' : 'file.make')}
      </Button>
    </Paper>
  )
}

interface RowProps {
  readonly proposal: Proposal
  readonly unitId: string
  readonly mayPropose: boolean
}

function Row({ proposal, unitId, mayPropose }: RowProps) {
  const { t } = useTranslation('proposals')
  const locale = useLocale()
  const notify = useNotify()
  const reread = useRereadProposals()
  const [isBusy, setIsBusy] = useState(false)
  const { id, state, authorName, answererName, note, sentAt, lines } = proposal
  const withdraw = async () => {
    setIsBusy(true)
    const result = await call(withdrawProposal, { params: { unitId, proposalId: id }, silent: true })
    if (!result.ok) {
      const isClosed = result.error.errors.some(({ code }) => code === 'PROPOSAL_CLOSED')
      notify({ severity: 'error', title: t(isClosed ? 'file.withdrawFailed' : 'answer.failed') })
    }
    await reread()
    setIsBusy(false)
  }
  return (
    <li>
      <div className={styles.facts}>
        <span className="ww-row ww-wrap ww-gap-8">
          <StateChip
            state={state === 'open' ? 'open' : state === 'taken' ? 'accepted' : 'plain'}
            label={t(`history.states.${getProposalState(proposal)}`)}
          />
          <span className="ww-muted">{t('file.sent', { time: momentText(sentAt, locale), name: authorName })}</span>
        </span>
        {note === '' ? null : <p className={styles.note}>{note}</p>}
        <ProposalLines lines={lines} />
        <small className="ww-muted">{sayStanding()}</small>
      </div>
      {state === 'open' && mayPropose ? (
        <Button color="inherit" disabled={isBusy} onClick={() => void withdraw()}>
          {t('file.withdraw')}
        </Button>
      ) : null}
    </li>
  )

  function sayStanding(): string {
    const { seenAt, closedAt } = proposal
    if (closedAt !== null) {
      const time = momentText(closedAt, locale)
      return state === 'withdrawn' ? t('file.withdrawn', { time }) : t('file.answered', { time, name: answererName })
    }
    return seenAt === null ? t('file.notSeen') : t('file.seen', { time: momentText(seenAt, locale) })
  }
}
