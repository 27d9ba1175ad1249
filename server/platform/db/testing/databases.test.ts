import { describe, expect, it } from 'vitest'
import { testDatabases } from './databases.ts'

/** What `run` throws, as text; null = nothing. */
async function findFault(run: () => Promise<unknown>): Promise<string | null> {
  return run().then(
    () => null,
    (error: unknown) => String(error),
  )
}

const [, first] = testDatabases()
const [, second] = testDatabases()
if (!first || !second) throw new Error('There is no second kind of database.')

describe.skipIf(!first.isAvailable)('PostgreSQL of a test run', () => {
  it('is one for all suites, which share no database and leave none', async () => {
    const [one, other] = [await first.createAddress(), await second.createAddress()]
    const getServer = (address: string | null) => new URL(address ?? '').search
    expect(getServer(one)).toBe(getServer(other))
    expect(one).not.toBe(other)
    const database = await first.open()
    await database.close()
    await first.stop()
    expect(await findFault(() => first.openAgain())).not.toBeNull()
    const still = await second.openAgain()
    await still.close()
    await second.stop()
  })
})
