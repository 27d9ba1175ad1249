import type { NewsTopic } from '#shared/contracts/events/news-event.ts'
import type { EventBus } from '#server/platform/realtime/event-bus.ts'
import { makeNewsWord } from '#server/platform/realtime/news-word.ts'
import type { TeamNews } from './team-news.types.ts'

type About = Parameters<TeamNews['tell']>[0]

/** Says on the bus, to every process of the portal, that something is new; who watches hears it there. */
export function createNews(bus: EventBus): TeamNews {
  const say = ({ id, accountId }: About, topic: NewsTopic, isTeamOnly: boolean) =>
    bus.publish(makeNewsWord({ accountId, unitId: id, topic, isTeamOnly }))
  return {
    tell: (unit, topic) => say(unit, topic, false),
    tellTeam: (unit, topic) => say(unit, topic, true),
  }
}
