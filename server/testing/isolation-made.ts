import { type TestAnswer, type TestPortal, valueAt } from './test-portal.ts'

/** What a call that has to work answers. */
export async function made(portal: TestPortal, path: string, headers: Readonly<Record<string, string>>, body: unknown) {
  const answer = await portal.call('POST', path, { headers, body })
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`)
  return answer
}

/** The id at a place of an answer. */
export function idIn(answer: TestAnswer, ...path: readonly string[]): string {
  const id = valueAt(answer.json, ...path)
  if (typeof id !== 'string') throw new Error(`No id at ${path.join('.')}: ${answer.text}`)
  return id
}
