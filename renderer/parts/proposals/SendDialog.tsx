import Alert from '@mui/material/Alert'
import { type FormEvent, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createProposal, MAX_PROPOSAL_NOTE } from '#shared/contracts/http/proposals.contract.ts'
import { copyChange, priceParts } from '#shared/domain/index.ts'
import { call, useOnceKey } from '#renderer/api/index.ts'
import { ExactAmounts } from '#renderer/i18n/ExactAmounts.tsx'
import { useNotify } from '#renderer/notifications/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { TextArea } from '#renderer/ui/TextArea.tsx'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { ProposalRows } from './ProposalRows.tsx'
import type { OwnProposal } from './use-own-proposal.ts'
import { useRereadProposals } from './use-proposals.ts'

interface SendDialogProps {
  readonly own: OwnProposal
  readonly onClose: () => void
  readonly onSent: () => void
}

/** What the buyers will read, with a note; says first what sending does (PRP-1). */
export function SendDialog({ own, onClose, onSent }: SendDialogProps) {
  const { t } = useTranslation('proposals')
  const { flags } = useOpenUnit()
  const form = useId()
  const [note, setNote] = useState('')
  const { send, isBusy, failure } = useSending(own, onSent)
  const { before, shown, cents } = own
  const amounts = useMemo(
    () =>
      priceParts(
        before,
        shown.flatMap(({ part, reason }) => (reason === null ? [part] : [])),
        () => true,
      ),
    [before, shown],
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(note.trim())
  }
  return (
    <ExactAmounts amounts={[cents, ...[...amounts.values()].filter((one) => one !== null)]}>
      <Dialog
        title={t('sending.title')}
        size="large"
        onClose={isBusy ? null : onClose}
        actions={
          <>
            <Button color="inherit" disabled={isBusy} onClick={onClose}>
              {t('sending.cancel')}
            </Button>
            <Button type="submit" form={form} variant="contained" aria-disabled={isBusy}>
              {t(failure !== null ? 'sending.again' : 'sending.submit')}
            </Button>
          </>
        }
      >
        <form id={form} noValidate className="ww-stack ww-gap-16" onSubmit={submit}>
          <ProposalRows parts={shown} cents={flags.showPricing ? amounts : null} ticks={null} />
          <TextArea
            label={t('sending.note')}
            hint={t('sending.hint')}
            value={note}
            maxLength={MAX_PROPOSAL_NOTE}
            onChange={setNote}
          />
          <Alert severity="info">{t('sending.consequence')}</Alert>
          {failure === null ? null : <Alert severity="error">{t(`sending.${failure}`)}</Alert>}
        </form>
      </Dialog>
    </ExactAmounts>
  )
}

/** The same key for each try: where an answer was lost, the next one gets what was made. */
function useSending({ made }: OwnProposal, onSent: () => void) {
  const { t } = useTranslation('proposals')
  const { unit } = useOpenUnit()
  const notify = useNotify()
  const reread = useRereadProposals()
  const once = useOnceKey()
  const [state, setState] = useState<'asking' | 'busy' | 'failed' | 'arrived'>('asking')

  async function send(note: string): Promise<void> {
    if (state === 'busy') return
    setState('busy')
    const result = await call(createProposal, {
      params: { unitId: unit.id },
      body: { note, change: copyChange(made.change) },
      idempotencyKey: once.key,
      silent: true,
    })
    if (!result.ok) return setState(once.hasArrived(result.error) ? 'arrived' : 'failed')
    notify({ severity: 'success', title: t('sending.done') })
    await reread()
    onSent()
  }
  return { send, isBusy: state === 'busy', failure: state === 'failed' || state === 'arrived' ? state : null }
}
