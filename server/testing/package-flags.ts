import { findProject, saveProject } from '#server/projects/projects.repository.ts'
import type { Portal } from '#shared/contracts/primitives.ts'
import type { TestPortal } from './test-portal.ts'

/** Sets flags of the project `tiny` as its package would; the others stay. */
export async function setPackageFlags(
  { database }: TestPortal,
  portal: Portal,
  flags: Readonly<Record<string, boolean>>,
): Promise<void> {
  const project = await findProject(database.kysely, 'tiny', 'demo')
  if (project === null) throw new Error('no project')
  const featureFlags = { ...project.featureFlags, [portal]: { ...project.featureFlags[portal], ...flags } }
  await saveProject(database.kysely, { ...project, featureFlags }, '2026-11-20T10:00:00.000Z')
}
