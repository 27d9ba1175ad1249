import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { exportOwnData } from '#shared/contracts/http/profile.contract.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { textIn } from '#server/platform/db/localized-text.ts'
import { addAuditEntry, listActivitiesOf } from '#server/projects/audit-log.repository.ts'
import { findConfiguration } from '#server/configurations/configurations.repository.ts'
import { listFavorites } from '#server/configurations/favorites.repository.ts'
import { packageIdsOf } from '#server/platform/db/package-ids.ts'
import { listUnits, type Unit } from '#server/projects/units.repository.ts'
import { listVariants } from '#server/configurations/variants.repository.ts'
import type { DevicesService } from './devices.service.ts'
import type { IdentityLimits } from './identity-limits.ts'
import type { ProfilesService } from './profiles.service.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import type { Caller } from './sessions.service.ts'
import { failed, passed, type Result } from '#server/platform/result.ts'

type OwnData = AnswerOf<typeof exportOwnData>
type UnitData = OwnData['units'][number]

/** Nobody buys more; a bound all the same. */
const MAX_UNITS = 100
const MAX_ACTIVITIES = 1_000

export interface OwnDataService {
  /** Everything that is stored about the caller (decision 24). `ip`: for the limits. */
  collect(caller: Caller, ip: string): Promise<Result<OwnData>>
}

interface Parts {
  readonly database: Database
  readonly profiles: ProfilesService
  readonly devices: DevicesService
  readonly limits: IdentityLimits
  /** ms since epoch. */
  readonly now: () => number
}

/** What somebody can take with them. Units are those they have bought: operators and admins have none of their own. */
export function createOwnDataService({ database, profiles, devices, limits, now }: Parts): OwnDataService {
  return {
    async collect(caller, ip) {
      const { user, account } = caller
      const waiting = await limits.take('dataExport', ip, user.id)
      if (waiting !== null) return failed(waiting)
      const db = database.kysely
      const exportedAt = isoTime(now())
      const page = { limit: MAX_UNITS, offset: 0 }
      const { units } = await listUnits(db, { kind: 'buyer', userId: user.id }, { page })
      const unitData: UnitData[] = []
      const projectIds = await packageIdsOf(
        db,
        'projects',
        units.map(({ projectId }) => projectId),
      )
      for (const unit of units) unitData.push(await dataOfUnit(db, unit, projectIds.get(unit.projectId) ?? '', user.id))
      const data = {
        exportedAt,
        profile: await profiles.read(caller),
        sessions: await devices.list(caller),
        units: unitData,
        activities: await listActivitiesOf(db, user.id, MAX_ACTIVITIES),
      }
      await addAuditEntry(db, {
        accountId: account.id,
        unitId: null,
        userId: user.id,
        action: 'profile.exported',
        subject: { kind: 'user', id: user.id },
        details: {},
        at: exportedAt,
      })
      return passed(data)
    },
  }
}

async function dataOfUnit(db: Db, unit: Unit, projectId: string, userId: string): Promise<UnitData> {
  const { revision, status, selections } = await findConfiguration(db, unit.id)
  const variants = await listVariants(db, unit.id)
  const favorites = await listFavorites(db, unit.id, userId)
  return {
    id: unit.packageId,
    slug: unit.slug,
    projectId,
    displayName: textIn(unit.displayName, 'de', 'de'),
    configuration: revision === 0 ? null : { revision, status, selections },
    variants: variants.map(({ name, updatedAt, selections: kept }) => ({ name, updatedAt, selections: kept })),
    favorites: favorites.map(({ subLineItemId, productId, createdAt }) => ({ subLineItemId, productId, createdAt })),
  }
}
