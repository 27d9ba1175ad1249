import { mkdirSync } from 'node:fs'
import { setPriority } from 'node:os'
import { composeRoom } from './compose.ts'
import { writeContactSheets } from './contact-sheet.ts'
import { type Denoiser, loadDenoiser } from './denoise.ts'
import { allJobs, jobsOf } from './jobs.ts'
import { HELP, type Options, readOptions } from './options.ts'
import type { RoomPlan } from './plan.ts'
import { publishPicture, publishRoom } from './publish.ts'
import { renderRoom } from './render.ts'
import { verifyRoom } from './verify.ts'

/** Renders, composes, checks and publishes one room. Returns whether it is good. */
async function makeRoom(plan: RoomPlan, options: Options, denoiser: Denoiser): Promise<boolean> {
  const jobs = jobsOf(plan, options.few)
  if (options.slots.length > 0) {
    const wanted = allJobs({ ...jobs, variants: jobs.variants.filter((v) => options.slots.includes(v.slot.slot)) })
    await renderRoom(plan, wanted, options, denoiser)
    return true
  }
  const renders = await renderRoom(plan, allJobs(jobs), options, denoiser)
  const entry = await composeRoom(jobs, renders, options)
  for (const file of await writeContactSheets(jobs, entry, options)) console.log(`  ${file}`)
  const isGood = !options.verify || jobs.variants.length === 0 || (await verifyRoom(jobs, entry, options, denoiser))
  if (
    options.publish &&
    options.scale === 1 &&
    jobs.variants.length === jobsOf(plan, Number.POSITIVE_INFINITY).variants.length
  ) {
    if (plan.picture !== undefined) publishPicture(entry.base, plan.picture, options.staging)
    else if (!isGood) console.log(`${plan.id} is not published: it differs too much`)
    else publishRoom(plan.id, entry, options.staging)
  }
  return isGood
}

async function main(): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(HELP)
    return
  }
  const options = readOptions(process.argv.slice(2))
  setPriority(options.nice)
  mkdirSync(options.staging, { recursive: true })
  const denoiser = await loadDenoiser(options.threads)
  for (const plan of options.rooms) if (!(await makeRoom(plan, options, denoiser))) process.exitCode = 1
}

await main()
