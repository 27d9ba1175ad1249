import { mkdirSync } from 'node:fs'
import { setPriority } from 'node:os'
import { requireBlender } from './blender.ts'
import { run } from './command-line.ts'
import { composeRoom } from './compose.ts'
import { writeContactSheets } from './contact-sheet.ts'
import { type Denoiser, loadDenoiser } from './denoise.ts'
import { allJobs, planJobs } from './jobs.ts'
import { HELP, type Options, readOptions } from './options.ts'
import type { RoomPlan } from './plan.ts'
import { completeFromPackage, publishPicture, publishRoom } from './publish.ts'
import { renderRoom } from './render.ts'
import { verifyRoom } from './verify.ts'

/** Renders, composes, checks and publishes one room. Returns whether it is good. */
async function makeRoom(plan: RoomPlan, options: Options, denoiser: Denoiser): Promise<boolean> {
  const jobs = planJobs(plan, options.few)
  const isPart = options.slots.length > 0
  const wanted = isPart ? { ...jobs, variants: jobs.variants.filter((v) => options.slots.includes(v.slot.slot)) } : jobs
  const renders = await renderRoom(plan, allJobs(wanted), options, denoiser)
  if (isPart && !options.publish) return true
  const made = await composeRoom(wanted, renders, options)
  const entry = isPart ? await completeFromPackage(plan, made, options) : made
  for (const file of await writeContactSheets(wanted, entry, options)) console.log(`  ${file}`)
  const isGood = !options.verify || jobs.variants.length === 0 || (await verifyRoom(jobs, entry, options, denoiser))
  if (options.publish) {
    if (plan.picture !== undefined) publishPicture(entry.base, plan.picture, options.staging)
    else if (!isGood) console.log(`${plan.id} is not published: it differs too much`)
    else publishRoom(plan.id, entry, options.staging)
  }
  return isGood
}

await run(async (args) => {
  const options = readOptions(args)
  if (options.help) {
    console.log(HELP)
    return
  }
  requireBlender()
  setPriority(options.nice)
  mkdirSync(options.staging, { recursive: true })
  const denoiser = await loadDenoiser(options.threads)
  for (const plan of options.rooms) {
    // A run of hours goes on with the other rooms.
    const isGood = await makeRoom(plan, options, denoiser).catch((error: unknown) => {
      console.error(`${plan.id} failed:`, error)
      return false
    })
    if (!isGood) process.exitCode = 1
  }
})
