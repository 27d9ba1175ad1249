import { describe, expect, it } from 'vitest'
import { allJobs, jobsOf } from './jobs.ts'
import { planOf } from './plan.ts'

describe('the renders of a room', () => {
  it('are one for every look of every slot, or a few of each', () => {
    const plan = planOf('smart-home')
    const all = jobsOf(plan, Number.POSITIVE_INFINITY).variants.length
    expect(all).toBe(jobsOf(plan, 1_000).variants.length)
    expect(jobsOf(plan, 2).variants).toHaveLength(plan.slots.length * 2)
    expect(all).toBeGreaterThan(plan.slots.length * 2)
  })

  it.each(['bathroom', 'hallway', 'windows'])('of %s are none twice, also of what something stands on', (room) => {
    const jobs = jobsOf(planOf(room), Number.POSITIVE_INFINITY)
    const shown = allJobs(jobs).map((job) => JSON.stringify({ ...job, id: '' }))
    expect(shown).toHaveLength(new Set(shown).size)
    const carried = jobs.variants.filter(({ under }) => under.length > 0)
    expect(carried.length).toBeGreaterThan(0)
    for (const { slot, under } of carried) expect(under.map(({ focus }) => focus)).toEqual(slot.on)
  })

  it('are one for all paints of a wall', () => {
    const jobs = jobsOf(planOf('hallway'), Number.POSITIVE_INFINITY)
    const walls = jobs.variants.filter((v) => v.slot.slot === 'wall-colour')
    expect(walls.length).toBeGreaterThan(5)
    expect(walls.filter((v) => v.paint === null)).toHaveLength(1)
    expect(allJobs(jobs).filter((job) => job.focus === 'wall-colour')).toHaveLength(1)
  })
})
