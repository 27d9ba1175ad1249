import type { Handlers } from '#server/gateway/handlers.types.ts'
import { answer, answerTo, createdAnswerTo } from '#server/platform/http/answers.ts'
import type { ProposalsService } from './proposals.service.ts'

type ProposalHandlers = Pick<
  Handlers,
  'createProposal' | 'listProposals' | 'noteProposalSeen' | 'answerProposal' | 'withdrawProposal'
>

/** Choices that staff propose to the buyers of a unit (PRP-1 to PRP-7). */
export function proposalRoutes(proposals: ProposalsService): ProposalHandlers {
  return {
    async createProposal({ caller, unit, body, facts }) {
      return createdAnswerTo(await proposals.create({ caller, unit }, body, facts.onceKey))
    },

    async listProposals({ caller, unit, query }) {
      return answer(await proposals.list({ caller, unit }, query.locale ?? null))
    },

    async noteProposalSeen({ caller, unit, params }) {
      return answerTo(await proposals.noteSeen({ caller, unit }, params.proposalId))
    },

    async answerProposal({ caller, unit, params, body }) {
      return answerTo(await proposals.answer({ caller, unit }, params.proposalId, body))
    },

    async withdrawProposal({ caller, unit, params }) {
      return answerTo(await proposals.withdraw({ caller, unit }, params.proposalId))
    },
  }
}
