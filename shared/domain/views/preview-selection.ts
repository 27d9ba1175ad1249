import { assertNever } from '../kernel/assert-never.ts'

/** Products that are shown in the picture without being chosen, in the order they were added. */
export type PreviewSelection = readonly string[]

/** ENG-37. */
export type PreviewSelectionAction =
  | { readonly type: 'add' | 'remove' | 'toggle'; readonly productId: string }
  | { readonly type: 'set'; readonly productIds: readonly string[] }

/** The next preview selection; a product is in it at most once. */
export function changePreviewSelection(selection: PreviewSelection, action: PreviewSelectionAction): PreviewSelection {
  switch (action.type) {
    case 'set':
      return [...new Set(action.productIds)]
    case 'add':
      return selection.includes(action.productId) ? selection : [...selection, action.productId]
    case 'remove':
      return selection.filter((productId) => productId !== action.productId)
    case 'toggle':
      return changePreviewSelection(selection, {
        type: selection.includes(action.productId) ? 'remove' : 'add',
        productId: action.productId,
      })
    default:
      return assertNever(action)
  }
}
