import { DEFAULT_DEVICE_SETTINGS } from '#shared/contracts/entities/device.schema.ts'
import { fromWire } from '#shared/contracts/wire.ts'
import type { KioskState } from '../state/kiosk.store.ts'

/** A paired kiosk that shows its project, and whose staff have a PIN; for tests. */
export const READY: KioskState = {
  stage: 'ready',
  isRevoked: false,
  programVersion: '1.0.0',
  portalUrl: 'https://portal.example',
  accountId: 'demo',
  manifestRevision: 'edition-1',
  project: { id: 'p', slug: 'lindenhof', name: 'Wohnen am Lindenhof' },
  units: [],
  startUnit: null,
  attract: [],
  settings: fromWire(DEFAULT_DEVICE_SETTINGS),
  hasStaffPin: true,
  isOnline: true,
  synchronisedAt: null,
  synchronising: null,
  outboxLength: 0,
  resetOrders: 0,
}
