import type { Db } from '#server/platform/db/database.types.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'
import { type Account, findAccount, saveAccount } from './accounts.repository.ts'

/** Makes an account; one that is there already stays as it is. `now`: ISO time. */
export async function createAccount(db: Db, account: Account, now: string): Promise<Result<null>> {
  if ((await findAccount(db, account.id)) !== null) {
    return failedWith('INVALID_VALUE', `The account "${account.id}" is there already.`, { field: 'new-account' })
  }
  await saveAccount(db, account, now)
  return passed(null)
}
