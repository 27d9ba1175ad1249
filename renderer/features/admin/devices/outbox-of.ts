import type { DeviceReport } from './use-devices.ts'

/** What waits at a device for the network: what visitors sent, and what is merely counted. */
export function outboxOf({ outboxLength, outboxEvents = 0 }: DeviceReport): { sent: number; events: number } {
  return { sent: outboxLength - outboxEvents, events: outboxEvents }
}
