import type { TFunction } from 'i18next'
import { assertNever } from '#shared/domain/kernel/assert-never.ts'
import type { OptionRef, RuleConflict } from '#shared/domain/configuration/configuration.types.ts'
import {
  type Configuration,
  type ConflictSummary,
  type PreparedCatalogue,
  reportConflict,
  summariseConflicts,
} from '#shared/domain/index.ts'

type Words = TFunction<'configurator'>
type Titles = Pick<PreparedCatalogue, 'item' | 'product'>

/** Why an option does not fit, and whether there is a way out. */
export interface ConflictReason {
  /** In one line (WAY-5); null = not known. */
  readonly line: string | null
  readonly sentences: readonly string[]
  readonly resolvable: boolean
}

/** Why an option does not fit, in the language on screen. Solves the conflict. */
export function findReason(configuration: Configuration, wanted: OptionRef, t: Words): ConflictReason {
  const { prepared } = configuration
  const report = reportConflict(configuration, wanted)
  return {
    line: shortReason(summariseConflicts(prepared, report), prepared, t),
    sentences: conflictSentences(report.conflicts, prepared, t),
    resolvable: report.resolvable,
  }
}

/** Why something does not fit, in sentences: what it clashes with, then the project's own hint. Each once. */
export function conflictSentences(conflicts: readonly RuleConflict[], titles: Titles, t: Words): readonly string[] {
  const sentences = conflicts.flatMap(({ itemId, productId, hint }) => {
    const item = titles.item(itemId)?.title ?? ''
    const product = productId === null ? undefined : titles.product(productId)?.title
    const clash =
      product === undefined ? t('options.invalidWithItem', { item }) : t('options.invalidWith', { product, item })
    return hint === '' ? [clash] : [clash, hint]
  })
  return [...new Set(sentences)]
}

/** The first thing that stands against something, and how many more do. */
function shortReason(summaries: readonly ConflictSummary[], titles: Titles, t: Words): string | null {
  const [line, ...more] = new Set(summaries.map((summary) => sayShort(summary, titles, t)))
  if (line === undefined) return null
  return more.length === 0 ? line : t('options.short.more', { line, number: more.length })
}

function sayShort(summary: ConflictSummary, titles: Titles, t: Words): string {
  switch (summary.kind) {
    case 'needs':
      return t('options.short.needs', { words: summary.words })
    case 'needs_in':
      return t('options.short.needsIn', { item: titles.item(summary.itemId)?.title ?? '', words: summary.words })
    case 'needs_item':
      return t('options.short.needsItem', { item: titles.item(summary.itemId)?.title ?? '' })
    case 'clashes':
      return t('options.short.clashes', { product: titles.product(summary.productId)?.title ?? '' })
    default:
      return assertNever(summary)
  }
}
