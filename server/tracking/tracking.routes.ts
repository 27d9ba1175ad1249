import { createTrackingEvent } from '#shared/contracts/http/tracking.contract.ts'
import { makeMark } from '#server/platform/once/request-mark.ts'
import type { Handlers } from '#server/gateway/handlers.types.ts'
import { answerTo, createdAnswerTo } from '#server/platform/http/answers.ts'
import type { TrackingService } from './tracking.service.ts'

type TrackingHandlers = Pick<Handlers, 'createTrackingEvent' | 'getTrackingReport'>

/** What visitors of the marketing portal do (API-48), and what an account's admins see of it. */
export function trackingRoutes(tracking: TrackingService): TrackingHandlers {
  return {
    async createTrackingEvent({ body, facts }) {
      const request = makeMark('POST', createTrackingEvent.path, body.trackingEvent)
      const visitor = { ip: facts.ip, once: { key: facts.onceKey, request } }
      return createdAnswerTo(await tracking.add(body.trackingEvent, visitor))
    },

    async getTrackingReport({ caller, query }) {
      return answerTo(await tracking.report(caller, query))
    },
  }
}
