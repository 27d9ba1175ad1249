import * as z from 'zod/mini'
import { DesignSchema } from '#shared/contracts/entities/design.schema.ts'
import { fromWire, toWire } from '#shared/contracts/wire.ts'
import type { Portal } from '#shared/contracts/primitives.ts'
import type { ProjectDesign } from '#shared/domain/designs/design.types.ts'
import { browserKeep } from '#renderer/platform/storage.ts'

/** EDT-10: whose draft it is, of which project's portal. */
export interface DraftPlace {
  readonly userId: string
  readonly projectId: string
  readonly portal: Portal
}

export interface LocalDraft {
  /** Of the server's, that it began with. */
  readonly revision: number
  readonly design: ProjectDesign
}

const KeptSchema = z.object({ revision: z.number(), design: DesignSchema })

/** The name of a draft in this browser. */
export function draftKey({ userId, projectId, portal }: DraftPlace): string {
  return `design_draft ${userId} ${projectId} ${portal}`
}

/** What was kept; null = nothing, or nothing that is a design. */
export function readDraft(place: DraftPlace): LocalDraft | null {
  return parseDraft(browserKeep.getItem(draftKey(place)))
}

/** A draft as another window has kept it. */
export function parseDraft(text: string | null): LocalDraft | null {
  if (text === null) return null
  try {
    const kept = z.safeParse(KeptSchema, JSON.parse(text))
    return kept.success ? fromWire(kept.data) : null
  } catch {
    return null
  }
}

/** Keeps it for the next visit; null = there is none any more. Answers what was written. */
export function keepDraft(place: DraftPlace, draft: LocalDraft | null): string | null {
  const text = draft === null ? null : JSON.stringify(toWire(draft))
  if (text === null) browserKeep.removeItem(draftKey(place))
  else browserKeep.setItem(draftKey(place), text)
  return text
}
