import { useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { answerProposal } from '#shared/contracts/http/proposals.contract.ts'
import { type Intent, type ProposedPart, takeParts, unitState } from '#shared/domain/index.ts'
import { call } from '#renderer/api/index.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { useUndoOffer } from '#renderer/unit/history/use-undo-offer.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { listShownParts, type ShownPart } from './proposal-rows.ts'
import { type Proposal, useRereadProposals } from './use-proposals.ts'

export interface Answering {
  /** Nothing = it is all so already. */
  readonly shown: readonly ShownPart[]
  /** Those that can be taken. */
  readonly parts: readonly ProposedPart[]
  /** Cents more with all of them; null = they do not go together. */
  readonly all: number | null
  /** What is chosen, with these parts. */
  readonly look: (parts: readonly ProposedPart[]) => Intent
  readonly total: number
  /** Takes these parts, nothing = none of it. False = it could not be answered, and why was said. */
  readonly answer: (parts: readonly ProposedPart[]) => Promise<boolean>
}

/** A proposal beside the buyer's choices of this moment, and the answer to it (PRP-3 to PRP-5). */
export function useAnswering(proposal: Proposal): Answering {
  const { t } = useTranslation('proposals')
  const { store, unit } = useOpenUnit()
  const notify = useNotify()
  const reread = useRereadProposals()
  const offerUndo = useUndoOffer()
  const { state } = store
  const current = useSyncExternalStore(state.subscribe, () => state.getState().configuration)
  const shown = useMemo(() => listShownParts(current, proposal), [current, proposal])
  const parts = useMemo(() => shown.flatMap(({ part, reason }) => (reason === null ? [part] : [])), [shown])
  const total = unitState(current).total
  const whole = useMemo(() => takeParts(current, parts), [current, parts])

  /** First the answer, which is given once; then the choices, as the buyer's own. */
  async function answer(taken: readonly ProposedPart[]): Promise<boolean> {
    const result = await call(answerProposal, {
      params: { unitId: unit.id, proposalId: proposal.id },
      body: {
        itemIds: taken.flatMap(({ change }) => Object.keys(change.buyerSelections)),
        lineItemIds: taken.flatMap(({ change }) => Object.keys(change.buyerLineItemActivations)),
        takesStyle: taken.some(({ change }) => change.buyerDesignLineSelections !== null),
      },
      silent: true,
    })
    if (!result.ok) {
      const isClosed = result.error.errors.some(({ code }) => code === 'PROPOSAL_CLOSED')
      notify({ severity: 'error', title: t(isClosed ? 'answer.closed' : 'answer.failed') })
      if (isClosed) await reread()
      return isClosed
    }
    if (taken.length === 0) {
      notify({ severity: 'info', title: t('answer.declined') })
    } else if (store.perform((now) => takeParts(now, taken), t('answer.label')) === null) {
      notify({ severity: 'success', title: t('answer.taken'), action: offerUndo(t('answer.undo')) })
    } else {
      notify({ severity: 'error', title: t('answer.failed') })
    }
    await reread()
    return true
  }

  return {
    shown,
    parts,
    all: whole.ok ? unitState(whole.configuration).total - total : null,
    look: (taken) => takeParts(current, taken),
    total,
    answer,
  }
}
