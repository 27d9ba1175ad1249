import type { Login } from './use-profile.ts'

interface NamedDevice {
  readonly device: Login
  /** Browser and system, with a number where several are alike. */
  readonly name: string
}

/**
 * The devices as the page lists them: the one at hand first, then the last used. Those that are alike are numbered by
 * when they were logged in, so that a number stays with its device as others come.
 */
export function nameDevices(devices: readonly Login[], unknown: string): NamedDevice[] {
  const decideKind = ({ deviceName }: Login) => deviceName ?? unknown
  const byBeginning = devices.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
  return devices
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
    .map((device) => {
      const kind = decideKind(device)
      const alike = byBeginning.filter((other) => decideKind(other) === kind)
      return { device, name: alike.length > 1 ? `${kind} (${alike.indexOf(device) + 1})` : kind }
    })
}
