import type { Db } from '#server/platform/db/database.types.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'
import { type Account, type AccountTexts, findAccount, saveAccount, saveAccountTexts } from './accounts.repository.ts'

/** Makes an account; one that is there already stays as it is. `now`: ISO time. */
export async function createAccount(db: Db, account: Account, now: string): Promise<Result<null>> {
  if ((await findAccount(db, account.id)) !== null) {
    return failedWith('INVALID_VALUE', `The account "${account.id}" is there already.`, { field: 'new-account' })
  }
  await saveAccount(db, account, now)
  return passed(null)
}

/** Makes an account with what it says of itself; one that is there already takes both on. In a transaction. */
export async function setUpAccount(db: Db, account: Account, texts: AccountTexts, now: string): Promise<void> {
  await saveAccount(db, account, now)
  await saveAccountTexts(db, account.id, texts)
}
