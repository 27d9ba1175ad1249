import type { Db } from '#server/platform/db/database.types.ts'
import { listAccounts } from '#server/projects/accounts.repository.ts'
import { listProjects, listProjectsWithSamples } from './projects.repository.ts'

/** What there is to see of a portal that nothing has been brought into yet: how it is set up. */
const EMPTY_HOME = '/setup'

/**
 * The page that the bare address leads to: the one that was named, once there is an account, else what visitors may see of the only project that
 * there is, else a login, of the only project or of the account that was there first.
 */
export async function findHomePage(db: Db, homePath: string | null = null): Promise<string> {
  const [account, ...otherAccounts] = await listAccounts(db)
  if (account === undefined) return EMPTY_HOME
  if (homePath !== null) return homePath
  const [project, ...otherProjects] = await listProjects(db, account.id)
  if (project === undefined || otherProjects.length > 0) return getAddress('bp', account.id, 'login')
  const isAlone = otherAccounts.length === 0
  if (isAlone && (await listProjectsWithSamples(db, account.id)).length > 0) {
    return getAddress('mp', account.id, project.slug)
  }
  return getAddress('bp', account.id, project.slug, 'login')
}

function getAddress(...segments: readonly string[]): string {
  return `/${segments.map(encodeURIComponent).join('/')}`
}
