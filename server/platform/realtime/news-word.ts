import { NEWS_TOPICS, type NewsTopic } from '#shared/contracts/events/news-event.ts'

/** Begins what is said on the bus of news instead of a unit. No unit is called so. */
const NEWS_WORD = '*news:'

/** That there is something new about a unit. */
export interface NewsWord {
  readonly accountId: string
  /** The database's own. */
  readonly unitId: string
  readonly topic: NewsTopic
  /** Buyers are not told: it is about something that they do not see. */
  readonly isTeamOnly: boolean
}

/** As it is said on the bus. */
export function makeNewsWord({ accountId, unitId, topic, isTeamOnly }: NewsWord): string {
  const fields = [accountId, unitId, topic, isTeamOnly ? 'team' : 'all']
  return NEWS_WORD + fields.map(encodeURIComponent).join('/')
}

/** What a word of the bus says; null = it is about something else. */
export function readNewsWord(word: string): NewsWord | null {
  if (!word.startsWith(NEWS_WORD)) return null
  const [accountId = '', unitId = '', said, to] = word.slice(NEWS_WORD.length).split('/').map(decodeURIComponent)
  const topic = NEWS_TOPICS.find((one) => one === said)
  return topic === undefined ? null : { accountId, unitId, topic, isTeamOnly: to === 'team' }
}
