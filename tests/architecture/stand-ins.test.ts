import { expect, it } from 'vitest'
import { type SourceFile, sourceFiles } from '#tests/support/source-files.ts'

/** What gives answers unlooked at: the calls themselves replaced, or the network below them. */
const UNCHECKED = [
  [/\bvi\s*\.(?:mock|doMock)\(\s*(?:import\(\s*)?['"`](?:#renderer|(?:\.\.?\/)+)\/?api\//, 'replaces the calls'],
  [/\bdefaults\.adapter\s*=[^=]|\bdefaults, \{ adapter/, 'replaces what carries the calls'],
  [/\bstubGlobal\(\s*['"]fetch['"]/, 'replaces fetch'],
] as const
/** Where answers are looked at; the calls' own tests, in which the server has to be able to lie; `/health` and pictures, of no contract. */
const LOOKS = [
  'renderer/testing/stand-in-server.ts',
  'renderer/api/call.dom.test.ts',
  'renderer/ui/watch-portal.dom.test.ts',
  'renderer/parts/pictures/hit/hit-map.test.tsx',
]

/** How a test answers in a portal's place without the contract; null = it does not. */
function uncheckedAnswer({ path, text }: SourceFile): string | null {
  if (!path.startsWith('renderer/') || LOOKS.includes(path)) return null
  const found = UNCHECKED.find(([pattern]) => pattern.test(text))
  if (found === undefined) return null
  // Of an answer made by the contract nothing has to be looked at any more.
  if (found[1] === 'replaces fetch' && text.includes('checkedAnswer(')) return null
  return `${path} ${found[1]}: answer by renderer/testing/answering-server.ts instead`
}

it('FOUND-18: no test answers in a portal’s place unchecked', () => {
  const path = 'renderer/features/planted.test.ts'
  for (const text of [
    "vi.mock('#renderer/api/index.ts')",
    'vi.mock("#renderer/api/call.ts", () => ({ call }))',
    "vi.doMock(import('../../api/index.ts'), () => ({}))",
    "vi.stubGlobal('fetch', async () => new Response('{}'))",
    'client.defaults.adapter = async () => answer',
  ])
    expect([text, uncheckedAnswer({ path, text })]).not.toContain(null)
  const checked = "vi.stubGlobal('fetch', async () => new Response(checkedAnswer(watchUnit, 200, {}).body))"
  expect(uncheckedAnswer({ path, text: checked })).toBeNull()
  expect(uncheckedAnswer({ path, text: "vi.mock('../apiary/index.ts')" })).toBeNull()
  expect(sourceFiles().flatMap((file) => uncheckedAnswer(file) ?? [])).toEqual([])
})
