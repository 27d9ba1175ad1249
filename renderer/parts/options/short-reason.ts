import type { TFunction } from 'i18next'
import { assertNever } from '#shared/domain/kernel/assert-never.ts'
import type { ConflictSummary, PreparedCatalogue } from '#shared/domain/index.ts'

/** Why something does not fit, in one line: the first thing that stands against it, and how many more do. null = nothing. */
export function shortReason(
  summaries: readonly ConflictSummary[],
  prepared: Pick<PreparedCatalogue, 'item' | 'product'>,
  t: TFunction<'configurator'>,
): string | null {
  const [line, ...more] = new Set(summaries.map((summary) => sayShort(summary, prepared, t)))
  if (line === undefined) return null
  return more.length === 0 ? line : t('options.short.more', { line, number: more.length })
}

function sayShort(
  summary: ConflictSummary,
  prepared: Pick<PreparedCatalogue, 'item' | 'product'>,
  t: TFunction<'configurator'>,
): string {
  const item = (id: string) => prepared.item(id)?.title ?? ''
  switch (summary.kind) {
    case 'needs':
      return t('options.short.needs', { words: summary.words })
    case 'needs_in':
      return t('options.short.needsIn', { item: item(summary.itemId), words: summary.words })
    case 'needs_item':
      return t('options.short.needsItem', { item: item(summary.itemId) })
    case 'clashes':
      return t('options.short.clashes', { product: prepared.product(summary.productId)?.title ?? '' })
    default:
      return assertNever(summary)
  }
}
