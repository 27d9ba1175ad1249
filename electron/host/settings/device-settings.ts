import { DEFAULT_DEVICE_SETTINGS, type DeviceSettings } from '#shared/contracts/entities/device.schema.ts'
import { fromWire } from '#shared/contracts/wire.ts'
import type { Document } from '../disk/document.ts'
import type { FetchedSettings } from './fetched-settings.ts'
import type { LocalSettings } from './local-settings.ts'

/** What holds on this device: its own file first, then the portal, then the defaults. */
export interface SettingsInForce {
  current(): DeviceSettings
  staffPinHash(): string | null
  /** That of the portal's settings; null = none have come yet. */
  revision(): number | null
  /** Takes over what the portal says, for the next start too. */
  accept(fetched: FetchedSettings): Promise<void>
  /** The device belongs to somebody else from now on: what another portal said no longer holds. */
  forget(): Promise<void>
}

const DEFAULTS = fromWire(DEFAULT_DEVICE_SETTINGS)

/** @param kept where the portal's settings lie between two starts */
export async function openDeviceSettings(
  local: LocalSettings,
  kept: Document<FetchedSettings>,
): Promise<SettingsInForce> {
  let fetched = await kept.read()
  const ownFields = Object.fromEntries(Object.entries(local).filter(([name]) => Object.hasOwn(DEFAULTS, name)))
  return {
    current: () => ({ ...DEFAULTS, ...fetched?.settings, ...ownFields }),
    staffPinHash: () => (local.staffPinHash === undefined ? (fetched?.staffPinHash ?? null) : local.staffPinHash),
    revision: () => fetched?.revision ?? null,
    async accept(next) {
      fetched = next
      await kept.write(next)
    },
    async forget() {
      fetched = null
      await kept.remove().catch(() => undefined)
    },
  }
}
