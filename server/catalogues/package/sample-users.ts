import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { addAuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import { deleteUsers, listSeededUsers, markSeeded } from '#server/identity/sample-users.repository.ts'
import { findUser, type User } from '#server/identity/users.repository.ts'
import { hashPassword, verifyPassword } from '#server/identity/passwords.ts'
import { replacePassword } from '#server/identity/replace-password.ts'
import { announceLessAccess } from '#server/platform/realtime/access-word.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { readSample } from './seed-sample.ts'

/** Random bytes of a password that nobody chose. */
const PASSWORD_BYTES = 12

interface Place {
  readonly database: Database
  /** Path of sample.json; there need not be one. */
  readonly sampleFile: string
}

/**
 * Users whose password everybody knows, because the sample data gave it to them. Those that a version made which did
 * not note it are found by their ids in the sample file and by trying its passwords, and are noted from then on.
 */
export async function findSampleUsers({ database: { kysely }, sampleFile }: Place): Promise<User[]> {
  if (existsSync(sampleFile)) await markOlder(kysely, sampleFile)
  return listSeededUsers(kysely)
}

/**
 * @param dataDir of the server, for the commands to name; null = where they look anyway
 * @throws Error that names the ways out, when there are such users
 */
export async function refuseSampleUsers(place: Place, dataDir: string | null): Promise<void> {
  const users = await findSampleUsers(place)
  if (users.length === 0) return
  const command = `${dataDir === null ? '' : `DATA_DIR=${inShell(dataDir)} `}npm run user --`
  throw new Error(
    `there are users of the sample data, whose password everybody knows: ${listNames(users)}. ` +
      `Remove them with \`${command} remove-sample\`, or give them new passwords with ` +
      `\`${command} renew-sample\`. SEED_SAMPLE=1 lets them in.`,
  )
}

/** A path as a shell takes it for one word. */
function inShell(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`
}

/** Removes them; projects and what was chosen for units stay. Answers whom it removed. `now`: ms since epoch. */
export async function removeSampleUsers(place: Place, now: number): Promise<readonly User[]> {
  const users = await findSampleUsers(place)
  await place.database.transaction(async (db) => {
    const ids = users.map(({ id }) => id)
    await deleteUsers(db, ids)
    await announceLessAccess(db, place.database.kind, ids)
    for (const { id, accountId } of users) {
      await addAuditEntry(db, {
        accountId,
        unitId: null,
        userId: null,
        action: 'user.removed',
        subject: { kind: 'user', id },
        details: { of: 'sample' },
        at: isoTime(now),
      })
    }
  })
  return users
}

/** Gives each a password that nobody knows yet, and ends their sessions. `now`: ms since epoch. */
export async function renewSampleUsers(
  place: Place,
  now: number,
): Promise<readonly { readonly user: User; readonly password: string }[]> {
  const users = await findSampleUsers(place)
  const renewed = await Promise.all(
    users.map(async (user) => {
      const password = randomBytes(PASSWORD_BYTES).toString('base64url')
      return { user, password, passwordHash: await hashPassword(password) }
    }),
  )
  await place.database.transaction(async (db) => {
    for (const { user, passwordHash } of renewed) {
      await replacePassword(db, place.database.kind, {
        user,
        passwordHash,
        action: 'password.renewed',
        at: isoTime(now),
      })
    }
  })
  return renewed
}

/** E-mails and their accounts, for people to read. */
export function listNames(users: readonly User[]): string {
  return users.map(({ email, accountId }) => `${email} (${accountId})`).join(', ')
}

async function markOlder(db: Db, sampleFile: string): Promise<void> {
  const sample = await readSample(sampleFile)
  const known = new Set((await listSeededUsers(db)).map(({ id }) => id))
  /** Hash and password → whether they belong together: sample users share a hash, which takes its time to verify. */
  const tried = new Map<string, boolean>()
  for (const { id, password } of sample.accounts.flatMap(({ users }) => users)) {
    const user = known.has(id) ? null : await findUser(db, id)
    if (user === null || user.passwordHash === null) continue
    const key = `${user.passwordHash} ${password}`
    const isSample = tried.get(key) ?? (await verifyPassword(user.passwordHash, password))
    tried.set(key, isSample)
    if (isSample) await markSeeded(db, id)
  }
}
