import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { openDatabase } from './database.ts'

/** A process of its own: writes accounts until it is killed and says each one that is stored. */
const WRITER = `
  import { openDatabase } from './database.ts'
  import { saveAccount } from '#server/projects/accounts.repository.ts'
  const [dataDir, prefix] = process.argv.slice(1)
  const database = await openDatabase({ dataDir })
  for (let at = 0; ; at += 1) {
    const id = prefix + '-' + at
    await saveAccount(database.kysely, { id, name: id }, new Date().toISOString())
    process.stdout.write(id + '\\n')
  }
`

it('keeps every acknowledged write over kill -9 and opens again without repair', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'crash-'))
  const acknowledged = new Set<string>()
  for (let round = 0; round < 3; round += 1) {
    const args = ['--input-type=module', '--eval', WRITER, dataDir, `round-${round}`]
    const writer = spawn(process.execPath, args, { cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'inherit'] })
    for await (const id of createInterface(writer.stdout)) {
      acknowledged.add(id)
      if (acknowledged.size % 40 === 0) break
    }
    const ended = once(writer, 'exit')
    writer.kill('SIGKILL')
    await ended
  }
  const database = await openDatabase({ dataDir })
  const stored = new Set((await database.kysely.selectFrom('accounts').select('id').execute()).map((row) => row.id))
  await database.close()
  await rm(dataDir, { recursive: true })
  expect(acknowledged.size).toBe(120)
  expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([])
}, 60_000)
