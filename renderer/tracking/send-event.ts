import { createTrackingEvent } from '#shared/contracts/http/tracking.contract.ts'
import type { BodyOf } from '#shared/contracts/http/endpoint.ts'
import { theKiosk } from '#renderer/platform/shell.ts'
import { toWire } from '#shared/contracts/wire.ts'

export type TrackingEvent = BodyOf<typeof createTrackingEvent>['trackingEvent']

/**
 * API-48. Sent beside everything else, without token and cookies, also while the page is being left; whatever becomes
 * of it, nobody is told.
 */
export function sendEvent(trackingEvent: TrackingEvent): void {
  // The kiosk's host keeps it until there is a network.
  if (!navigator.onLine && theKiosk() === null) return
  try {
    fetch(createTrackingEvent.path, {
      method: createTrackingEvent.method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(toWire({ trackingEvent })),
      credentials: 'omit',
      keepalive: true,
      priority: 'low',
      referrerPolicy: 'no-referrer',
    })
      // To its end: what is left unread counts as broken off when the page goes.
      .then((answer) => answer.arrayBuffer())
      .catch(ignore)
  } catch {
    // A browser that takes no such request at all.
  }
}

const ignore = () => undefined
