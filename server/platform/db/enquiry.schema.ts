import type { ENQUIRY_EVENTS, ENQUIRY_KINDS, ENQUIRY_STATES } from '#shared/contracts/entities/enquiry.schema.ts'

/** What the team works on of what prospects send; part of `Schema`, whose file says how its tables are written. */

/** JSON text; the repository that owns the table knows its shape. */
type JsonText = string
/** ISO 8601, UTC. */
type Time = string

export interface EnquiriesTable {
  id: string
  accountId: string
  projectId: string
  /** null = the project has it no more. */
  unitId: string | null
  /** What the prospect's own link opens; null = it is gone. */
  prospectId: string | null
  kind: (typeof ENQUIRY_KINDS)[number]
  /** null = it came by the portal. */
  kioskName: string | null
  state: (typeof ENQUIRY_STATES)[number]
  assigneeId: string | null
  nextStep: string
  /** `YYYY-MM-DD` */
  nextDay: string | null
  revision: number
  receivedAt: Time
  /** These and `content` are of the prospect, and empty once they are erased. */
  name: string
  email: string
  phone: string
  message: string
  locale: string
  content: JsonText | null
  /** The catalogue that `content` is on. */
  catalogueId: string | null
  total: number
  totalOnRequest: number
  /** When what is the prospect's has to go. */
  eraseAt: Time
  erasedAt: Time | null
}

export interface EnquiryEventsTable {
  enquiryId: string
  /** The enquiry's revision that it made. */
  sequence: number
  kind: (typeof ENQUIRY_EVENTS)[number]
  at: Time
  byUser: string | null
  /** A state, the id of a user, or somebody's words, by its kind. */
  about: string
}
