import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { PROJECT_FOLDER } from '#tests/support/project-folder.ts'

interface Failure {
  readonly name: string
  readonly lines: readonly string[]
}
type Reads = (report: object) => readonly Failure[]

const script: unknown = await import(new URL('../../scripts/lib/failures.mjs', import.meta.url).href)
const { crash, describeFailures, outputFailure, playwrightFailures, vitestFailures } = z.parse(
  z.object({
    crash: z.custom<(name: string, output: string) => Failure>(),
    describeFailures: z.custom<(failures: readonly Failure[]) => readonly string[]>(),
    outputFailure: z.custom<(name: string, output: string) => Failure>(),
    playwrightFailures: z.custom<Reads>(),
    vitestFailures: z.custom<Reads>(),
  }),
  Object(script),
)

const at = (file: string) => `    at ${join(PROJECT_FOLDER, file)}:12:7`

describe('what the end of the output says of failures', () => {
  it('names a unit test, what it expected, and where', () => {
    const message = `\u001b[31mAssertionError: expected 1 to be 2\u001b[39m\n${at('node_modules/chai/chai.js')}\n${at('shared/a.test.ts')}`
    const good = { status: 'passed', fullName: 'is well', failureMessages: [] }
    const bad = { status: 'failed', fullName: 'API-1: adds', failureMessages: [message] }
    const file = { name: join(PROJECT_FOLDER, 'shared/a.test.ts'), status: 'failed', assertionResults: [good, bad] }
    expect(vitestFailures({ testResults: [file] })).toEqual([
      {
        name: 'shared/a.test.ts › API-1: adds',
        lines: ['AssertionError: expected 1 to be 2', 'at shared/a.test.ts:12:7'],
      },
    ])
  })

  it('names a file of tests that does not load', () => {
    const file = { name: join(PROJECT_FOLDER, 'shared/b.test.ts'), status: 'failed', assertionResults: [] }
    expect(vitestFailures({ testResults: [{ ...file, message: 'SyntaxError: here' }] })).toEqual([
      { name: 'shared/b.test.ts', lines: ['SyntaxError: here'] },
    ])
  })

  it('names a browser test with its groups, what was expected and received, and where, but not what was tried', () => {
    const message = `Error: \u001b[2mexpect(\u001b[22mlocator).toBeVisible() failed\n\nExpected: visible\nReceived: hidden\n\nCall log:\n  - waiting`
    const errors = [
      { message, location: { file: join(PROJECT_FOLDER, 'tests/e2e/portal/a.spec.ts'), line: 3, column: 5 } },
    ]
    const spec = (status: string) => ({ title: 'opens', tests: [{ status, results: [{ errors }] }] })
    const suites = [
      { title: 'portal/a.spec.ts', suites: [{ title: 'on a phone', specs: [spec('expected'), spec('unexpected')] }] },
    ]
    expect(playwrightFailures({ suites })).toEqual([
      {
        name: 'portal/a.spec.ts › on a phone › opens',
        lines: [
          'Error: expect(locator).toBeVisible() failed',
          'Expected: visible',
          'Received: hidden',
          'at tests/e2e/portal/a.spec.ts:3:5',
        ],
      },
    ])
    expect(playwrightFailures({ suites: [], errors: [{ message: 'Error: no tests found' }] })).toEqual([
      { name: 'outside of any test', lines: ['Error: no tests found'] },
    ])
  })

  it('has the beginning of what a program complains about, and the end of what one said that ended in the middle', () => {
    const lines = Array.from({ length: 40 }, (_, line) => `line ${line}`)
    const output = lines.join('\n\n')
    expect(outputFailure('lint', output).lines).toEqual(lines.slice(0, 12))
    expect(crash('unit', output).lines).toEqual(lines.slice(-12))
  })

  it('names all of them, and has room for all names', () => {
    const failures = Array.from({ length: 30 }, (_, one) => ({ name: `test ${one}`, lines: ['why'] }))
    const said = describeFailures(failures)
    expect(said.slice(0, 2)).toEqual(['FAILED  test 0', '        why'])
    expect(said.filter((line) => line.startsWith('FAILED'))).toHaveLength(30)
    expect(said.filter((line) => line.endsWith('why'))).toHaveLength(15)
  })
})
