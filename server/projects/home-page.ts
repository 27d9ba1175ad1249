import type { Db } from '#server/platform/db/database.types.ts'
import { listAccounts } from '#server/projects/accounts.repository.ts'
import { listProjects, listProjectsWithSamples } from './projects.repository.ts'

/** What there is to see of a portal that nothing has been brought into yet. */
const EMPTY_HOME = '/docs'

/**
 * The page that the bare address leads to where nobody has said which: what visitors may see of the only project that
 * there is, else a login, of the only project or of the account that was there first.
 */
export async function findHomePage(db: Db): Promise<string> {
  const [account, ...otherAccounts] = await listAccounts(db)
  if (account === undefined) return EMPTY_HOME
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
