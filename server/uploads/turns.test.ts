import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

/** Work whose turns end when they are told to, each with the signal that it was given. */
function createWork() {
  const begun: { readonly end: () => void; readonly ending: AbortSignal }[] = []
  const turns = createTurns(
    (ending) =>
      new Promise((resolve) => {
        begun.push({ end: resolve, ending })
      }),
    (error) => {
      throw error
    },
  )
  return { turns, begun }
}

it('FILE-8 one turn runs and one is wanted, however many are asked for', async () => {
  const { turns, begun } = createWork()
  // Whoever waited for the first and asks again gets the one that is wanted, and none beside it.
  const asked = turns.run().then(() => turns.run())
  const others = Array.from({ length: 50 }, () => turns.run())
  expect(begun).toHaveLength(1)
  begun[0]?.end()
  await expect.poll(() => begun.length).toBe(2)
  begun[1]?.end()
  await Promise.all([asked, ...others])
  expect(begun).toHaveLength(2)
  const third = turns.run()
  expect(begun).toHaveLength(3)
  begun[2]?.end()
  await third
})

it('FILE-8 stopping tells the turn under way, drops the one that is wanted, and lets others begin afterwards', async () => {
  const { turns, begun } = createWork()
  const [first, second] = [turns.run(), turns.run()]
  const stopped = turns.stop()
  expect(begun[0]?.ending.aborted).toBe(true)
  begun[0]?.end()
  await Promise.all([stopped, first, second])
  expect(begun).toHaveLength(1)
  void turns.run()
  expect(begun[1]?.ending.aborted).toBe(false)
  begun[1]?.end()
  await turns.stop()
})

it('FILE-8 a fault is noted, and the next turn begins', async () => {
  const faults: unknown[] = []
  let count = 0
  const turns = createTurns(
    async () => {
      count += 1
      throw new Error(`no ${count}`)
    },
    (error) => faults.push(String(error)),
  )
  await Promise.all([turns.run(), turns.run()])
  expect(faults).toEqual(['Error: no 1', 'Error: no 2'])
})
