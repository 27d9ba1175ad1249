import * as z from 'zod/mini'
import { DeviceSettingsSchema } from '#shared/contracts/entities/device.schema.ts'
import { getAllowedHosts } from '#shared/contracts/kiosk/allowed-hosts.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import type { Kiosk, KioskSettings } from './kiosks.repository.ts'
import { findProject } from '#server/projects/projects.repository.ts'
import { findUnit, type Unit } from '#server/projects/units.repository.ts'
import { type DomainError, domainError } from '#server/platform/result.ts'

/**
 * Whether a kiosk can show the unit: those that anybody may configure without an account. Others on the marketing
 * portal have no public page.
 */
export function canShow({ isSample, marketingPortalEnabled, catalogueId }: Unit): boolean {
  return isSample && marketingPortalEnabled && catalogueId !== null
}

/** What does not fit the account's projects or contradicts itself, at its field; null = all of it may be stored. */
export async function faultOfSettings(db: Db, accountId: string, settings: KioskSettings): Promise<DomainError | null> {
  const { projectId, startUnit } = settings
  const project = projectId === null ? null : await findProject(db, projectId, accountId)
  if (projectId !== null && project?.packageId !== projectId)
    return domainError('INVALID_VALUE', 'The account has no such project.', { field: 'settings.project_id' })
  if (startUnit === null) return null
  const unit = project === null ? null : await findUnit(db, startUnit, { kind: 'project', projectId: project.id })
  return unit !== null && unit.packageId === startUnit && canShow(unit)
    ? null
    : domainError('UNIT_UNKNOWN', 'The project shows no such unit.', { field: 'settings.start_unit' })
}

const MOST_HOSTS = 20

/**
 * As a kiosk gets its settings: with the hosts of its two addresses among those that it may show, which a program of
 * before does not think of by itself. Those that an admin has listed come first, should there be no room for all.
 */
export function settingsForKiosk(settings: KioskSettings): KioskSettings {
  const { allowedHosts } = settings
  const derived = getAllowedHosts({ ...settings, allowedHosts: [] })
  // One that cannot be listed, an address of numbers perhaps, would cost the kiosk the whole list.
  const listable = derived.filter((host) => z.safeParse(DeviceSettingsSchema.shape.allowed_hosts, [host]).success)
  return { ...settings, allowedHosts: [...new Set([...allowedHosts, ...listable])].slice(0, MOST_HOSTS) }
}

/** Names of what is different, for the audit log: never what stands in it. */
export function changedSettings(before: Kiosk, after: Kiosk): string[] {
  const old = new Map<string, unknown>(Object.entries(before.settings))
  const changed = Object.entries(after.settings).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(old.get(name)),
  )
  return [
    ...(before.name === after.name ? [] : ['name']),
    ...changed.map(([name]) => name),
    ...(before.staffPinHash === after.staffPinHash ? [] : ['staffPin']),
  ]
}
