import type { Handlers } from '#server/gateway/handlers.types.ts'
import { refuse } from '#server/platform/http/answers.ts'
import type { TrackingService } from './tracking.service.ts'

type TrackingHandlers = Pick<Handlers, 'createTrackingEvent' | 'getTrackingReport'>

/** What visitors of the marketing portal do (API-48), and what an account's admins see of it. */
export function trackingRoutes(tracking: TrackingService): TrackingHandlers {
  return {
    async createTrackingEvent({ body, facts }) {
      return tracking.add(body.trackingEvent, facts)
    },

    async getTrackingReport({ caller, query }) {
      if (caller.user.group !== 'admin') return refuse('FORBIDDEN', 'Only admins see this.')
      return tracking.report(caller, query)
    },
  }
}
