import type { TEXT_VARIANTS } from '#shared/domain/designs/options.ts'

type TextVariant = (typeof TEXT_VARIANTS)[number]

/**
 * The element for words of a variant. The page has a heading of the first level already, and the look of the lower ones is
 * often taken for words that head nothing.
 */
export function getElement(variant: TextVariant): 'h2' | 'h3' | 'p' {
  if (variant === 'h1' || variant === 'h2') return 'h2'
  return variant === 'h3' || variant === 'h4' ? 'h3' : 'p'
}
