import type * as z from 'zod/mini'
import type { getKioskState } from '#shared/contracts/kiosk/host.contract.ts'
import type { DeviceLoop } from '../device/device-loop.ts'
import type { Identity } from '../device/identity.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import type { DeviceSettings } from '../settings/device-settings.ts'
import type { Generation, Generations } from '../synchronising/generation.ts'
import type { Synchroniser } from '../synchronising/synchroniser.ts'
import type { DeveloperProject } from '../device/developer-project.ts'

export type KioskState = z.infer<typeof getKioskState.answer>

export interface StateParts {
  readonly identity: Identity
  readonly settings: DeviceSettings
  readonly generations: Generations
  readonly synchroniser: Synchroniser
  readonly outbox: Outbox
  readonly portal: PortalClient
  readonly loop: DeviceLoop
  readonly developer: DeveloperProject
  readonly programVersion: string
  /** Origin of the portal; null = none is known. */
  readonly portalOrigin: () => string | null
}

/** How things stand, for the page. */
export async function kioskState(parts: StateParts): Promise<KioskState> {
  const { identity, settings, generations, synchroniser, outbox, portal, loop, developer, programVersion } = parts
  const held = settings.current()
  const generation = ownGeneration(parts)
  const shown =
    generation === null ? await developer.read() : { ...generation.manifest, accountId: generation.manifest.account_id }
  // Nothing is shown of a device whose admin has taken its project away, or that was taken out of the account itself.
  // A token that is merely lost takes nothing away, and gives nothing back either.
  const isTakenAway = settings.revision() !== null && held.project_id === null
  const project = isTakenAway || identity.isRevoked() ? null : (shown?.project ?? null)
  const units = project === null ? [] : (shown?.units ?? [])
  return {
    stage: stageOf(project, identity),
    is_revoked: identity.isRevoked(),
    program_version: programVersion,
    portal_url: parts.portalOrigin(),
    account_id: shown?.accountId ?? identity.facts()?.accountId ?? null,
    manifest_revision: project === null || generation === null ? null : (generations.told()?.manifest.revision ?? null),
    project,
    units: [...units],
    start_unit: startUnit(held.start_unit, units),
    attract: project === null ? [] : [...(shown?.attract ?? [])],
    settings: held,
    has_staff_pin: settings.staffPinHash() !== null,
    is_online: portal.isOnline,
    synchronised_at: generations.synchronisedAt(),
    synchronising: synchroniser.progress(),
    outbox_length: outbox.length,
    reset_orders: loop.resetOrders,
  }
}

function stageOf(project: KioskState['project'], identity: Identity): KioskState['stage'] {
  if (project !== null) return 'ready'
  return identity.needsPairing() ? 'unpaired' : 'waiting'
}

/** What is on the disk, if it is of the account that the device belongs to; its portal may have moved. */
function ownGeneration({ identity, generations, portalOrigin }: StateParts): Generation | null {
  const generation = generations.current()
  const facts = identity.facts()
  if (generation === null || facts === null) return generation
  const isOwn =
    [facts.portal, portalOrigin()].includes(generation.portal) && generation.manifest.account_id === facts.accountId
  return isOwn ? generation : null
}

/** The id of the unit that a visit begins with; the setting may be an id or a slug. */
function startUnit(wanted: string | null, units: readonly KioskState['units'][number][]): string | null {
  const found = wanted === null ? undefined : units.find(({ id, slug }) => id === wanted || slug === wanted)
  return found?.id ?? units[0]?.id ?? null
}
