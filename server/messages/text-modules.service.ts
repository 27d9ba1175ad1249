import { randomUUID } from 'node:crypto'
import type { AnswerOf, BodyOf } from '#shared/contracts/http/endpoint.ts'
import type { createTextModule } from '#shared/contracts/http/staff-messages.contract.ts'
import { mayEverywhere, mayIn, projectsWith } from '#server/identity/rights.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { isDouble } from '#server/platform/db/is-double.ts'
import { getPackageIds } from '#server/platform/db/package-ids.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'
import { findProject } from '#server/projects/projects.repository.ts'
import {
  addModule,
  changeModule,
  deleteModule,
  findModule,
  listModules,
  type TextModule,
} from './text-modules.repository.ts'

type ModuleAnswer = AnswerOf<typeof createTextModule>
type Wanted = BodyOf<typeof createTextModule>

export interface TextModulesService {
  /** Those for every project, and for those whose messages the caller sees, by title. */
  list(caller: Caller): Promise<ModuleAnswer[]>
  create(caller: Caller, wanted: Wanted): Promise<Result<ModuleAnswer>>
  change(caller: Caller, id: string, wanted: Wanted): Promise<Result<ModuleAnswer>>
  delete(caller: Caller, id: string): Promise<Result<Record<string, never>>>
}

/** Texts that the team uses again and again. */
export function createTextModulesService(database: Database): TextModulesService {
  const db = database.kysely

  async function describe(modules: readonly TextModule[]): Promise<ModuleAnswer[]> {
    const projectIds = await getPackageIds(
      db,
      'projects',
      modules.flatMap(({ projectId }) => projectId ?? []),
    )
    return modules.map(({ id, tag, title, locale, projectId, body }) => ({
      id,
      tag,
      title,
      locale,
      projectId: projectId === null ? null : (projectIds.get(projectId) ?? null),
      body,
    }))
  }

  /** @param store answers why that was not to be, or null */
  async function save(
    caller: Caller,
    { id, ...wanted }: Wanted & { readonly id: string },
    store: (db: Db, module: TextModule) => Promise<Result<never> | null>,
  ): Promise<Result<ModuleAnswer>> {
    const accountId = caller.account.id
    const project = wanted.projectId === null ? null : await findProject(db, wanted.projectId, accountId)
    if (wanted.projectId !== null && (project === null || !mayIn(caller, 'seeProjects', project.id))) {
      return failedWith('NOT_FOUND', 'There is no such project.', { field: 'project_id' })
    }
    const module: TextModule = { ...wanted, id, accountId, projectId: project?.id ?? null }
    if (!mayChange(caller, module)) return forbidden()
    try {
      const refused = await database.transaction((within) => store(within, module))
      if (refused !== null) return refused
    } catch (error) {
      // Of two who come to a tag at once the database finds the second.
      if (!isDouble(error)) throw error
      return taken()
    }
    const [described] = await describe([module])
    return described === undefined ? unknown() : passed(described)
  }

  /** One that the caller sees and may change. */
  async function find(caller: Caller, id: string): Promise<Result<TextModule>> {
    const module = await findModule(db, caller.account.id, id)
    if (module === null || !maySee(caller, module)) return unknown()
    return mayChange(caller, module) ? passed(module) : forbidden()
  }

  return {
    async list(caller) {
      const modules = await listModules(db, caller.account.id)
      return describe(modules.filter((module) => maySee(caller, module)))
    },

    create: (caller, wanted) =>
      save(caller, { ...wanted, id: randomUUID() }, async (within, module) =>
        (await addModule(within, module)) ? null : taken(),
      ),

    async change(caller, id, wanted) {
      const found = await find(caller, id)
      if (!found.ok) return found
      return save(caller, { ...wanted, id }, async (within, module) =>
        (await changeModule(within, module)) ? null : unknown(),
      )
    },

    async delete(caller, id) {
      const found = await find(caller, id)
      if (!found.ok) return found
      await database.transaction((within) => deleteModule(within, id))
      return passed({})
    },
  }
}

function maySee(caller: Caller, { projectId }: TextModule): boolean {
  return projectId === null || projectsWith(caller, 'seeMessages')?.includes(projectId) !== false
}

/** What is for every project is theirs alone to change who answer in every project. */
function mayChange(caller: Caller, { projectId }: TextModule): boolean {
  return projectId === null ? mayEverywhere(caller, 'answerMessages') : mayIn(caller, 'answerMessages', projectId)
}

function taken(): Result<never> {
  return failedWith('TAG_TAKEN', 'There is one of this tag in this language.', { field: 'tag' })
}

function unknown(): Result<never> {
  return failedWith('NOT_FOUND', 'There is no such text module.')
}

function forbidden(): Result<never> {
  return failedWith('FORBIDDEN', 'This needs the right answerMessages in every project that it is for.')
}
