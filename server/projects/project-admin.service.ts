import type {
  getProjectFlags,
  listAdminProjects,
  saveProjectFlags,
} from '#shared/contracts/http/admin-projects.contract.ts'
import type { AnswerOf, BodyOf } from '#shared/contracts/http/endpoint.ts'
import { PORTALS, type Portal } from '#shared/contracts/primitives.ts'
import { defaultOfFlag, FEATURE_FLAGS } from '#shared/contracts/feature-flags.ts'
import { type Grant, listProjectsWith } from '#shared/domain/roles/roles.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { addAuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import { findFlags, listProjectRows, saveChosenFlags, type StoredFlags } from './project-admin.repository.ts'
import type { FlagsByPortal } from './projects.repository.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'

type ListedProjects = AnswerOf<typeof listAdminProjects>
type FlagsAnswer = AnswerOf<typeof getProjectFlags>
type WantedFlags = BodyOf<typeof saveProjectFlags>
type WantedFlag = WantedFlags['flags'][number]

/** One of an account's own people. */
interface Staff {
  readonly account: { readonly id: string }
  readonly user: { readonly id: string }
  readonly grants: readonly Grant[]
}

/** What the account's own people see of their projects and set; the gateway has asked for the right to it. */
export interface ProjectAdminService {
  /** The projects that the caller has a role in, in their order. */
  list(caller: Staff): Promise<ListedProjects>
  /** The flags of a project of the caller's account (SHL-35); null = there is no such project. */
  flags(caller: Staff, idOrSlug: string): Promise<FlagsAnswer | null>
  /** Sets flags of a project of the caller's account, effective with the next answer of any page. */
  saveFlags(caller: Staff, idOrSlug: string, wanted: WantedFlags): Promise<Result<FlagsAnswer>>
}

interface Parts {
  readonly database: Database
  /** ms since epoch. */
  readonly now: () => number
}

/** Projects for an account's own people. */
export function createProjectAdminService({ database, now }: Parts): ProjectAdminService {
  return {
    async list({ account, grants }) {
      const projectIds = listProjectsWith(grants, 'seeProjects')
      return (await listProjectRows(database.kysely, account.id, projectIds)).map(({ packageId, ...row }) => ({
        id: packageId,
        ...row,
      }))
    },

    async flags({ account }, idOrSlug) {
      const stored = await findFlags(database.kysely, idOrSlug, account.id)
      return stored === null ? null : describeFlags(stored)
    },

    saveFlags({ account, user }, idOrSlug, { revision, flags }) {
      return database.transaction(async (db): Promise<Result<FlagsAnswer>> => {
        const stored = await findFlags(db, idOrSlug, account.id)
        if (stored === null) return failedWith('NOT_FOUND', 'There is no such project.')
        const unknown = refuseUnknown(flags, stored)
        if (unknown !== null) return unknown
        if (stored.revision !== revision) return refuseStale(stored.revision)
        const next = chosenAfter(stored, flags)
        const changed = flags.filter(({ portalId, name, isOn }) => isOn !== readState(stored, portalId, name).isOn)
        if (changed.length === 0) return passed(describeFlags(stored))
        if (!(await saveChosenFlags(db, stored.projectId, revision, next))) return refuseStale(revision + 1)
        await addAuditEntry(db, {
          accountId: account.id,
          unitId: null,
          userId: user.id,
          action: 'project.flags-changed',
          subject: { kind: 'project', id: stored.packageId },
          details: { revision: revision + 1, flags: changed },
          at: isoTime(now()),
        })
        return passed(describeFlags({ ...stored, revision: revision + 1, chosen: next }))
      })
    },
  }
}

function refuseStale(revision: number): Result<never> {
  return failedWith('REVISION_CONFLICT', `The flags have moved on to revision ${revision}.`, { field: 'revision' })
}

function refuseUnknown(wanted: readonly WantedFlag[], stored: StoredFlags): Result<never> | null {
  const known = listNames(stored)
  const at = wanted.findIndex(({ name, portalId }) => !hasEffect(name, portalId) || !known.includes(name))
  return at === -1 ? null : failedWith('INVALID_VALUE', 'This portal has no such flag.', { field: `flags.${at}.name` })
}

/** Known flags, then those that only the package names. */
function listNames({ imported, chosen }: StoredFlags): readonly string[] {
  const others = [imported, chosen].flatMap(({ bp, mp }) => [...Object.keys(bp), ...Object.keys(mp)])
  return [...new Set([...FEATURE_FLAGS.map(({ name }) => name), ...others.toSorted()])]
}

function hasEffect(name: string, portal: Portal): boolean {
  const known = FEATURE_FLAGS.find((flag) => flag.name === name)
  return known === undefined || known.portals.some((one) => one === portal)
}

function readState({ imported, chosen }: StoredFlags, portal: Portal, name: string) {
  const isOnInPackage = own(imported[portal], name) ?? defaultOfFlag(name)
  return { isOn: own(chosen[portal], name) ?? isOnInPackage, isOnInPackage }
}

function own(flags: Readonly<Record<string, boolean>>, name: string): boolean | undefined {
  return Object.hasOwn(flags, name) ? flags[name] : undefined
}

function chosenAfter(stored: StoredFlags, wanted: readonly WantedFlag[]): FlagsByPortal {
  const next = { bp: new Map(Object.entries(stored.chosen.bp)), mp: new Map(Object.entries(stored.chosen.mp)) }
  for (const { name, portalId, isOn } of wanted) {
    if (isOn === readState(stored, portalId, name).isOnInPackage) next[portalId].delete(name)
    else next[portalId].set(name, isOn)
  }
  return { bp: Object.fromEntries(next.bp), mp: Object.fromEntries(next.mp) }
}

function describeFlags(stored: StoredFlags): FlagsAnswer {
  return {
    revision: stored.revision,
    flags: listNames(stored).map((name) => {
      const [bp = null, mp = null] = PORTALS.map((portal) =>
        hasEffect(name, portal) ? readState(stored, portal, name) : null,
      )
      return { name, bp, mp }
    }),
  }
}
