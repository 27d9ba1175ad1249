import type { NewsTopic } from '#shared/contracts/events/news-event.ts'
import type { Right } from '#shared/domain/roles/roles.ts'

/** What the account's own people need in a unit's project to hear that something is new of a topic. */
export const RIGHT_OF_TOPIC: Readonly<Record<NewsTopic, Right>> = {
  messages: 'seeMessages',
  documents: 'seeDocuments',
  deadlines: 'seeUnits',
}
