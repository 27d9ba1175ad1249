import { MIN_PASSWORD_LENGTH } from '#shared/contracts/entities/identity.schema.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { findAccount } from '#server/projects/accounts.repository.ts'
import { listProjects } from '#server/projects/projects.repository.ts'
import type { User } from './users.repository.ts'
import { isGuessable } from './guessable-password.ts'
import type { Fault } from '#server/platform/result.ts'

interface NewPassword {
  readonly password: string
  /** None is none that differs. */
  readonly confirmation?: string
  /** Whose it will be. */
  readonly owner: Pick<User, 'accountId' | 'email' | 'firstName' | 'lastName'>
  /** Of an account that is still to be made. */
  readonly accountName?: string
}

/** What is wrong with a new password and its repetition (AUT-15, AUT-27, AUT-28); the same wherever one is set. */
export async function passwordFaults(
  db: Db,
  { password, confirmation, owner, accountName }: NewPassword,
): Promise<Fault[]> {
  const faults: Fault[] = []
  // Characters as people count them, not UTF-16 units.
  if (Array.from(password).length < MIN_PASSWORD_LENGTH) {
    const message = `At least ${MIN_PASSWORD_LENGTH} characters are needed.`
    faults.push({ field: 'password', code: 'PASSWORD_TOO_SHORT', message })
  } else if (await isGuessable(password, await getOwnWords(db, owner, accountName))) {
    const message = 'Many people have this password, or it is made of words that stand for its owner.'
    faults.push({ field: 'password', code: 'PASSWORD_GUESSABLE', message })
  }
  if (confirmation !== undefined && confirmation !== password) {
    const message = 'It is not the same as the password.'
    faults.push({ field: 'password_confirmation', code: 'PASSWORD_MISMATCH', message })
  }
  return faults
}

/** What somebody who knows the person or the portal would try first. */
async function getOwnWords(
  db: Db,
  { accountId, email, firstName, lastName }: NewPassword['owner'],
  accountName = '',
): Promise<string[]> {
  const account = await findAccount(db, accountId)
  const projects = await listProjects(db, accountId)
  const portal = ['wohnwahl', accountId, account?.name ?? '', accountName]
  return [email, firstName, lastName, ...portal, ...projects.flatMap(({ name, slug }) => [name, slug])]
}
