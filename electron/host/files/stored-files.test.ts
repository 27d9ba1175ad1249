import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakePortal, startFakePortal } from '../testing/fake-portal.ts'
import { newHostFolder, newTestHost, removeHostFolder, type TestHost } from '../testing/test-host.ts'

let folder: string
let portal: FakePortal
let host: TestHost

beforeEach(async () => {
  folder = newHostFolder()
  portal = await startFakePortal()
  host = newTestHost(folder)
  await host.start()
  await host.synchroniseWith(portal.url)
  await portal.close()
})

afterEach(async () => {
  await host.stop()
  removeHostFolder(folder)
})

describe('decision 36: files of the project in parts, as browsers ask for films', () => {
  it('come from the one that was checked', async () => {
    const [name = '', content = Buffer.alloc(0)] = [...portal.files][0] ?? []
    const get = (headers: Record<string, string>) => host.get(`/files/${name}`, headers)
    const part = await get({ Range: 'bytes=100-299' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-299/${content.byteLength}`])
    expect(Buffer.from(await part.arrayBuffer()).equals(content.subarray(100, 300))).toBe(true)
    const end = await get({ Range: 'bytes=-5' })
    expect(Buffer.from(await end.arrayBuffer()).equals(content.subarray(-5))).toBe(true)
    const outside = await get({ Range: `bytes=${content.byteLength}-` })
    expect([outside.status, outside.headers.get('content-range')]).toEqual([416, `bytes */${content.byteLength}`])
    const whole = await get({})
    expect([whole.status, whole.headers.get('accept-ranges')]).toEqual([200, 'bytes'])
    const etag = whole.headers.get('etag') ?? ''
    expect((await get({ Range: 'bytes=0-9', 'If-Range': etag })).status).toBe(206)
    expect((await get({ Range: 'bytes=0-9', 'If-Range': '"another"' })).status).toBe(200)
  })
})
