import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { getProspectConfiguration } from '#shared/contracts/http/prospects.contract.ts'
import type { getTakeHomeLink } from '#shared/contracts/http/take-home.contract.ts'

/** A saved configuration as its link opens it (PRO-25). */
export type SavedProspect = AnswerOf<typeof getProspectConfiguration>

/** What a code opens, with what was liked beside it (TAKE-3, TAKE-10). */
export type TakenHome = Extract<AnswerOf<typeof getTakeHomeLink>, { kind: 'configuration' }>
