import { randomUUID } from 'node:crypto'
import type { Locale } from '#shared/contracts/primitives.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { addRegisteredUser } from './profiles.repository.ts'
import type { User } from './users.repository.ts'

export interface NewFirstAdmin extends Pick<User, 'accountId' | 'email' | 'firstName' | 'lastName'> {
  readonly passwordHash: string
  readonly language: Locale
}

/** Makes the first admin of an account, whom nobody could invite. `now`: ISO time. In a transaction. */
export async function addFirstAdmin(db: Db, { language, ...wanted }: NewFirstAdmin, now: string): Promise<User> {
  const user: User = {
    id: randomUUID(),
    accountId: wanted.accountId,
    email: wanted.email.trim().toLowerCase(),
    firstName: wanted.firstName.trim(),
    lastName: wanted.lastName.trim(),
    mobile: null,
    group: 'admin',
    role: 'admin',
    passwordHash: wanted.passwordHash,
    disabledAt: null,
  }
  await addRegisteredUser(db, user, { language }, now)
  return user
}
