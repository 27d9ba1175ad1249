import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { urlOfFile } from '#server/platform/files/file-store.ts'
import { startTestPortal, type TestPortal } from '#server/testing/test-portal.ts'

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

  it.each([
    ['bytes=0-3', 206, 'abcd', 'bytes 0-3/10'],
    ['bytes=7-', 206, 'hij', 'bytes 7-9/10'],
    ['bytes=-2', 206, 'ij', 'bytes 8-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=0-1,4-5', 200, 'abcdefghij', null],
  ])('RES-11 come in parts, as browsers fetch films: %s', async (range, status, text, contentRange) => {
    const url = urlOfFile(await portal.files.put(Buffer.from('abcdefghij'), 'webm'))
    const part = await portal.call('GET', url, { headers: { range } })
    expect([part.status, part.text, part.headers.get('content-range')]).toEqual([status, text, contentRange])
    expect([part.headers.get('content-type'), part.headers.get('accept-ranges')]).toEqual(['video/webm', 'bytes'])
    expect(part.headers.get('content-length')).toBe(String(text.length))
  })

  it('tell their size to who only asks for that, and are given when they are empty', async () => {
    const url = urlOfFile(await portal.files.put(Buffer.from('abcdefghij'), 'webm'))
    const head = await portal.call('HEAD', url)
    expect([head.status, head.text, head.headers.get('content-length')]).toEqual([200, '', '10'])
    const empty = await open('', 'webp')
    expect([empty.status, empty.text]).toEqual([200, ''])
  })
})
