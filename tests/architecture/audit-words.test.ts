import { expect, it } from 'vitest'
import { ACTIONS_OF_KINDS } from '#server/identity/audit-kinds.ts'
import { isKnownAction, KNOWN_ACTIONS } from '#renderer/features/admin/audit/known-actions.ts'
import { sourceFiles } from '#tests/support/source-files.ts'

const BEGINNINGS = Object.values(ACTIONS_OF_KINDS).flat()
/** Dotted words that code holds, such as `'order.returned'`. */
const DOTTED = /'([a-z]+(?:-[a-z]+)?\.[a-z][a-z_-]+)'/g
const FILE_NAME = /\.(?:json|ts|db)$/

/** Every action that the server names in full. */
function listActions(): string[] {
  const files = sourceFiles().filter(({ path }) => path.startsWith('server/') && !path.endsWith('.test.ts'))
  const words = files.flatMap(({ text }) => [...text.matchAll(DOTTED)].map(([, word = '']) => word))
  const isAction = (word: string) => BEGINNINGS.some((one) => word.startsWith(one)) && !FILE_NAME.test(word)
  return [...new Set(words.filter(isAction))]
}

it('LOG-1: the log has a sentence for every action that the server writes', () => {
  const actions = listActions()
  expect(actions.length).toBeGreaterThan(50)
  expect(actions.filter((action) => !isKnownAction(action))).toEqual([])
})

it('LOG-2: every action is of one kind, so that it is found', () => {
  const listKinds = (action: string) => BEGINNINGS.filter((one) => action.startsWith(one))
  expect(Object.keys(KNOWN_ACTIONS).filter((action) => listKinds(action).length !== 1)).toEqual([])
})
