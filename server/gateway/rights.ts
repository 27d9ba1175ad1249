import { hasRight, hasRightSomewhere, type Right } from '#shared/domain/roles/roles.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import { findDesignProject } from '#server/designs/designs.repository.ts'
import { findDocumentProject } from '#server/documents/find-document-project.ts'
import { findFile } from '#server/messages/messages.repository.ts'
import { findThread } from '#server/messages/threads.repository.ts'
import { findOrder } from '#server/orders/orders.repository.ts'
import { findDeadline } from '#server/deadlines/deadlines.repository.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { refuse, type Refusal } from '#server/platform/http/answers.ts'
import { findEnquiry } from '#server/prospects/enquiries.repository.ts'
import { findProject } from '#server/projects/projects.repository.ts'

type ProjectOfThing = (db: Db, accountId: string, id: string) => Promise<string | null>

/**
 * The project, by the database's own id, that a thing of the account belongs to; null = the account has no such thing.
 * By the parameter of the path that names the thing: what stands here is checked before its handler runs.
 */
const THINGS: Readonly<Record<string, ProjectOfThing>> = {
  projectId: async (db, accountId, id) => (await findProject(db, id, accountId))?.id ?? null,
  enquiryId: async (db, accountId, id) => (await findEnquiry(db, accountId, id))?.projectId ?? null,
  documentId: findDocumentProject,
  threadId: async (db, accountId, id) => (await findThread(db, accountId, id))?.projectId ?? null,
  attachmentId: async (db, accountId, id) => {
    const file = await findFile(db, id)
    return file === null || file.accountId !== accountId ? null : file.projectId
  },
  deadlineId: async (db, accountId, id) => (await findDeadline(db, accountId, id))?.projectId ?? null,
  designId: findDesignProject,
  orderId: async (db, accountId, id) => (await findOrder(db, accountId, id))?.projectId ?? null,
}

export interface RightsGate {
  /**
   * Why somebody may not do what needs this right (decision 62); null = they may. What lies in a project that they do not
   * know of looks like what does not exist.
   */
  refusalFor(caller: Caller, right: Right, params: Readonly<Record<string, unknown>>): Promise<Refusal | null>
}

export function createRightsGate(db: Db): RightsGate {
  return {
    async refusalFor({ grants, account }, right, params) {
      const forbidden = refuse('FORBIDDEN', `This needs the right ${right}.`)
      if (!hasRightSomewhere(grants, right)) return forbidden
      for (const [name, projectOf] of Object.entries(THINGS)) {
        const id = params[name]
        if (typeof id !== 'string') continue
        const projectId = await projectOf(db, account.id, id)
        if (projectId === null || !hasRight(grants, 'seeProjects', projectId)) {
          return refuse('NOT_FOUND', 'There is no such thing.')
        }
        if (!hasRight(grants, right, projectId)) return forbidden
      }
      return null
    },
  }
}
