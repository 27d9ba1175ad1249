/** What visitors of the marketing portal do and leave behind; part of `Schema`, whose file says how its tables are written. */

/** JSON text; the repository that owns the table knows its shape. */
type JsonText = string
/** ISO 8601, UTC. */
type Time = string
type Flag = 0 | 1

export interface TrackingEventsTable {
  id: string
  projectId: string
  /** null = of the project as a whole, or the unit is gone. */
  unitId: string | null
  eventType: string
  eventLabel: string
  eventValue: string
  correlationId: string | null
  details: JsonText
  createdAt: Time
}

export interface ProspectConfigurationsTable {
  id: string
  unitId: string
  /** The catalogue that it was saved on. */
  catalogueId: string
  /** Over unit, e-mail and name (decision 15), and over everything else that was sent. */
  checksum: string
  contentHash: string
  email: string
  name: string
  comment: string
  contact: JsonText
  configuration: JsonText
  total: number
  totalOnRequest: number
  requestsContact: Flag
  locale: string
  createdAt: Time
  expiresAt: Time
}

export interface ProspectTokensTable {
  tokenHash: string
  prospectConfigurationId: string
  createdAt: Time
}

/** What a short code opens. Nothing in it says who a visitor is; a buyer's link goes with the buyer. */
export interface TakeHomeLinksTable {
  /** Of the code, which is stored nowhere. */
  codeHash: string
  unitId: string
  /** The catalogue that it was kept on. */
  catalogueId: string
  /** `configuration` or `wish_list`. */
  kind: string
  content: JsonText
  /** Of a wish list: it is withdrawn by this. */
  linkId: string | null
  /** Of a buyer's wish list: whose it is. */
  buyerId: string | null
  total: number
  totalOnRequest: number
  createdAt: Time
  expiresAt: Time
}

/** What visitors were answered, by the key they named; readable with that key alone. */
export interface VisitorAnswersTable {
  keyHash: string
  method: string
  path: string
  requestHash: string
  status: number
  sealedBody: string
  createdAt: Time
}

/** What was put together with people who look at a vacant unit. */
export interface PresentationsTable {
  id: string
  accountId: string
  unitId: string
  /** The catalogue that it was put together on. */
  catalogueId: string
  /** As it is drawn, without a dash. */
  code: string
  selections: JsonText
  total: number
  totalOnRequest: number
  /** Of the people who looked; '' = not said. */
  name: string
  email: string
  /** null = somebody whose record is gone. */
  presenterId: string | null
  createdAt: Time
  expiresAt: Time
  /** When it became the unit's choices; null = it has not. */
  takenOverAt: Time | null
}
