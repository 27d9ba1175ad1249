import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { getProspectConfiguration } from '#shared/contracts/http/prospects.contract.ts'

/** A saved configuration as its link opens it (PRO-25). */
export type SavedProspect = AnswerOf<typeof getProspectConfiguration>
