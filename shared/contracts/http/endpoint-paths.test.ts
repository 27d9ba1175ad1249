import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from './index.ts'
import type { Endpoint } from './endpoint.ts'
import { endpointAt, endpointsAt, fillPath, matchPath } from './endpoint-paths.ts'
import { getSampleCatalogue, getSampleUnit } from './units.contract.ts'

const ALL = Object.values<Endpoint>(ENDPOINTS)

describe('FOUND-18: paths of the contract', () => {
  it('say what stands for each parameter', () => {
    expect(matchPath('/a/:b_c/d/:e', '/a/l%3A1/d/x.y')).toEqual({ b_c: 'l:1', e: 'x.y' })
    expect(matchPath('/a/:b', '/a/%E0%A4%A')).toEqual({ b: '%E0%A4%A' })
  })

  it.each(['/a', '/a/', '/a/x/', '/a/x/d', '/b/x', 'a/x', ''])('are not those of %s', (path) => {
    expect(matchPath('/a/:b', path)).toBeNull()
  })

  it('are found again once they are filled in, each as its own endpoint', () => {
    for (const endpoint of ALL) {
      const params = Object.fromEntries(Object.keys(endpoint.params.shape).map((name) => [name, `ä ${name}/%`]))
      expect(endpointAt(ALL, endpoint.method, fillPath(endpoint.path, params))).toEqual({ endpoint, params })
    }
  })

  it('tell endpoints of several methods apart', () => {
    expect(endpointAt(ALL, 'GET', '/bp/api/v1/sample_units/u-1')?.endpoint).toBe(getSampleUnit)
    expect(endpointAt(ALL, 'GET', '/bp/api/v1/sample_units/u-1/catalog')?.endpoint).toBe(getSampleCatalogue)
    expect(endpointAt(ALL, 'POST', '/bp/api/v1/sample_units/u-1')).toBeNull()
    expect(endpointsAt(ALL, '/bp/api/v1/sample_units/u-1').map(({ endpoint }) => endpoint.method)).toEqual(['GET'])
  })
})
