import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { getConfiguration } from '#shared/contracts/http/configurations.contract.ts'
import type { Portal } from '#shared/contracts/primitives.ts'
import type { SelectionsChange } from '#shared/domain/selections/selections.types.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import type { RequestMark } from '#server/platform/once/request-mark.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import type { CatalogueInForce, UnitConfiguration } from './unit-configurations.ts'
import type { Result } from '#server/platform/result.ts'

/** What a revisioned write must and may say (decisions 6 and 8). */
export interface WriteConditions {
  /** Revision of the configuration that the write is based on. */
  readonly baseRevision: number
  readonly idempotencyKey: string | null
  /** Revision of the catalogue that the writer has seen (decision 5); null = it does not say. */
  readonly catalogueRevision: string | null
  /** The time of acting that staff choose in (decision 60); null = it does not say. */
  readonly actingId: string | null
  /** What a repeated key has to agree with. */
  readonly request: RequestMark
}

export interface RevisionedWrite {
  readonly caller: Caller
  readonly unit: Unit
  readonly conditions: WriteConditions
}

export type ConfigurationAnswer = AnswerOf<typeof getConfiguration>

export interface ConfigurationsService {
  /** The unit's configuration now; `db` may be a transaction. */
  read(db: Db, unit: Unit): Promise<UnitConfiguration>
  /**
   * The catalogue that the unit's configuration stands on: the unit's own, or, while it is completed, the one it was
   * completed on, so that no later price changes it (decision 4). null = the unit has no room book.
   */
  getCatalogueId(unit: Unit, stored: CatalogueInForce): string | null
  /** The same of what is stored now. */
  currentCatalogueId(unit: Unit): Promise<string | null>
  /** Revision of the catalogue that the configuration stands on; '' = the unit has no room book. */
  getCatalogueRevision(unit: Unit, stored: CatalogueInForce, db: Db): Promise<string>
  /** What is answered about a configuration on a portal, the buyers' where none is named. */
  describe(configuration: UnitConfiguration, portal?: Portal): ConfigurationAnswer
  /** Merges a change into the configuration; the engine refuses what is not valid (decision 2). */
  save(write: RevisionedWrite, change: SelectionsChange): Promise<Result<ConfigurationAnswer>>
  /**
   * The same of choices that were made elsewhere, for a unit in which nobody has chosen yet: staff need no time of acting.
   * `alongside` is done in the same transaction.
   */
  carryOver(
    write: RevisionedWrite,
    change: SelectionsChange,
    alongside: (db: Db) => Promise<void>,
  ): Promise<Result<ConfigurationAnswer>>
}
