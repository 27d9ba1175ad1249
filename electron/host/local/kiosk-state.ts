import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { getKioskState } from '#shared/contracts/kiosk/host.contract.ts'
import type { DeviceLoop } from '../device/device-loop.ts'
import type { Identity } from '../device/identity.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import type { SettingsInForce } from '../settings/device-settings.ts'
import type { Generation, Generations } from '../synchronising/generation.ts'
import type { Synchroniser } from '../synchronising/synchroniser.ts'
import type { DeveloperProject } from '../device/developer-project.ts'

export type KioskState = AnswerOf<typeof getKioskState>

interface ShownParts {
  readonly identity: Identity
  readonly settings: SettingsInForce
  readonly generations: Generations
  readonly developer: DeveloperProject
  /** Origin of the portal; null = none is known. */
  readonly portalOrigin: () => string | null
}

export interface StateParts extends ShownParts {
  readonly synchroniser: Synchroniser
  readonly outbox: Outbox
  readonly portal: PortalClient
  readonly loop: DeviceLoop
  readonly programVersion: string
}

/** What is shown, as far as this machine knows. */
export interface Shown extends Pick<KioskState, 'project' | 'units' | 'attract' | 'settings'> {
  readonly accountId: string | null
  /** The id of the unit that a visit begins with. */
  readonly startUnit: string | null
  /** Whether it is on the disk. */
  readonly isKept: boolean
}

/** What is shown, without asking anybody. */
export function getShown(parts: ShownParts): Shown {
  const { identity, settings, developer } = parts
  const held = settings.current()
  const generation = ownGeneration(parts)
  const found = generation === null ? developer.known() : generation.manifest
  // Nothing is shown of a device whose admin has taken its project away, or that was taken out of the account itself.
  // A token that is merely lost takes nothing away, and gives nothing back either.
  const isTakenAway = settings.revision() !== null && held.projectId === null
  const project = isTakenAway || identity.isRevoked() ? null : (found?.project ?? null)
  const units = project === null ? [] : [...(found?.units ?? [])]
  return {
    accountId: found?.accountId ?? identity.facts()?.accountId ?? null,
    project,
    units,
    startUnit: startUnit(held.startUnit, units),
    attract: project === null ? [] : [...(found?.attract ?? [])],
    settings: held,
    isKept: project !== null && generation !== null,
  }
}

/**
 * How things stand.
 *
 * @param asker the page is told first of what it is shown itself; the program around it always of what is newest
 */
export async function kioskState(parts: StateParts, asker: 'page' | 'program'): Promise<KioskState> {
  const { identity, settings, generations, synchroniser, outbox, portal, loop, developer, programVersion } = parts
  if (ownGeneration(parts) === null) await developer.read()
  const shown = getShown(parts)
  const told = () => (asker === 'page' ? generations.told() : generations.current())
  return {
    stage: decideStage(shown.project, identity),
    isRevoked: identity.isRevoked(),
    programVersion,
    portalUrl: parts.portalOrigin(),
    accountId: shown.accountId,
    manifestRevision: shown.isKept ? (told()?.manifest.revision ?? null) : null,
    project: shown.project,
    units: shown.units,
    startUnit: shown.startUnit,
    attract: shown.attract,
    settings: shown.settings,
    hasStaffPin: settings.staffPinHash() !== null,
    isOnline: portal.isOnline,
    synchronisedAt: generations.synchronisedAt(),
    synchronising: synchroniser.progress(),
    outboxLength: outbox.length,
    resetOrders: loop.resetOrders,
  }
}

function decideStage(project: KioskState['project'], identity: Identity): KioskState['stage'] {
  if (project !== null) return 'ready'
  return identity.needsPairing() ? 'unpaired' : 'waiting'
}

/** What is on the disk, if it is of the account that the device belongs to; its portal may have moved. */
function ownGeneration({ identity, generations, portalOrigin }: ShownParts): Generation | null {
  const generation = generations.current()
  const facts = identity.facts()
  if (generation === null || facts === null) return generation
  const isOwn =
    [facts.portal, portalOrigin()].includes(generation.portal) && generation.manifest.accountId === facts.accountId
  return isOwn ? generation : null
}

/**
 * The id of the unit that the page makes ready: what a visit begins with, else the first to choose. The setting may be an
 * id or a slug.
 */
function startUnit(wanted: string | null, units: readonly KioskState['units'][number][]): string | null {
  const found = wanted === null ? undefined : units.find(({ id, slug }) => id === wanted || slug === wanted)
  return found?.id ?? units[0]?.id ?? null
}
