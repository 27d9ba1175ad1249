import type { ItemView } from '#shared/domain/configuration/configuration.types.ts'

/** What touching an option leads to. */
export type TouchMeaning = 'nothing' | 'apply' | 'rules' | 'departure'

/**
 * What touching an option means (CFG-20..24, RUL-3): one that fits and is recommended is applied at
 * once, one that breaks a rule opens the rules dialog, one outside of the design line asks first, unless `mayDepart`.
 */
export function touchMeaning(view: ItemView, productId: string, mayDepart: boolean): TouchMeaning {
  const option = view.options.find((entry) => entry.productId === productId)
  if (!view.selectable || option === undefined) return 'nothing'
  if (!option.valid) return 'rules'
  if (option.isBuyerSelection) return 'nothing'
  // What is fitted already changes nothing by being confirmed.
  return mayDepart || option.recommended || option.selected ? 'apply' : 'departure'
}
