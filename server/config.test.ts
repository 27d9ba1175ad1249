import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('settings', () => {
  const read = (environment: Record<string, string>) => {
    const result = readConfig(environment)
    return result.ok ? result.config : result.message
  }

  it('TRUST_PROXY is a number of proxies', () => {
    expect(read({})).toMatchObject({ trustProxy: 0 })
    expect(read({ TRUST_PROXY: '2' })).toMatchObject({ trustProxy: 2 })
    for (const wrong of ['yes', '-1', '1.5']) expect(read({ TRUST_PROXY: wrong })).toMatch(/^TRUST_PROXY is /)
  })

  it('brings sample data, whose passwords everybody knows, into a public portal only when asked to', () => {
    expect(read({})).toMatchObject({ seedSample: true })
    expect(read({ SEED_SAMPLE: '0' })).toMatchObject({ seedSample: false })
    expect(read({ PUBLIC_URL: 'https://portal.example' })).toMatchObject({ seedSample: false })
    expect(read({ PUBLIC_URL: 'https://portal.example', SEED_SAMPLE: '1' })).toMatchObject({ seedSample: true })
    expect(read({ SEED_SAMPLE: 'no' })).toMatch(/^SEED_SAMPLE is /)
  })
})
