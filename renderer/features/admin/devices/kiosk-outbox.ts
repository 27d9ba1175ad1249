import type { KioskReport } from './use-devices.ts'

/** What waits at a device for the network: what visitors sent, and what is merely counted. */
export function getOutbox({ outboxLength, outboxEvents = 0 }: KioskReport): { sent: number; events: number } {
  return { sent: outboxLength - outboxEvents, events: outboxEvents }
}
