import { createHash, randomUUID } from 'node:crypto'
import type { AnswerOf, BodyOf } from '#shared/contracts/http/endpoint.ts'
import type { createCompletion } from '#shared/contracts/http/configurations.contract.ts'
import { assertNever } from '#shared/domain/kernel/assert-never.ts'
import { canonicalJson, changeStatus, cart, type Configuration, itemState, unitState } from '#shared/domain/index.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { findProject } from '#server/projects/projects.repository.ts'
import { createSnapshot } from './snapshots.repository.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import type { ConfigurationsService } from './configurations.types.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import type { OrderMails } from './order-mails.ts'
import type { ChangeClock } from '#server/platform/cache/change-clock.ts'
import type { RevisionedWrite } from './configurations.types.ts'
import { runRevisionedWrite } from './revisioned-write.ts'
import type { UnitConfiguration } from './unit-configurations.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'

export type CompletionAnswer = AnswerOf<typeof createCompletion>

export interface CompletionsService {
  /**
   * Completes or reopens a unit (ENG-32, ENG-33). Completing freezes a snapshot (decision 4);
   * reopening keeps the earlier ones, and the catalogue that was completed on. Both raise the configuration's revision.
   */
  change(write: RevisionedWrite, wanted: BodyOf<typeof createCompletion>): Promise<Result<CompletionAnswer>>
}

interface Parts {
  readonly database: Database
  readonly orderMails: OrderMails
  readonly mails: Pick<MailQueue, 'wake'>
  readonly configurations: ConfigurationsService
  readonly changeClock: ChangeClock
  /** ms since epoch. */
  readonly now: () => number
}

/** Completion of configurations. */
export function createCompletionsService(parts: Parts): CompletionsService {
  const { database, configurations, orderMails, mails, now } = parts

  return {
    async change(write, { status, message }) {
      const { caller, unit } = write
      const catalogueId = unit.catalogueId
      if (!(await mayComplete(database, caller, unit))) {
        return failedWith('FORBIDDEN', 'Completing and reopening is the buyer’s.')
      }
      if (catalogueId === null) return failedWith('NOT_FOUND', 'The unit has no room book.')
      // Reads the catalogues into memory, so that the transaction does not wait for a file.
      await configurations.read(database.kysely, unit)
      const writeOrderMails = await orderMails.prepare(catalogueId)
      const result = await runRevisionedWrite(parts, write, async (db, stored, revision) => {
        const next = changeStatus(stored.status, status)
        if (!next.ok) return failedWith(next.code, `The configuration is ${status} already.`, { field: 'status' })
        const current = await configurations.read(db, unit)
        if (current.configuration === null) return failedWith('NOT_FOUND', 'The unit has no room book.')
        const frozen = { unit, current, configuration: current.configuration, catalogueId, revision }
        const keep = { message, createdAt: new Date(now()).toISOString(), createdBy: caller.user.id }
        const sha256 = status === 'completed' ? await freeze(db, frozen, keep) : null
        if (sha256 !== null) {
          const { configuration } = current
          await writeOrderMails(db, { unit, configuration, message, orderedAt: keep.createdAt, sha256 })
        }
        return passed({
          // Reopening decides nothing: the selections stay as they were made (decision 5).
          catalogueId: status === 'completed' ? catalogueId : (stored.catalogueId ?? catalogueId),
          selections: stored.selections,
          status,
          body: { configurationStatus: { status }, revision, snapshotSha256: sha256 },
          action: status === 'completed' ? 'configuration.completed' : 'configuration.reopened',
          details: { sha256 },
        })
      })
      mails.wake()
      return result
    },
  }
}

async function mayComplete(database: Database, caller: Caller, unit: Unit): Promise<boolean> {
  switch (caller.user.group) {
    case 'buyer':
      return true
    case 'admin': {
      const project = await findProject(database.kysely, unit.projectId, unit.accountId)
      return project?.featureFlags.bp['sysAdminCompletion'] === true
    }
    case 'user':
      return false
    default:
      return assertNever(caller.user.group)
  }
}

/** What a completion freezes. */
interface Frozen {
  readonly unit: Unit
  readonly current: UnitConfiguration
  readonly configuration: Configuration
  readonly catalogueId: string
  readonly revision: number
}

/** Keeps the snapshot of a completed configuration; answers its SHA-256 in hex. */
async function freeze(
  db: Db,
  frozen: Frozen,
  keep: { readonly message: string; readonly createdAt: string; readonly createdBy: string },
): Promise<string> {
  const { unit, current, catalogueId, revision } = frozen
  const snapshot = canonicalJson(getSnapshot(frozen))
  const sha256 = createHash('sha256').update(snapshot).digest('hex')
  await createSnapshot(db, {
    id: randomUUID(),
    unitId: unit.id,
    configurationRevision: revision,
    catalogueId,
    catalogueRevision: current.currentCatalogueRevision,
    snapshot,
    sha256,
    ...keep,
  })
  return sha256
}

/**
 * What is frozen: selections, what is fitted at which price, and every total (decision 4). Amounts
 * in cents. The hash covers exactly this.
 */
function getSnapshot({ unit, current, configuration, catalogueId, revision }: Frozen) {
  const { rooms, unitWide, total } = cart(configuration)
  const state = unitState(configuration)
  const groups = [...rooms, { ...unitWide, roomId: null }]
  return {
    unitId: unit.packageId,
    configurationRevision: revision,
    catalogueId,
    // The one that the prices are from.
    catalogueRevision: current.currentCatalogueRevision,
    selections: current.stored.selections,
    rooms: groups.map((room) => ({
      roomId: room.roomId,
      itemsTotal: room.itemsTotal,
      basePrice: room.basePrice,
      total: room.total,
      items: room.items.map(({ id }) => {
        const item = itemState(configuration, id)
        return {
          id,
          productId: item.defactoProductId,
          quantity: item.quantity,
          total: item.total,
          isOnRequest: item.isOnRequest,
          hasBuyerSelection: item.hasBuyerSelection,
        }
      }),
    })),
    total,
    totalOnRequest: state.onRequestCount,
  }
}
