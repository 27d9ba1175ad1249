import type { DeviceSettings } from '../entities/device.schema.ts'

/**
 * The hosts that a kiosk shows beside its own pages: those that an admin has listed, and those of the return button and
 * of the booking form, which are of no use where they may not be shown. Each as in the settings: with the port where it
 * is not 443.
 */
export function getAllowedHosts(
  settings: Pick<DeviceSettings, 'allowedHosts' | 'returnUrl' | 'bookingUrl'>,
): readonly string[] {
  const addresses = [settings.returnUrl, settings.bookingUrl].filter((address) => address !== null)
  return [...new Set([...addresses.map((address) => new URL(address).host), ...settings.allowedHosts])]
}
