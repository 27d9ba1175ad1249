import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { nodeDisk } from '../disk/disk.ts'
import { createFaultLog, type FaultLog } from '../kernel/faults.ts'
import type { SecretBox } from '../kernel/program.ts'
import { keyFileBox } from '../testing/key-file-box.ts'
import { newHostFolder, removeHostFolder } from '../testing/test-host.ts'
import { createIdentity, type Identity } from './identity.ts'

const FACTS = { deviceId: 'd-1', name: 'Stand 1', accountId: 'acc', portal: 'https://portal.example' }
const NO_KEYRING: SecretBox = {
  encrypt: () => Promise.reject(new Error('no keyring')),
  decrypt: () => Promise.reject(new Error('no keyring')),
  strength: () => Promise.resolve('none'),
}

let folder: string
let faults: FaultLog

beforeEach(() => {
  folder = newHostFolder()
})

afterEach(() => removeHostFolder(folder))

/** As the program finds it on its next start. */
async function started(secretBox: SecretBox): Promise<Identity> {
  faults = createFaultLog(Date.now)
  const identity = createIdentity({ disk: nodeDisk, dataDir: join(folder, 'data'), secretBox, faults, now: Date.now })
  await identity.open()
  return identity
}

const codes = () => faults.list().map(({ code }) => code)

describe('decision 37: which device this is', () => {
  it('is not taken for revoked where the system has never kept its token, and says that the token is lost', async () => {
    const paired = await started(NO_KEYRING)
    await paired.pair(FACTS, 'kd_1')
    expect([paired.isRevoked(), paired.token(), codes()]).toEqual([false, 'kd_1', ['DEVICE_TOKEN_NOT_KEPT']])
    const again = await started(NO_KEYRING)
    expect(again.facts()).toEqual(FACTS)
    expect([again.isRevoked(), again.needsPairing(), again.token()]).toEqual([false, true, null])
    expect(codes()).toEqual(['DEVICE_TOKEN_LOST'])
  })

  it('says so where the disk does not keep whose device it is', async () => {
    const identity = await started(keyFileBox(join(folder, 'secret.key')))
    await rm(join(folder, 'data'), { recursive: true })
    await writeFile(join(folder, 'data'), 'a file in the place of the folder')
    expect(await identity.pair(FACTS, 'kd_1')).toBe('failed')
    expect([identity.token(), codes()]).toEqual(['kd_1', ['DEVICE_NOT_KEPT']])
  })

  it('stays revoked over a start, until it is paired anew', async () => {
    const box = keyFileBox(join(folder, 'secret.key'))
    const paired = await started(box)
    await paired.pair(FACTS, 'kd_1')
    await paired.revoke()
    expect(paired.isRevoked()).toBe(true)
    const again = await started(box)
    expect([again.isRevoked(), again.needsPairing(), codes()]).toEqual([true, true, []])
    await again.pair(FACTS, 'kd_2')
    expect(again.isRevoked()).toBe(false)
    const last = await started(box)
    expect([last.isRevoked(), last.token()]).toEqual([false, 'kd_2'])
  })
})
