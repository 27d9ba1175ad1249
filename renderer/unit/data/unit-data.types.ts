import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { getUnit } from '#shared/contracts/http/units.contract.ts'

/** The unit as it was read: names, figures, people; nothing that follows from choices. */
export type UnitData = AnswerOf<typeof getUnit>
