import type { Db } from '#server/platform/db/database.types.ts'
import { listProjects } from '#server/projects/projects.repository.ts'
import { findDocument } from './documents.repository.ts'
import { isOfProject } from './package-documents.ts'

/** The project, by the database's own id, that a document of the account belongs to; null = the account has no such one. */
export async function findDocumentProject(db: Db, accountId: string, id: string): Promise<string | null> {
  const sent = await findDocument(db, accountId, id)
  if (sent !== null) return sent.projectId
  return (await listProjects(db, accountId)).find((project) => isOfProject(project, id))?.id ?? null
}
