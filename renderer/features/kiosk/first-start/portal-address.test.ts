import { describe, expect, it } from 'vitest'
import { portalAddress } from './portal-address.ts'

describe('decision 37: the address of a portal', () => {
  it.each([
    ['portal.example', 'https://portal.example'],
    [' portal.example:8443/mp ', 'https://portal.example:8443/mp'],
    ['https://portal.example', 'https://portal.example'],
    ['127.0.0.1:4301', 'http://127.0.0.1:4301'],
    ['localhost:4301', 'http://localhost:4301'],
    ['https://127.0.0.1:4301', 'https://127.0.0.1:4301'],
    ['http://localhost', 'http://localhost'],
  ])('%s is %s', (typed, address) => {
    expect(portalAddress(typed)).toBe(address)
  })

  it.each(['', 'https://', 'http://portal.example', 'ftp://portal.example', 'not an address'])(
    '%s is none',
    (typed) => {
      expect(portalAddress(typed)).toBeNull()
    },
  )
})
