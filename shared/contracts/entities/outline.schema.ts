import * as z from 'zod/mini'
import { DASHBOARD_VERSIONS, MOST_ITEMS } from '#shared/domain/designs/design.types.ts'
import type { Json } from '#shared/domain/designs/json.types.ts'

// Apart from what an editor saves: every page has a project's configuration, which says what its dashboard shows.

const MAX_DEPTH = 20
/** Values of an outline in all; more is no page. */
const MAX_VALUES = 20_000

/** The outline of a page as it is written (API-103): whatever is JSON, so that the next save writes the same again. */
export const OutlineSchema = z
  .array(z.custom<Json>((value) => value !== undefined))
  .check(z.maxLength(MOST_ITEMS), z.refine(isPlainJson, 'JSON, at most 20 deep'))

function isPlainJson(outline: readonly unknown[]): boolean {
  let left = MAX_VALUES
  const isPlain = (value: unknown, depth: number): boolean => {
    left -= 1
    if (left < 0 || depth > MAX_DEPTH) return false
    if (value === null || typeof value === 'boolean' || typeof value === 'string') return true
    if (typeof value === 'number') return Number.isFinite(value)
    if (Array.isArray(value)) return value.every((entry) => isPlain(entry, depth + 1))
    if (typeof value !== 'object') return false
    return Object.entries(value).every(([name, entry]) => name !== '__proto__' && isPlain(entry, depth + 1))
  }
  return outline.every((entry) => isPlain(entry, 1))
}

export const DashboardVersionSchema = z.enum(DASHBOARD_VERSIONS)
export const DashboardMenuSchema = z.enum(['left', 'absent'])
