import { randomUUID } from 'node:crypto'
import type {
  createConfiguratorDesign,
  getConfiguratorDesign,
  getDesignDraft,
} from '#shared/contracts/http/designs.contract.ts'
import type { AnswerOf, BodyOf } from '#shared/contracts/http/endpoint.ts'
import type { Portal } from '#shared/contracts/primitives.ts'
import type { ProjectDesign } from '#shared/domain/designs/design.types.ts'
import { addAuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { failed, failedWith, passed, type Result } from '#server/platform/result.ts'
import { getPackageDesign } from '#server/projects/package-design.ts'
import { findProject, findProjectUpdate, type Project } from '#server/projects/projects.repository.ts'
import {
  addDesign,
  findDesign,
  findVersion,
  listVersions,
  publishDesign,
  saveDraft,
  type StoredDesign,
} from './designs.repository.ts'

type EditedAnswer = AnswerOf<typeof getConfiguratorDesign>
type DesignAnswer = AnswerOf<typeof getDesignDraft>
type Wanted = BodyOf<typeof createConfiguratorDesign>['configuratorDesign']

/** One of an account's own people. */
interface Staff {
  readonly account: { readonly id: string }
  readonly user: { readonly id: string }
}

/** A design as an address names it. */
interface DesignPlace {
  readonly projectId: string
  readonly designId: string
}

/** What staff design of their projects' portals (ADR 38); the gateway has asked for the right to it. */
export interface DesignsService {
  /** What an editor begins with (API-102). */
  get(caller: Staff, projectId: string, portal: Portal): Promise<Result<EditedAnswer>>
  /** API-12: the first design of a portal; REVISION_CONFLICT where there is one already. */
  create(caller: Staff, projectId: string, wanted: Wanted): Promise<Result<EditedAnswer>>
  /** API-13: REVISION_CONFLICT with who and when, where somebody has saved since the revision that was read. */
  save(caller: Staff, place: DesignPlace, wanted: Wanted): Promise<Result<EditedAnswer>>
  /** Takes back what colleagues were to look at; nothing to do where there is none. */
  deleteDraft(caller: Staff, place: DesignPlace): Promise<Result<EditedAnswer>>
  /** A design as it was published before. */
  version(caller: Staff, place: DesignPlace, revision: number): Promise<Result<DesignAnswer>>
  /** What a link to a preview leads to: what is published, once there is no draft. */
  draft(caller: Staff, projectId: string, portal: Portal): Promise<Result<DesignAnswer>>
}

interface Parts {
  readonly database: Database
  /** ms since epoch. */
  readonly now: () => number
}

export function createDesignsService({ database, now }: Parts): DesignsService {
  const db = database.kysely

  return {
    async get({ account }, projectId, portal) {
      const project = await findProject(db, projectId, account.id)
      return project === null ? refuseUnknown() : passed(await describe(db, project, portal))
    },

    create({ account, user }, projectId, wanted) {
      return database.transaction(async (within) => {
        const project = await findProject(within, projectId, account.id)
        if (project === null) return refuseUnknown()
        const portal = readPortal(wanted)
        const known = await findDesign(within, { projectId: project.id, portal })
        if (known !== null || wanted.revision !== 0) return refuseStale(known)
        const change = { userId: user.id, at: isoTime(now()) }
        await addDesign(within, { id: randomUUID(), projectId: project.id, portal }, change)
        const stored = await findDesign(within, { projectId: project.id, portal })
        return stored === null ? refuseUnknown() : store(within, { project, stored, wanted, change })
      })
    },

    save({ account, user }, place, wanted) {
      return database.transaction(async (within) => {
        const found = await findInProject(within, account.id, place)
        if (found === null) return refuseUnknown()
        if (found.stored.portal !== readPortal(wanted)) {
          const message = `This design is of the portal ${found.stored.portal}.`
          return failedWith('INVALID_VALUE', message, { field: 'configurator_design' })
        }
        return store(within, { ...found, wanted, change: { userId: user.id, at: isoTime(now()) } })
      })
    },

    deleteDraft({ account, user }, place) {
      return database.transaction(async (within) => {
        const found = await findInProject(within, account.id, place)
        if (found === null) return refuseUnknown()
        const { project, stored } = found
        const change = { userId: user.id, at: isoTime(now()) }
        if (stored.draft !== null) {
          if (!(await saveDraft(within, stored, null, change))) return refuseMoved(within, stored)
          await note(within, found, 'project.design-draft-deleted', change)
        }
        return passed(await describe(within, project, stored.portal))
      })
    },

    async version({ account }, place, revision) {
      const found = await findInProject(db, account.id, place)
      const design = found && (await findVersion(db, found.stored.id, revision))
      return design === null ? refuseUnknown() : passed(describeDesign(design))
    },

    async draft({ account }, projectId, portal) {
      const project = await findProject(db, projectId, account.id)
      if (project === null) return refuseUnknown()
      const stored = await findDesign(db, { projectId: project.id, portal })
      return passed(describeDesign(stored?.draft ?? stored?.published ?? getPackageDesign(project, portal)))
    },
  }
}

interface Saving {
  readonly project: Project
  readonly stored: StoredDesign
  readonly wanted: Wanted
  readonly change: { readonly userId: string; readonly at: string }
}

/** In a transaction. Whoever saves on another revision than the stored one is told so: nothing is lost without a word. */
async function store(db: Db, { project, stored, wanted, change }: Saving): Promise<Result<EditedAnswer>> {
  const base = { id: stored.id, revision: wanted.revision }
  const design = readWanted(wanted)
  const isStored = await (wanted.isDraft
    ? saveDraft(db, base, design, change)
    : publishDesign(db, base, design, change))
  if (!isStored) return refuseMoved(db, stored)
  const action = wanted.isDraft ? 'project.design-drafted' : 'project.design-published'
  await note(db, { project, stored: { ...stored, revision: wanted.revision } }, action, change)
  return passed(await describe(db, project, stored.portal))
}

function note(
  db: Db,
  { project, stored }: Pick<Saving, 'project' | 'stored'>,
  action: string,
  { userId, at }: Saving['change'],
): Promise<void> {
  return addAuditEntry(db, {
    accountId: project.accountId,
    unitId: null,
    userId,
    action,
    subject: { kind: 'project', id: project.packageId },
    details: { portal: stored.portal, revision: stored.revision + 1 },
    at,
  })
}

async function findInProject(
  db: Db,
  accountId: string,
  { projectId, designId }: DesignPlace,
): Promise<{ project: Project; stored: StoredDesign } | null> {
  const project = await findProject(db, projectId, accountId)
  const stored = await findDesign(db, { id: designId })
  return project === null || stored === null || stored.projectId !== project.id ? null : { project, stored }
}

function refuseUnknown(): Result<never> {
  return failedWith('NOT_FOUND', 'There is no such design.')
}

async function refuseMoved(db: Db, { id }: StoredDesign): Promise<Result<never>> {
  return refuseStale(await findDesign(db, { id }))
}

/** Says who was faster; null = nothing has been saved at all. */
function refuseStale(current: StoredDesign | null): Result<never> {
  const message = `The design has moved on to revision ${current?.revision ?? 0}.`
  const field = 'configurator_design.revision'
  const saved = current && { savedAt: current.savedAt, savedBy: current.savedBy }
  return failed({ faults: [{ field, code: 'REVISION_CONFLICT', message, ...(saved && { saved }) }] })
}

/** API-15, API-16: the fields say which portal is meant. */
function readPortal(wanted: Wanted): Portal {
  return 'buyerPortalDashboard' in wanted ? 'bp' : 'mp'
}

function readWanted(wanted: Wanted): ProjectDesign {
  const { theme, stylingSimple, stylingAdvanced, translations } = wanted
  const look = { theme, stylingSimple, stylingAdvanced, translations }
  return 'buyerPortalDashboard' in wanted
    ? {
        ...look,
        dashboardVersion: wanted.dashboardVersion,
        dashboardConfig: wanted.buyerPortalDashboard,
        dashboardMenu: wanted.buyerPortalDashboardMenu,
      }
    : {
        ...look,
        dashboardVersion: wanted.marketingPortalDashboardVersion,
        dashboardConfig: wanted.marketingPortalDashboard,
        dashboardMenu: wanted.marketingPortalDashboardMenu,
      }
}

async function describe(db: Db, project: Project, portal: Portal): Promise<EditedAnswer> {
  const stored = await findDesign(db, { projectId: project.id, portal })
  const ofPackage = getPackageDesign(project, portal)
  // What nobody has saved came with the last import.
  const unsaved = { savedAt: await findProjectUpdate(db, project.id), savedBy: null }
  const { savedAt, savedBy } = stored?.published ?? unsaved
  const draft = stored?.draft ?? null
  return {
    id: stored?.id ?? null,
    portalId: portal,
    revision: stored?.revision ?? 0,
    published: { ...describeDesign(stored?.published ?? ofPackage), savedAt, savedBy },
    draft: draft && { ...describeDesign(draft), savedAt: draft.savedAt, savedBy: draft.savedBy },
    packageDesign: describeDesign(ofPackage),
    versions: stored === null ? [] : await listVersions(db, stored.id),
    frameHosts: [...(project.frameHosts ?? [])],
  }
}

function describeDesign(design: ProjectDesign): DesignAnswer {
  return {
    theme: design.theme,
    dashboardVersion: design.dashboardVersion,
    dashboardConfig: [...design.dashboardConfig],
    dashboardMenu: design.dashboardMenu,
    stylingSimple: { ...design.stylingSimple },
    stylingAdvanced: design.stylingAdvanced,
    translations: design.translations.map((text) => ({ ...text })),
  }
}
