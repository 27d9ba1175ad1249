import { randomBytes, randomUUID } from 'node:crypto'
import { PersonNameSchema } from '#shared/contracts/entities/identity.schema.ts'
import { LoginEmailSchema } from '#shared/contracts/entities/login.schema.ts'
import { addAuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'
import { findAccount } from '#server/projects/accounts.repository.ts'
import { createAccount } from '#server/projects/create-account.ts'
import { hashPassword } from './passwords.ts'
import { lockPeople } from './people.repository.ts'
import { saveGrants } from './roles.repository.ts'
import { replacePassword } from './replace-password.ts'
import { setAccess } from './set-access.ts'
import { findUsersByEmail, getGroupRole, saveUser, type User } from './users.repository.ts'

/** Random bytes of a password that nobody chose. */
const PASSWORD_BYTES = 12

/** A person of the account's own, as they are made at the machine itself. */
export interface NewLocalUser {
  readonly accountId: string
  /** The account is made first, with this name; null = it has to be there. */
  readonly newAccountName: string | null
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly group: 'admin' | 'user'
}

/** Somebody with a password that is said once and kept nowhere. */
export interface NewPassword {
  readonly user: User
  readonly password: string
}

/**
 * Makes an admin or operator without an invitation: the first one of an installation has nobody who could invite them
 * (USR-1). `now`: ms since epoch.
 */
export async function createLocalUser(
  database: Database,
  wanted: NewLocalUser,
  now: number,
): Promise<Result<NewPassword>> {
  const { accountId, newAccountName, email, firstName, lastName, group } = wanted
  if (!LoginEmailSchema.safeParse(email).success) {
    return failedWith('INVALID_VALUE', `"${email}" is no e-mail address.`, { field: 'email' })
  }
  const named = [firstName, lastName].map((name) => PersonNameSchema.safeParse(name))
  if (named.some(({ success }) => !success)) {
    return failedWith('INVALID_VALUE', 'First and last name are needed.', { field: 'name' })
  }
  const password = makePassword()
  const passwordHash = await hashPassword(password)
  const at = isoTime(now)
  return database.transaction(async (db) => {
    if (newAccountName !== null) {
      const created = await createAccount(db, { id: accountId, name: newAccountName }, at)
      if (!created.ok) return created
    } else if ((await findAccount(db, accountId)) === null) {
      return failedWith('NOT_FOUND', `There is no account "${accountId}".`)
    }
    if ((await findUsersByEmail(db, email, accountId)).length > 0) {
      return failedWith('EMAIL_TAKEN', `${email} has an access already.`, { field: 'email' })
    }
    const user: User = {
      id: randomUUID(),
      accountId,
      email: email.trim().toLowerCase(),
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      mobile: null,
      group,
      role: getGroupRole(group),
      passwordHash,
      disabledAt: null,
    }
    await saveUser(db, user, at)
    if (group === 'user') await saveGrants(db, user.id, [{ role: 'lead', projectId: null }])
    await addAuditEntry(db, {
      accountId,
      unitId: null,
      userId: null,
      action: 'user.created',
      subject: { kind: 'user', id: user.id },
      details: { group, by: 'command line' },
      at,
    })
    return passed({ user, password })
  })
}

/** Gives somebody a password that nobody knows yet, and ends their sessions and links (USR-2). `now`: ms since epoch. */
export async function resetLocalPassword(
  database: Database,
  { accountId, email }: Pick<NewLocalUser, 'accountId' | 'email'>,
  now: number,
): Promise<Result<NewPassword>> {
  const [user] = await findUsersByEmail(database.kysely, email, accountId)
  if (user === undefined) return failedWith('NOT_FOUND', `Nobody in "${accountId}" has the e-mail ${email}.`)
  const password = makePassword()
  const passwordHash = await hashPassword(password)
  await database.transaction((db) =>
    replacePassword(db, database.kind, { user, passwordHash, action: 'password.renewed', at: isoTime(now) }),
  )
  return passed({ user, password })
}

/** Keeps somebody out or lets them in again (USR-5). `now`: ms since epoch. */
export async function setLocalAccess(
  database: Database,
  { accountId, email, isDisabled }: Pick<NewLocalUser, 'accountId' | 'email'> & { readonly isDisabled: boolean },
  now: number,
): Promise<Result<User>> {
  return database.transaction(async (db) => {
    await lockPeople(db, accountId)
    const [user] = await findUsersByEmail(db, email, accountId)
    if (user === undefined) return failedWith('NOT_FOUND', `Nobody in "${accountId}" has the e-mail ${email}.`)
    const set = await setAccess(db, database.kind, { user, isDisabled, actorId: null, at: isoTime(now) })
    return set.ok ? passed(user) : set
  })
}

function makePassword(): string {
  return randomBytes(PASSWORD_BYTES).toString('base64url')
}
