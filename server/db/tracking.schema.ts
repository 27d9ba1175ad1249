/** What visitors of the marketing portal did; part of `Schema`, whose file says how its tables are written. */
export interface TrackingEventsTable {
  id: string
  projectId: string
  /** null = of the project as a whole, or the unit is gone. */
  unitId: string | null
  eventType: string
  eventLabel: string
  eventValue: string
  correlationId: string | null
  /** JSON text. */
  details: string
  /** ISO 8601, UTC. */
  createdAt: string
}
