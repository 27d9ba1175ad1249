import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { exportOwnData } from '#shared/contracts/http/profile.contract.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { textIn } from '#server/platform/db/localized-text.ts'
import { addAuditEntry, listActivitiesOf } from '#server/platform/audit/audit-log.repository.ts'
import { getPackageIds } from '#server/platform/db/package-ids.ts'
import { listUnits, type Unit } from '#server/projects/units.repository.ts'
import type { LoginsService } from './logins.service.ts'
import type { IdentityLimits } from './identity-limits.ts'
import type { ProfilesService } from './profiles.service.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import type { Caller } from './sessions.service.ts'
import type { User } from './users.repository.ts'
import { failed, passed, type Result } from '#server/platform/result.ts'

type OwnData = AnswerOf<typeof exportOwnData>
type UnitData = OwnData['units'][number]
/** What somebody has chosen for a unit. */
export type OwnChoices = Pick<
  UnitData,
  'configuration' | 'variants' | 'favorites' | 'wishLinks' | 'budget' | 'proposals'
>
/** When somebody chose in their name. */
export type OwnActing = OwnData['actingPeriods']

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
  readonly devices: LoginsService
  /** Asks whoever keeps what is chosen for a unit. */
  readonly getChoices: (unitId: string, user: User) => Promise<OwnChoices>
  /** Asks what the user has written in messages. */
  readonly getMessages: (userId: string) => Promise<OwnData['messages']>
  /** Asks when somebody chose in the user's name. */
  readonly getActingPeriods: (userId: string) => Promise<OwnActing>
  readonly limits: IdentityLimits
  /** ms since epoch. */
  readonly now: () => number
}

/** What somebody can take with them. Units are those they have bought: operators and admins have none of their own. */
export function createOwnDataService(parts: Parts): OwnDataService {
  const { database, profiles, devices, getChoices, getMessages, getActingPeriods, limits, now } = parts
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
      const projectIds = await getPackageIds(
        db,
        'projects',
        units.map(({ projectId }) => projectId),
      )
      for (const unit of units) {
        const projectId = projectIds.get(unit.projectId) ?? ''
        unitData.push({ ...describe(unit, projectId), ...(await getChoices(unit.id, user)) })
      }
      const data = {
        exportedAt,
        profile: await profiles.read(caller),
        sessions: await devices.list(caller),
        units: unitData,
        messages: await getMessages(user.id),
        actingPeriods: await getActingPeriods(user.id),
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

function describe(unit: Unit, projectId: string): Omit<UnitData, keyof OwnChoices> {
  return { id: unit.packageId, slug: unit.slug, projectId, displayName: textIn(unit.displayName, 'de', 'de') }
}
