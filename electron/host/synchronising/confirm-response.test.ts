import { describe, expect, it } from 'vitest'
import type { PortalClient } from '../portal/portal-client.ts'
import { confirmResponse, type ConfirmedResponse } from './confirm-response.ts'

interface Said {
  readonly status?: number
  readonly body?: string
  readonly type?: string
  readonly more?: Record<string, string>
}

/** A portal that says one thing after the other. */
function portalSaying(...said: readonly Said[]): PortalClient & { readonly conditions: (string | undefined)[] } {
  const conditions: (string | undefined)[] = []
  let place = 0
  return {
    isOnline: true,
    conditions,
    ask: (_path, call) => {
      conditions.push(call?.headers?.['If-None-Match'])
      const { status = 200, body = '', type = 'application/json', more = {} } = said[place] ?? {}
      place += 1
      const headers = new Headers({ 'Content-Type': type, ...more })
      return Promise.resolve({ kind: 'answer', status, headers, body: Buffer.from(body) })
    },
  }
}

const NOT_FOUND = '{"errors":[{"field":null,"code":"NOT_FOUND","message":"No."}]}'

async function confirmations(
  portal: PortalClient,
  times: number,
  known: { sha256: string; etag: string | null } | null = null,
  headers: Record<string, string> = {},
) {
  const seen = new Map<string, ConfirmedResponse>()
  const options = { headers, known, signal: new AbortController().signal }
  const kinds: string[] = []
  for (let time = 0; time < times; time++) {
    const confirmation = await confirmResponse(portal, '/x', options, seen)
    kinds.push(
      confirmation.kind === 'confirmed'
        ? `confirmed ${confirmation.answer.status} ${confirmation.answer.body.toString()}`
        : confirmation.kind,
    )
  }
  return kinds
}

describe('an answer that is kept for days', () => {
  it('is confirmed once it came twice', async () => {
    const said = ['{"a":1}', '{"a":0}', '{"a":1}'].map((body) => ({ body }))
    expect(await confirmations(portalSaying(...said), 3)).toEqual([
      'unconfirmed',
      'unconfirmed',
      'confirmed 200 {"a":1}',
    ])
  })

  it('is never confirmed when it is cut, comes from a broken portal, or from somebody else', async () => {
    const cut = { body: '{"a":' }
    const broken = { status: 500, body: NOT_FOUND }
    const stranger = { status: 404, body: '{"message":"no such host"}' }
    for (const said of [cut, broken, stranger]) {
      expect(await confirmations(portalSaying(said, said, said), 3)).toEqual([
        'unconfirmed',
        'unconfirmed',
        'unconfirmed',
      ])
    }
  })

  it('may also be that there is nothing, in the portal’s own words', async () => {
    const said = { status: 404, body: NOT_FOUND }
    expect(await confirmations(portalSaying(said, said), 2)).toEqual(['unconfirmed', `confirmed 404 ${NOT_FOUND}`])
  })

  it('is refused when it is for one person alone', async () => {
    const said = { body: '{}', more: { 'Cache-Control': 'private, no-cache' } }
    expect(await confirmations(portalSaying(said, said), 2)).toEqual(['unconfirmed', 'refused'])
    const device = { Authorization: 'Bearer kd_1' }
    expect(await confirmations(portalSaying(said, said), 2, null, device)).toEqual(['unconfirmed', 'confirmed 200 {}'])
  })

  it('is asked for only if it has changed', async () => {
    const portal = portalSaying({ status: 304 })
    expect(await confirmations(portal, 1, { sha256: 'known', etag: '"e"' })).toEqual(['unchanged'])
    expect(portal.conditions).toEqual(['"e"'])
  })
})
