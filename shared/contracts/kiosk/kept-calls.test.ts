import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defineEndpoint, type Endpoint } from '../http/endpoint.ts'
import { ENDPOINTS } from '../http/index.ts'
import { marketingCalls } from '../http/marketing-calls.ts'
import { keyOfKeptCall, kioskCallAt } from './kept-calls.ts'

const UNIT = '/bp/api/v1/sample_units/u-1'

describe('decision 36: what a kiosk keeps', () => {
  it('is one answer for all spellings of a call', () => {
    const key = keyOfKeptCall(`${UNIT}?account_id=a&project_id=l:1&locale=de`)
    expect(key).not.toBeNull()
    expect(keyOfKeptCall(`${UNIT}?locale=de&project_id=l%3A1&account_id=a`)).toBe(key)
    expect(keyOfKeptCall(`${UNIT.replace('u-1', '%75-1')}?locale=de&project_id=l:1&account_id=a`)).toBe(key)
  })

  it('is another one for another endpoint or parameter', () => {
    const addresses = [
      UNIT,
      `${UNIT}x`,
      `${UNIT}/catalog`,
      `${UNIT}?locale=de`,
      `${UNIT}?locale=en`,
      `${UNIT}?deep=true`,
    ]
    const keys = addresses.map(keyOfKeptCall)
    expect(keys).not.toContain(null)
    expect(new Set(keys).size).toBe(addresses.length)
  })

  it('is nothing with parameters that the contract does not have', () => {
    for (const query of ['part=1', 'locale=xx', 'locale=de&locale=en'])
      expect(kioskCallAt('GET', `${UNIT}?${query}`)).toEqual({ kind: 'forwards' })
  })

  it('is nothing of an endpoint that does not say so, nor of none at all', () => {
    const added = defineEndpoint({
      name: 'getNews',
      method: 'GET',
      path: '/mp/api/v1/news',
      audience: 'public',
      summary: 'News',
      params: z.strictObject({}),
      query: z.strictObject({}),
      body: null,
      answer: z.unknown(),
      write: 'none',
      errors: [],
    })
    expect(kioskCallAt('GET', added.path, [added])).toEqual({ kind: 'refuses' })
    expect(kioskCallAt('GET', added.path, [{ ...added, kiosk: 'keeps' }]).kind).toBe('keeps')
    expect(kioskCallAt('GET', '/mp/api/v1/nowhere')).toEqual({ kind: 'refuses' })
    expect(kioskCallAt('POST', UNIT)).toEqual({ kind: 'refuses' })
  })

  it('is public and only read, and is all that pages of the marketing portal ask for', () => {
    const kept = Object.values<Endpoint>(ENDPOINTS).filter(({ kiosk }) => kiosk === 'keeps')
    for (const endpoint of kept) expect(endpoint).toMatchObject({ method: 'GET', audience: 'public', write: 'none' })
    const calls = marketingCalls({ id: 'p:1', slug: 'project', accountId: 'acc' }, [{ id: 'u:1', slug: 'unit' }])
    const keys = calls.map(({ address }) => keyOfKeptCall(address))
    expect(keys).not.toContain(null)
    const names = keys.map((key) => z.parse(z.tuple([z.string()], z.unknown()), JSON.parse(key ?? ''))[0])
    expect([...new Set(names)].sort()).toEqual(kept.map(({ name }) => name).sort())
  })
})
