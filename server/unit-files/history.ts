import * as z from 'zod/mini'
import { PROPOSAL_ANSWERS } from '#shared/contracts/entities/staff-file.schema.ts'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { listUnitHistory } from '#shared/contracts/http/staff-files.contract.ts'
import type { PreparedCatalogue } from '#shared/domain/index.ts'
import { getUpgradeTitle } from '#server/catalogues/list-chosen-rooms.ts'
import type { ActingPeriod } from '#server/configurations/acting.repository.ts'
import type { ReadAuditEntry } from '#server/platform/audit/audit-log.repository.ts'

export type HistoryEntry = AnswerOf<typeof listUnitHistory>[number]

/** What entries about a unit's choices and orders say, as far as a sentence needs it. */
const DetailsSchema = z.object({
  buyerSelections: z._default(z.record(z.string(), z.nullable(z.object({ productId: z.string() }))), {}),
  buyerLineItemActivations: z._default(
    z.record(z.string(), z.nullable(z.object({ activated: z.boolean(), upgradeBundleId: z.nullable(z.string()) }))),
    {},
  ),
  designLineChanges: z._default(
    z.array(
      z.object({ projectRoomId: z.string(), designLineGroupId: z.string(), designLineId: z.nullable(z.string()) }),
    ),
    [],
  ),
  number: z._default(z.nullable(z.string()), null),
  answer: z._default(z.nullable(z.string()), null),
})
type Details = z.infer<typeof DetailsSchema>
const NO_DETAILS: Details = {
  buyerSelections: {},
  buyerLineItemActivations: {},
  designLineChanges: [],
  number: null,
  answer: null,
}

/**
 * An audit entry with names in the place of ids. `named`: the unit's catalogue in the reader's language; null = it has
 * none, and what has gone from it keeps its id. `acting`: the times of acting that entries name.
 */
export function describeEntry(
  entry: ReadAuditEntry,
  named: PreparedCatalogue | null,
  acting: ReadonlyMap<string, ActingPeriod>,
): HistoryEntry {
  const period = entry.subject?.kind === 'acting' ? acting.get(entry.subject.id) : undefined
  const parsed = z.safeParse(DetailsSchema, entry.details)
  const details = parsed.success ? parsed.data : NO_DETAILS
  return {
    id: entry.id,
    at: entry.at,
    action: entry.action,
    by: entry.user === null ? null : { name: entry.user.name, isStaff: entry.user.group !== 'buyer' },
    acting: period === undefined ? null : { buyerName: period.buyerName, reason: period.reason },
    person: isAboutPerson(entry) ? entry.about : '',
    choices: Object.entries(details.buyerSelections).map(([itemId, selection]) => ({
      item: named?.item(itemId)?.title ?? itemId,
      product: selection === null ? '' : (named?.product(selection.productId)?.title ?? selection.productId),
    })),
    upgrades: listUpgrades(details, named),
    designLines: listDesignLines(details, named),
    orderNumber: details.number ?? '',
    answer: PROPOSAL_ANSWERS.find((one) => one === details.answer) ?? null,
  }
}

function isAboutPerson({ subject }: ReadAuditEntry): boolean {
  return subject?.kind === 'user' || subject?.kind === 'invitation'
}

/** Each design line once, however many rooms it is for. */
function listDesignLines({ designLineChanges }: Details, named: PreparedCatalogue | null): HistoryEntry['designLines'] {
  const lines = new Map<string, { readonly title: string; readonly isOn: boolean; readonly roomIds: string[] }>()
  for (const { projectRoomId, designLineGroupId, designLineId } of designLineChanges) {
    const key = `${designLineGroupId} ${designLineId ?? ''}`
    const group = named?.catalogue.designLineGroups.find(({ id }) => id === designLineGroupId)
    const line = group?.designLines.find(({ id }) => id === designLineId)
    const title = designLineId === null ? (group?.title ?? designLineGroupId) : (line?.title ?? designLineId)
    const known = lines.get(key) ?? { title, isOn: designLineId !== null, roomIds: [] }
    lines.set(key, { ...known, roomIds: [...known.roomIds, projectRoomId] })
  }
  return [...lines.values()].map(({ title, isOn, roomIds: [roomId = '', ...others] }) => ({
    title,
    isOn,
    room: others.length > 0 ? '' : (named?.room(roomId)?.title ?? roomId),
  }))
}

/** Each upgrade once, however many line items it has. */
function listUpgrades(
  { buyerLineItemActivations }: Details,
  named: PreparedCatalogue | null,
): HistoryEntry['upgrades'] {
  const upgrades = new Map<string, boolean>()
  for (const [lineItemId, activation] of Object.entries(buyerLineItemActivations)) {
    if (activation !== null) upgrades.set(activation.upgradeBundleId ?? lineItemId, activation.activated)
  }
  return [...upgrades].map(([id, isOn]) => ({ title: named === null ? id : getUpgradeTitle(named, id), isOn }))
}
