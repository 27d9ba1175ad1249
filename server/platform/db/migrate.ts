import { type QueryExecutorProvider, sql } from 'kysely'
import type { Db } from './database.types.ts'
import { createAccess } from './migrations/0001-access.ts'
import { createProjects } from './migrations/0002-projects.ts'
import { createConfigurations } from './migrations/0003-configurations.ts'
import { createCommunication } from './migrations/0004-communication.ts'
import { createOperation } from './migrations/0005-operation.ts'
import { createProspects } from './migrations/0007-prospects.ts'
import { createVariants } from './migrations/0008-variants.ts'
import { createFavorites } from './migrations/0009-favorites.ts'
import { createIdentity } from './migrations/0010-identity.ts'
import { createProjectFlags } from './migrations/0011-project-flags.ts'
import { createKiosks } from './migrations/0012-kiosks.ts'
import { createRevokedKiosks } from './migrations/0013-revoked-kiosks.ts'
import { createIdsByAccount } from './migrations/0014-ids-by-account.ts'
import { createGuardedAccess } from './migrations/0015-guarded-access.ts'
import { createPackageFiles } from './migrations/0016-package-files.ts'
import { createTakeHomeLinks } from './migrations/0017-take-home-links.ts'
import { createBudgets } from './migrations/0018-budgets.ts'
import { createWishLinks } from './migrations/0019-wish-links.ts'
import { createOrders } from './migrations/0021-orders.ts'
import { createRoles } from './migrations/0022-roles.ts'
import { createUnitSales } from './migrations/0023-unit-sales.ts'
import { createUnitVisits } from './migrations/0024-unit-visits.ts'
import { createActing } from './migrations/0024-acting.ts'
import { createEnquiries } from './migrations/0025-enquiries.ts'
import { createMailLog } from './migrations/0025-mail-log.ts'
import { createFirstSteps } from './migrations/0026-first-steps.ts'
import { createOpenedParts } from './migrations/0027-opened-parts.ts'
import { createPresentations } from './migrations/0028-presentations.ts'
import { createProposals } from './migrations/0029-proposals.ts'
import { createReminders } from './migrations/0030-reminders.ts'
import { createEndedAccess } from './migrations/0031-ended-access.ts'
import { createOwnersSince } from './migrations/0032-owners-since.ts'
import { namePresentationsOfMails } from './migrations/0033-presentation-mails.ts'
import { createUploads } from './migrations/0034-uploads.ts'
import { createMessages } from './migrations/0035-messages.ts'
import { createUploadLeftovers } from './migrations/0036-upload-leftovers.ts'
import { createDeadlines } from './migrations/0037-deadlines.ts'
import { createDocuments } from './migrations/0038-documents.ts'
import { createMessageIndices } from './migrations/0040-message-indices.ts'
import { joinDeadlineWords } from './migrations/0041-deadline-threads.ts'
import { makeOneOfEach } from './migrations/0042-one-of-each.ts'
import { createUnitMails } from './migrations/0043-unit-mails.ts'
import { createDesigns } from './migrations/0045-designs.ts'
import { dropUsedIn } from './migrations/0044-no-used-in.ts'
import { createProjectImages } from './migrations/0046-project-images.ts'

export interface Migration {
  readonly name: string
  /** In the part of SQL that both databases share. Never edited once it has been delivered. */
  up(db: QueryExecutorProvider): Promise<void>
}

const MIGRATIONS: readonly Migration[] = [
  { name: '0001-access', up: createAccess },
  { name: '0002-projects', up: createProjects },
  { name: '0003-configurations', up: createConfigurations },
  { name: '0004-communication', up: createCommunication },
  { name: '0005-operation', up: createOperation },
  { name: '0007-prospects', up: createProspects },
  { name: '0008-variants', up: createVariants },
  { name: '0009-favorites', up: createFavorites },
  { name: '0010-identity', up: createIdentity },
  { name: '0011-project-flags', up: createProjectFlags },
  { name: '0012-kiosks', up: createKiosks },
  { name: '0013-revoked-kiosks', up: createRevokedKiosks },
  { name: '0014-ids-by-account', up: createIdsByAccount },
  { name: '0015-guarded-access', up: createGuardedAccess },
  { name: '0016-package-files', up: createPackageFiles },
  { name: '0017-take-home-links', up: createTakeHomeLinks },
  { name: '0018-budgets', up: createBudgets },
  { name: '0019-wish-links', up: createWishLinks },
  { name: '0021-orders', up: createOrders },
  { name: '0022-roles', up: createRoles },
  { name: '0023-unit-sales', up: createUnitSales },
  { name: '0024-unit-visits', up: createUnitVisits },
  { name: '0024-acting', up: createActing },
  { name: '0025-mail-log', up: createMailLog },
  { name: '0025-enquiries', up: createEnquiries },
  { name: '0026-first-steps', up: createFirstSteps },
  { name: '0027-opened-parts', up: createOpenedParts },
  { name: '0028-presentations', up: createPresentations },
  { name: '0029-proposals', up: createProposals },
  { name: '0030-reminders', up: createReminders },
  { name: '0031-ended-access', up: createEndedAccess },
  { name: '0032-owners-since', up: createOwnersSince },
  { name: '0033-presentation-mails', up: namePresentationsOfMails },
  { name: '0034-uploads', up: createUploads },
  { name: '0035-messages', up: createMessages },
  { name: '0036-upload-leftovers', up: createUploadLeftovers },
  { name: '0037-deadlines', up: createDeadlines },
  { name: '0038-documents', up: createDocuments },
  { name: '0040-message-indices', up: createMessageIndices },
  { name: '0041-deadline-threads', up: joinDeadlineWords },
  { name: '0042-one-of-each', up: makeOneOfEach },
  { name: '0043-unit-mails', up: createUnitMails },
  { name: '0044-no-used-in', up: dropUsedIn },
  { name: '0045-designs', up: createDesigns },
  { name: '0046-project-images', up: createProjectImages },
]

/** Names of the changes of the schema that this program knows. */
export const KNOWN_MIGRATIONS: readonly string[] = MIGRATIONS.map(({ name }) => name)

/** Any number, the same in every process. */
const ADVISORY_LOCK = 715_001

/**
 * Applies the migrations that are missing, all in one transaction: a killed start leaves nothing
 * half done, and of several processes that start together one migrates and the others wait.
 * @throws when the database has a migration that this program does not know
 */
export async function migrate(db: Db, kind: 'sqlite' | 'postgres', migrations = MIGRATIONS): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCK)})`.execute(transaction)
    await sql`create table if not exists schema_migrations (name text primary key, applied_at text not null)`.execute(
      transaction,
    )
    const rows = await transaction.selectFrom('schemaMigrations').select('name').execute()
    const applied = new Set(rows.map((row) => row.name))
    const known = new Set(migrations.map((migration) => migration.name))
    const unknown = [...applied].filter((name) => !known.has(name))
    if (unknown.length > 0) {
      throw new Error(`The database was changed by a newer version of this program (${unknown.join(', ')}).`)
    }
    for (const migration of migrations) {
      if (applied.has(migration.name)) continue
      await migration.up(transaction)
      const appliedAt = new Date().toISOString()
      await transaction.insertInto('schemaMigrations').values({ name: migration.name, appliedAt }).execute()
    }
  })
}
