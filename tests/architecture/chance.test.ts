import { expect, it } from 'vitest'
import * as z from 'zod/mini'

interface Run {
  readonly isNightly: boolean
  readonly env: Readonly<Record<string, string>>
}

const script: unknown = await import(new URL('../../scripts/lib/chance.mjs', import.meta.url).href)
const { chance } = z.parse(z.object({ chance: z.custom<(run: Run) => Record<string, string>>() }), Object(script))

it('tries the same cases in every run, and many more of its own in a nightly one', () => {
  const [run, night] = [false, true].map((isNightly) => () => chance({ isNightly, env: {} }))
  expect(run?.()).toMatchObject({ PROPERTY_SEED: '20261120', PROPERTY_RUNS: '200', MESSAGE_KILLS: '6' })
  const seeds = [night, night, night].map((begin) => begin?.()['PROPERTY_SEED'])
  expect(new Set([...seeds, '20261120']).size).toBeGreaterThan(2)
  expect(night?.()).toMatchObject({ PROPERTY_RUNS: '5000', MESSAGE_KILLS: '100' })
})

it('repeats what it is told', () => {
  const env = { SEED: '1', PROPERTY_SEED: '2', PROPERTY_RUNS: '3', MESSAGE_KILLS: '4' }
  expect([false, true].map((isNightly) => chance({ isNightly, env }))).toEqual([env, env])
})
