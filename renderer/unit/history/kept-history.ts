import * as z from 'zod/mini'
import { canonicalJson, type Configuration, getSelections } from '#shared/domain/index.ts'
import { browserKeep, type Keep } from '#renderer/platform/storage.ts'
import { ChangeSchema } from '../saving/kept-writes.ts'
import type { HistorySteps } from './history.types.ts'

const StepSchema = z.strictObject({
  change: ChangeSchema,
  inverse: ChangeSchema,
  label: z.string(),
  roomIds: z.array(z.string()),
})

const KeptSchema = z.strictObject({
  catalogueRevision: z.string(),
  /** Canonical JSON of the selections that the steps end in. */
  selections: z.string(),
  done: z.array(StepSchema),
  undone: z.array(StepSchema),
})

function getKey(unitId: string): string {
  return `history_${unitId}`
}

/** Keeps the steps of a sample unit in this browser, with what they lead to. */
export function keepHistory(
  unitId: string,
  steps: HistorySteps,
  configuration: Configuration,
  keep: Keep = browserKeep,
): void {
  const { prepared } = configuration
  keep.setItem(
    getKey(unitId),
    JSON.stringify({
      catalogueRevision: prepared.catalogue.revision,
      selections: canonicalJson(getSelections(configuration)),
      done: steps.done,
      undone: steps.undone,
    }),
  )
}

/**
 * The steps of the last visit; null when there are none, when they were made on another catalogue, or when they end
 * in other choices than the stored ones (another window of this browser has gone on).
 */
export function keptHistory(
  unitId: string,
  configuration: Configuration,
  keep: Keep = browserKeep,
): HistorySteps | null {
  const text = keep.getItem(getKey(unitId))
  if (text === null) return null
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return null
  }
  const parsed = z.safeParse(KeptSchema, json)
  if (!parsed.success) return null
  const { catalogueRevision, selections, done, undone } = parsed.data
  const isHere =
    catalogueRevision === configuration.prepared.catalogue.revision &&
    selections === canonicalJson(getSelections(configuration))
  return isHere ? { done, undone } : null
}
