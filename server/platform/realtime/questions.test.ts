import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createQuestions } from './questions.ts'

it('FOUND-10: an answer is for those who asked before it was asked for, and for nobody after', async () => {
  const questions = createQuestions<string>()
  const answers: ((answer: string) => void)[] = []
  const ask = () => questions.ask('anna', () => new Promise((resolve) => answers.push(resolve)))
  const before = [ask(), ask()]
  expect(answers).toHaveLength(0)
  await setImmediate()
  expect(answers).toHaveLength(1)
  const after = ask()
  await setImmediate()
  expect(answers).toHaveLength(2)
  answers[0]?.('may')
  answers[1]?.('may not')
  expect(await Promise.all([...before, after])).toEqual(['may', 'may', 'may not'])
})

it('MSG-11: a question that fails takes nobody else’s place', async () => {
  const questions = createQuestions<number>()
  const asked = Array.from({ length: 60 }, (_, at) =>
    questions.ask(`${at}`, async () => {
      if (at % 2 === 0) throw new Error('no')
      return at
    }),
  )
  const ended = await Promise.allSettled(asked)
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(30)
})
