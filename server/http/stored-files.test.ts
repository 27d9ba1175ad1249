import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { urlOfFile } from '../files/file-store.ts'
import { startTestPortal, type TestPortal } from '../routes/test-portal.ts'

describe('stored files', () => {
  let portal: TestPortal

  beforeAll(async () => {
    portal = await startTestPortal()
  })
  afterAll(() => portal.remove())

  const open = async (text: string, extension: string) =>
    portal.call('GET', urlOfFile(await portal.files.put(Buffer.from(text), extension)))

  it('can run and fetch nothing when they are opened by themselves', async () => {
    for (const extension of ['svg', 'webp', 'html', 'json', 'glb']) {
      const file = await open('<svg/>', extension)
      const policy = file.headers.get('content-security-policy')
      expect([extension, policy]).toEqual([extension, "default-src 'none'; style-src 'unsafe-inline'; sandbox"])
      expect(file.headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  it('SHL-76 PDF documents can be shown by the portal’s own pages, and still run and fetch nothing', async () => {
    const file = await open('%PDF-1.7', 'pdf')
    const policy = (file.headers.get('content-security-policy') ?? '').split('; ')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    // Not every browser shows a document in a sandbox.
    expect(policy).not.toContain('sandbox')
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
    const again = await portal.call('GET', urlOfFile(await portal.files.put(Buffer.from('%PDF-1.7'), 'pdf')), {
      headers: { 'if-none-match': file.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
    expect(again.headers.get('content-security-policy')).toBe(policy.join('; '))
  })

  it('are only for download unless they are pictures, documents or films', async () => {
    const kinds: Record<string, string | null> = { svg: null, webp: null, pdf: null, mp4: null }
    for (const extension of ['html', 'js', 'json', 'glb', 'woff2', 'txt']) kinds[extension] = 'attachment'
    for (const [extension, disposition] of Object.entries(kinds)) {
      const file = await open('x', extension)
      expect([extension, file.headers.get('content-disposition')]).toEqual([extension, disposition])
    }
    expect((await open('x', 'html')).headers.get('content-type')).toBe('application/octet-stream')
    // What <img> needs to draw a logo.
    expect((await open('<svg/>', 'svg')).headers.get('content-type')).toBe('image/svg+xml')
  })
})
