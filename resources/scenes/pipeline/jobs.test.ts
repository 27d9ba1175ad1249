import { describe, expect, it } from 'vitest'
import { allJobs, planJobs } from './jobs.ts'
import { makePlan } from './plan.ts'

describe('the renders of a room', () => {
  it('are one for every look of every slot, or a few of each', () => {
    const plan = makePlan('smart-home')
    const all = planJobs(plan, Number.POSITIVE_INFINITY).variants.length
    expect(all).toBe(planJobs(plan, 1_000).variants.length)
    expect(planJobs(plan, 2).variants).toHaveLength(plan.slots.length * 2)
    expect(all).toBeGreaterThan(plan.slots.length * 2)
  })

  it.each(['bathroom', 'hallway', 'windows'])('of %s are none twice, also of what something stands on', (room) => {
    const jobs = planJobs(makePlan(room), Number.POSITIVE_INFINITY)
    const shown = allJobs(jobs).map((job) => JSON.stringify({ ...job, id: '' }))
    expect(shown).toHaveLength(new Set(shown).size)
    const carried = jobs.variants.filter(({ under }) => under.length > 0)
    expect(carried.length).toBeGreaterThan(0)
    for (const { slot, under } of carried) expect(under.map(({ focus }) => focus)).toEqual(slot.on)
  })

  it('are one for all paints of a wall', () => {
    const jobs = planJobs(makePlan('hallway'), Number.POSITIVE_INFINITY)
    const walls = jobs.variants.filter((v) => v.slot.slot === 'wall-colour')
    expect(walls.length).toBeGreaterThan(5)
    expect(walls.filter((v) => v.paint === null)).toHaveLength(1)
    expect(allJobs(jobs).filter((job) => job.focus === 'wall-colour')).toHaveLength(1)
  })
})
