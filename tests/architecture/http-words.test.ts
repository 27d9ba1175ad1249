import { describe, expect, it } from 'vitest'
import { sourceFiles } from '#tests/support/source-files.ts'
import { httpWordsIn } from './http-words.ts'

const SERVICE = 'server/units/units.service.ts'

describe('words of HTTP', () => {
  it('ADR 22: are in no service, no repository and nothing that these stand on', () => {
    expect(sourceFiles().flatMap(httpWordsIn)).toEqual([])
  })

  it.each([
    `const field = 'If-Match'`,
    'return { cacheControl }',
    'const login = `Bearer ${token}`',
    `return { kept: 'private, no-store' }`,
    `import { CATALOGUE_REVISION_HEADER } from '#shared/contracts/http/endpoint.ts'`,
    `headers.set('X-Total-Count', total)`,
    `error.statusCode = code`,
  ])('are found where they are planted: %s', (planted) => {
    expect(httpWordsIn({ path: SERVICE, text: `/** If-Match. */\n${planted}\n` })).toEqual([
      expect.stringContaining(`${SERVICE}:2 says `),
    ])
  })

  it('may stand in comments, in routes, in the gateway and in what speaks HTTP', () => {
    const text = `const field = 'If-Match'`
    expect(httpWordsIn({ path: SERVICE, text: `// ${text}\n/* ${text} */` })).toEqual([])
    for (const path of ['server/units/units.routes.ts', 'server/gateway/a.ts', 'server/platform/http/a.ts'])
      expect(httpWordsIn({ path, text })).toEqual([])
  })
})
