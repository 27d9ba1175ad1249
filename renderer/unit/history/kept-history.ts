import * as z from 'zod/mini'
import { canonicalJson, type Configuration, getSelections } from '#shared/domain/index.ts'
import { browserKeep, type Keep, tabKeep } from '#renderer/platform/storage.ts'
import { stepsKey } from '#renderer/platform/tab-owner.ts'
import { ChangeSchema } from '../saving/kept-writes.ts'
import type { HistoryStep, HistorySteps } from './history.types.ts'

/** So many steps can be undone; the oldest one is forgotten first. */
export const MAX_STEPS = 100

const StepsSchema = z.array(
  z.strictObject({
    change: ChangeSchema,
    inverse: ChangeSchema,
    label: z.string(),
    roomIds: z.array(z.string()),
  }),
)
const KeptSchema = z.strictObject({
  catalogueRevision: z.string(),
  /** Canonical JSON of the selections that the steps end in. */
  selections: z.string(),
  done: StepsSchema.check(z.maxLength(MAX_STEPS)),
  undone: StepsSchema.check(z.maxLength(MAX_STEPS)),
})

interface KeptHistory extends HistorySteps {
  readonly catalogueRevision: string
  readonly selections: string
}

/** Where the steps of a unit are kept. */
export interface HistoryPlace {
  readonly keep: Keep
  readonly key: string
}

/** Those of a sample unit in this browser, as its choices are (ENG-34). */
export function placeOfSample(unitId: string, keep: Keep = browserKeep): HistoryPlace {
  return { keep, key: `history_${unitId}` }
}

/** Those of a buyer's unit in this tab, for whoever is logged in (GUI-4). */
export function placeOfUser(userId: string, unitId: string, keep: Keep = tabKeep): HistoryPlace {
  return { keep, key: stepsKey(userId, unitId) }
}

/** Keeps the steps, with what they lead to. */
export function keepHistory({ keep, key }: HistoryPlace, steps: HistorySteps, configuration: Configuration): void {
  const kept: KeptHistory = {
    catalogueRevision: configuration.prepared.catalogue.revision,
    selections: canonicalJson(getSelections(configuration)),
    done: steps.done.map(withoutOrigins),
    undone: steps.undone.map(withoutOrigins),
  }
  keep.setItem(key, JSON.stringify(kept))
}

/** They are known to this page alone. */
function withoutOrigins({ change, inverse, label, roomIds }: HistoryStep): HistoryStep {
  return { change, inverse, label, roomIds }
}

/** What is kept; null = nothing, or nothing that can be read. */
export function readHistory({ keep, key }: HistoryPlace): KeptHistory | null {
  const text = keep.getItem(key)
  if (text === null) return null
  try {
    const parsed = z.safeParse(KeptSchema, JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/**
 * Whether the steps end in these choices, on this catalogue: neither has anybody else gone on, here or elsewhere, nor do
 * the steps speak of products that are gone.
 */
export function endsIn({ catalogueRevision, selections }: KeptHistory, configuration: Configuration): boolean {
  return (
    catalogueRevision === configuration.prepared.catalogue.revision &&
    selections === canonicalJson(getSelections(configuration))
  )
}
