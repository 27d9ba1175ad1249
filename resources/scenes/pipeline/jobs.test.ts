import { describe, expect, it } from 'vitest'
import { jobsOf } from './jobs.ts'
import { planOf } from './plan.ts'

describe('the renders of a room', () => {
  it('are one for every look of every slot, or a few of each', () => {
    const plan = planOf('smart-home')
    const all = jobsOf(plan, Number.POSITIVE_INFINITY).variants.length
    expect(all).toBe(jobsOf(plan, 1_000).variants.length)
    expect(jobsOf(plan, 2).variants).toHaveLength(plan.slots.length * 2)
    expect(all).toBeGreaterThan(plan.slots.length * 2)
  })
})
