import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type * as z from 'zod/mini'
import { SampleFileSchema } from '#shared/contracts/project-package.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { saveAccount } from '#server/projects/accounts.repository.ts'
import { findSeedFingerprint, saveSeedFingerprint } from '#server/projects/seed-states.repository.ts'
import { saveGrants } from '#server/identity/roles.repository.ts'
import { markSeeded } from '#server/identity/sample-users.repository.ts'
import { findUnitsOfPackage } from '#server/projects/units.repository.ts'
import { assignUnits, findUser, saveUser } from '#server/identity/users.repository.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import { hashPassword } from '#server/identity/passwords.ts'
import { refreshSampleDeadlines } from './seed-sample-deadlines.ts'
import { inParallel } from '#server/platform/in-parallel.ts'
import { listFiles } from './check-content.ts'
import { importPackage } from './import-package.ts'
import { describeFault, jsonPath } from './package-faults.ts'
import { seedDocument, storeDocumentFiles } from './seed-documents.ts'

const SEED_ID = 'sample'
/** Goes up when the same files would be brought in differently. */
const SEED_VERSION = 2

/** ms that the sample's buyers have had their units: longer than anything that is said of them (ROL-9). */
const OWNED_MS = 60 * 24 * 3_600_000

type SampleFile = z.infer<typeof SampleFileSchema>
type SampleUser = SampleFile['accounts'][number]['users'][number]

export interface SeedOptions {
  readonly database: Database
  readonly files: FileStore
  /** Path of sample.json. */
  readonly sampleFile: string
}

/**
 * Brings in the sample accounts, users and projects. Quick when nothing has changed since the last
 * time. Users who exist keep their name and password.
 * @returns whether something was brought in
 * @throws Error with every fault in its message, when the sample file or a package is faulty
 */
export async function seedSample({ database, files, sampleFile }: SeedOptions): Promise<boolean> {
  const sample = await readSample(sampleFile)
  const folder = dirname(sampleFile)
  const packages = sample.accounts.flatMap((account) => account.packages.map((path) => join(folder, path)))
  const documents = sample.accounts.flatMap((account) => account.documents ?? [])
  const papers = documents.flatMap(({ versions }) => versions.map(({ file }) => join(folder, file)))
  const fingerprint = await quickFingerprint([sampleFile, ...papers], packages)
  if ((await findSeedFingerprint(database.kysely, SEED_ID)) === fingerprint) {
    await refreshSampleDeadlines(database, new Date())
    return false
  }

  // Hashing runs on threads while the packages are read and compressed.
  const [hashes] = await Promise.all([hashPasswords(sample), importPackages(sample, folder, { database, files })])
  const now = new Date().toISOString()
  const stored = await storeDocumentFiles(documents, files, folder)
  await database.transaction(async (transaction) => {
    for (const account of sample.accounts) {
      for (const user of account.users) await seedUser(transaction, account.id, user, hashes.get(user.password), now)
      const target = { accountId: account.id, stored, now: Date.parse(now) }
      for (const document of account.documents ?? []) await seedDocument(transaction, document, target)
    }
    await saveSeedFingerprint(transaction, SEED_ID, fingerprint, now)
  })
  await refreshSampleDeadlines(database, new Date())
  return true
}

/** @throws Error with every fault in its message */
export async function readSample(sampleFile: string): Promise<SampleFile> {
  const parsed = SampleFileSchema.safeParse(JSON.parse(await readFile(sampleFile, 'utf8')))
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${sampleFile} ${jsonPath(issue.path)}: ${issue.message}`)
    throw new Error(faults.join('\n'))
  }
  const seen = new Set<string>()
  for (const user of parsed.data.accounts.flatMap((account) => account.users)) {
    if (seen.has(user.id)) throw new Error(`${sampleFile}: the user id "${user.id}" is used twice`)
    seen.add(user.id)
  }
  return parsed.data
}

/** By names, sizes and times: reads no file, so that a start that changes nothing stays quick. */
async function quickFingerprint(single: readonly string[], packages: readonly string[]): Promise<string> {
  const lists = await Promise.all(
    packages.map(async (folder) => (await listFiles(folder)).map((file) => join(folder, file))),
  )
  const lines = await inParallel([...single, ...lists.flat()], async (path) => {
    const { size, mtimeMs } = await stat(path)
    return `${path} ${size} ${mtimeMs}`
  })
  return createHash('sha256')
    .update([`v${SEED_VERSION}`, ...lines].join('\n'))
    .digest('hex')
}

/** Password → hash; users who share a password share its hash, which for sample logins hides nothing. */
async function hashPasswords(sample: SampleFile): Promise<Map<string, string>> {
  const passwords = new Set(sample.accounts.flatMap((account) => account.users.map((user) => user.password)))
  return new Map(
    await Promise.all([...passwords].map(async (password) => [password, await hashPassword(password)] as const)),
  )
}

async function importPackages(
  sample: SampleFile,
  folder: string,
  target: { readonly database: Database; readonly files: FileStore },
): Promise<void> {
  for (const account of sample.accounts) {
    await saveAccount(target.database.kysely, { id: account.id, name: account.name }, new Date().toISOString())
    for (const path of account.packages) {
      const result = await importPackage(join(folder, path), { ...target, accountId: account.id })
      if (!result.ok) throw new Error(`${path} cannot be imported:\n${result.faults.map(describeFault).join('\n')}`)
    }
  }
}

async function seedUser(
  db: Db,
  accountId: string,
  user: SampleUser,
  passwordHash: string | undefined,
  now: string,
): Promise<void> {
  const existing = await findUser(db, user.id)
  if (existing && existing.accountId !== accountId) {
    throw new Error(`The user id "${user.id}" belongs to account "${existing.accountId}" already.`)
  }
  if (!existing) {
    const { id, email, mobile, group, role } = user
    const name = { firstName: user.first_name, lastName: user.last_name }
    await saveUser(
      db,
      { id, accountId, email, mobile, group, role, ...name, passwordHash: passwordHash ?? null, disabledAt: null },
      now,
    )
    if (group === 'user') await saveGrants(db, id, [{ role: 'lead', projectId: null }])
    await markSeeded(db, id)
  }
  const known = await findUnitsOfPackage(db, accountId, user.unit_ids)
  const unknown = user.unit_ids.filter((id) => !known.has(id))
  if (unknown.length > 0) throw new Error(`User "${user.id}" is given units that do not exist: ${unknown.join(', ')}`)
  await assignUnits(
    db,
    user.id,
    user.unit_ids.flatMap((id) => known.get(id)?.id ?? []),
    new Date(Date.parse(now) - OWNED_MS).toISOString(),
  )
}
