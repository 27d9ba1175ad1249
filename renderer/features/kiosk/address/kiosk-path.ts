import { linkTo } from '#renderer/platform/routes.ts'

interface Named {
  readonly id: string
  readonly slug: string
}

/** What the kiosk shows: one project, some of its units. */
export interface KioskPlace {
  readonly accountId: string
  readonly project: Named
  /** In order. */
  readonly units: readonly Named[]
  /** Id or slug of the unit that a visit begins with; null = with the choice among them. */
  readonly startUnit: string | null
}

/**
 * The address that the kiosk shows for the one it was given (KSK-2 to KSK-6, decision 21): a room or an item of the
 * marketing portal with the account in it, whether it was there or not. Whatever else there is of a unit that may be
 * shown leads to its first room. The project itself is the choice among several units (KSK-26); everything beside leads
 * to what a visit begins with. null = there is no unit.
 */
export function kioskPath(pathname: string, place: KioskPlace): string | null {
  const { accountId, project, units } = place
  const start = units.find((unit) => isNamed(unit, place.startUnit)) ?? (units.length === 1 ? units[0] : undefined)
  if (units.length === 0) return null
  const parts = getParts(pathname)
  // With the account the unit is the fourth part, without it the third.
  const withAccount = parts[1] === accountId && isNamed(project, parts[2])
  const rest = withAccount ? parts.slice(3) : isNamed(project, parts[1]) ? parts.slice(2) : []
  const unit = units.find((one) => isNamed(one, rest[0])) ?? null
  if (unit === null) {
    const isChoice = withAccount && parts[0] === 'mp' && rest.length === 0 && units.length > 1
    return start === undefined || isChoice ? unitChoicePath(place) : configurator(accountId, project, start)
  }
  const firstRoom = configurator(accountId, project, unit)
  const [, page, roomId, itemId, more] = rest
  const isRoom = parts[0] === 'mp' && page === 'configurator' && more === undefined
  if (!isRoom || roomId === undefined) return firstRoom
  const room = `${firstRoom}/${encodeURIComponent(roomId)}`
  return itemId === undefined ? room : `${room}/${encodeURIComponent(itemId)}`
}

/** Where a visitor chooses among the units (KSK-26). */
export function unitChoicePath({ accountId, project }: Pick<KioskPlace, 'accountId' | 'project'>): string {
  return linkTo('marketingProject', { accountId, projectId: project.slug })
}

function configurator(accountId: string, project: Named, unit: Named): string {
  return linkTo('configurator', { portalId: 'mp', accountId, projectId: project.slug, unitId: unit.slug })
}

function isNamed({ id, slug }: Named, name: string | null | undefined): boolean {
  return name === id || name === slug
}

function getParts(pathname: string): readonly string[] {
  try {
    return pathname
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent)
  } catch {
    // No address of ours.
    return []
  }
}
