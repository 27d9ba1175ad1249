import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDocument } from '../disk/document.ts'
import { createFaultLog } from '../kernel/faults.ts'
import { type FaultyDisk, faultyDisk } from '../testing/faulty-disk.ts'
import { newHostFolder, removeHostFolder } from '../testing/test-host.ts'
import { createRefusalNotes, type RefusalNotes, RefusalsSchema } from './refusals.ts'

const REASON = { status: 404, codes: ['NOT_FOUND'] }
const FILES = ['first.entry', 'second.entry']

let folder: string
let disk: FaultyDisk

beforeEach(() => {
  folder = newHostFolder()
  disk = faultyDisk()
})

afterEach(() => removeHostFolder(folder))

async function started(): Promise<RefusalNotes> {
  const path = join(folder, 'refused.json')
  const options = { disk, path, schema: RefusalsSchema, faults: createFaultLog(Date.now), now: Date.now }
  const notes = createRefusalNotes(openDocument({ ...options, brokenCode: 'OUTBOX_COUNTER_BROKEN' }), Date.now)
  await notes.open(FILES)
  return notes
}

describe('decision 36: what is known of refused entries', () => {
  it('is the newest on the disk, also where two are refused at once and the first write takes longer', async () => {
    const write = disk.write.bind(disk)
    let writes = 0
    disk.write = async (path, bytes) => {
      writes += 1
      if (writes === 1) await wait(50)
      return write(path, bytes)
    }
    const notes = await started()
    await Promise.all(FILES.map((file) => notes.add(file, REASON)))
    const again = await started()
    expect([again.count, again.byReason()]).toMatchObject([2, [{ ...REASON, count: 2 }]])
  })

  it('goes on after a write that did not work', async () => {
    const notes = await started()
    disk.fault = (operation) => (operation === 'write' ? 'full' : null)
    await notes.add('first.entry', REASON)
    disk.fault = null
    await notes.add('second.entry', REASON)
    expect((await started()).count).toBe(2)
  })
})
