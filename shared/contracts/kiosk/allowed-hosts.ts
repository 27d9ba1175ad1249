import type { DeviceSettingsOnWire } from '../entities/device.schema.ts'

/**
 * The hosts that a kiosk shows beside its own pages: those that an admin has listed, and those of the return button and
 * of the booking form, which are of no use where they may not be shown. Each as in the settings: with the port where it
 * is not 443.
 */
export function allowedHostsOf(
  settings: Pick<DeviceSettingsOnWire, 'allowed_hosts' | 'return_url' | 'booking_url'>,
): readonly string[] {
  const addresses = [settings.return_url, settings.booking_url].filter((address) => address !== null)
  return [...new Set([...addresses.map((address) => new URL(address).host), ...settings.allowed_hosts])]
}
