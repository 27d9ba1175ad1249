import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { pagePolicy } from './page-security.ts'

const directive = (policy: string, name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `))

describe('the policy of the pages', () => {
  it('FOUND-14 lets a style element have no text of its own, on portals and kiosks', () => {
    const empty = createHash('sha256').update('').digest('base64')
    for (const policy of [pagePolicy({}), pagePolicy({ styledFrames: true, frames: ['https://example.com'] })]) {
      expect(directive(policy, 'style-src')).toBe(`style-src 'self' 'sha256-${empty}'`)
    }
  })

  it('DSH-18: lets pages show frames of the origins that are named, and of no others', () => {
    expect(directive(pagePolicy({ frames: ['https://tour.example.com'] }), 'frame-src')).toBe(
      "frame-src 'self' https://tour.example.com",
    )
    expect(directive(pagePolicy({}), 'frame-src')).toBeUndefined()
  })

  it('FOUND-14 allows styles as attributes only where mails are shown', () => {
    expect(pagePolicy({})).not.toContain('unsafe-inline')
    expect(pagePolicy({ styledFrames: true }).match(/[\w-]+ 'unsafe-inline'/g)).toEqual([
      "style-src-attr 'unsafe-inline'",
    ])
  })
})
