import { createHash, randomUUID } from 'node:crypto'
import type { BodyOf } from '#shared/contracts/http/endpoint.ts'
import type { createProspectConfiguration } from '#shared/contracts/http/prospects.contract.ts'
import { areNoSelections, canonicalJson, type Configuration, getSelections, unitState } from '#shared/domain/index.ts'
import type { Project } from '#server/projects/projects.repository.ts'
import type { ReceivedEnquiry } from './enquiries.repository.ts'
import type { ProspectConfiguration } from './prospects.repository.ts'
import type { Wish } from './take-home.repository.ts'
import type { Unit } from '#server/projects/units.repository.ts'

export type ProspectBody = BodyOf<typeof createProspectConfiguration>

const DAY_MS = 24 * 3_600_000
/** ms that a link opens what was saved (decision 15). */
export const VALID_MS = 90 * DAY_MS

interface ProspectFacts {
  readonly unit: Unit
  readonly catalogueId: string
  readonly project: Project
  readonly body: ProspectBody
  readonly checksum: string
  readonly wishes: readonly Wish[]
  /** ms since epoch. */
  readonly at: number
}

/** What is stored of a visitor and their configuration. */
export function makeProspect(
  { unit, catalogueId, project, body, checksum, wishes, at }: ProspectFacts,
  configuration: Configuration,
): ProspectConfiguration {
  const { total, onRequestCount } = unitState(configuration)
  const { comment, contact, requestsContact } = body
  const chosen = {
    selections: getSelections(configuration),
    previewImageUrls: body.configuration.previewImageUrls,
    wishes,
  }
  const liked = wishes.length === 0 ? {} : { wishes }
  const content = { catalogueId, comment, contact, requestsContact, selections: chosen.selections, ...liked }
  return {
    id: randomUUID(),
    unitId: unit.id,
    catalogueId,
    checksum,
    contentHash: computeHash(canonicalJson(content)),
    email: body.email,
    name: body.name.trim(),
    comment,
    contact,
    configuration: chosen,
    total,
    totalOnRequest: onRequestCount,
    requestsContact,
    locale: body.locale ?? project.sourceLanguage,
    createdAt: new Date(at).toISOString(),
    expiresAt: new Date(at + VALID_MS).toISOString(),
  }
}

/** What the team gets of it to work on. `prospect`: as it is stored; `kioskName`: null = the portal. */
export function makeEnquiry(unit: Unit, prospect: ProspectConfiguration, kioskName: string | null): ReceivedEnquiry {
  const { configuration, catalogueId, total, totalOnRequest, locale, name, email, contact } = prospect
  return {
    accountId: unit.accountId,
    projectId: unit.projectId,
    unitId: unit.id,
    prospectId: prospect.id,
    kind: getKind(prospect),
    kioskName,
    receivedAt: prospect.createdAt,
    name,
    email,
    phone: contact?.phone ?? '',
    // Of a save it is the page's own (PRO-20).
    message: prospect.requestsContact ? prospect.comment : '',
    locale,
    content: configuration,
    catalogueId,
    total,
    totalOnRequest,
    eraseAt: prospect.expiresAt,
  }
}

function getKind({ requestsContact, configuration }: ProspectConfiguration): ReceivedEnquiry['kind'] {
  if (requestsContact) return 'contact'
  const { wishes = [], selections } = configuration
  return wishes.length > 0 && areNoSelections(selections) ? 'wish_list' : 'saved_configuration'
}

/** Decision 15: tells a submission that came twice; proves nothing about who sent it. */
export function computeChecksum(
  unitId: string,
  { email, name }: { readonly email: string; readonly name: string },
): string {
  return computeHash(`${unitId}\n${email.toLowerCase()}\n${name.trim()}`)
}

/** SHA-256 in hex. */
export function computeHash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** NAV-19: where a saved configuration opens again. */
export function getRestorePath(unit: Unit, project: Project, token: string): string {
  return `/mp/${[unit.accountId, project.slug, unit.slug, 'configuration', token].map(encodeURIComponent).join('/')}`
}
