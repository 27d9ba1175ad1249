import type { Device } from './use-profile.ts'

interface NamedDevice {
  readonly device: Device
  /** Browser and system, with a number where several are alike. */
  readonly name: string
}

/**
 * The devices as the page lists them: the one at hand first, then the last used. Those that are alike are numbered by
 * when they were logged in, so that a number stays with its device as others come.
 */
export function nameDevices(devices: readonly Device[], unknown: string): NamedDevice[] {
  const kindOf = ({ deviceName }: Device) => deviceName ?? unknown
  const byBeginning = devices.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
  return devices
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
    .map((device) => {
      const kind = kindOf(device)
      const alike = byBeginning.filter((other) => kindOf(other) === kind)
      return { device, name: alike.length > 1 ? `${kind} (${alike.indexOf(device) + 1})` : kind }
    })
}
