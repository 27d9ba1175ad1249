import type { Db } from '#server/platform/db/database.types.ts'
import { readJson } from '#server/platform/db/stored-json.ts'
import type { ProjectDetails } from './projects.repository.ts'

/** Hosts whose pages dashboards may show, by project; nothing of those that name none. */
export async function listFrameHosts(
  db: Db,
): Promise<{ readonly accountId: string; readonly hosts: readonly string[] }[]> {
  const rows = await db
    .selectFrom('projects')
    .select(['accountId', 'config'])
    // Most have none, and what is read is large.
    .where('config', 'like', '%"frameHosts":[%')
    .execute()
  return rows
    .map(({ accountId, config }) => ({ accountId, hosts: readJson<ProjectDetails>(config).frameHosts ?? [] }))
    .filter(({ hosts }) => hosts.length > 0)
}
