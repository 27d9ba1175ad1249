import type { RuleConflict } from '#shared/domain/configuration/configuration.types.ts'
import type { PreparedCatalogue } from '#shared/domain/index.ts'

export interface ConflictWords {
  readonly withProduct: (values: { product: string; item: string }) => string
  readonly withItem: (values: { item: string }) => string
}

/** Why something does not fit, in sentences: what it clashes with, then the project's own hint. Each once. */
export function conflictSentences(
  conflicts: readonly RuleConflict[],
  prepared: Pick<PreparedCatalogue, 'item' | 'product'>,
  words: ConflictWords,
): readonly string[] {
  const sentences = conflicts.flatMap(({ itemId, productId, hint }) => {
    const item = prepared.item(itemId)?.title ?? ''
    const product = productId === null ? undefined : prepared.product(productId)?.title
    const clash = product === undefined ? words.withItem({ item }) : words.withProduct({ product, item })
    return hint === '' ? [clash] : [clash, hint]
  })
  return [...new Set(sentences)]
}
