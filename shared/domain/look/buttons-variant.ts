// Apart from the rest of styling: pages without colours of their own ask for it, too.

/** EDT-33. */
export const BUTTONS_VARIANTS = ['outlined', 'contained'] as const
export type ButtonsVariant = (typeof BUTTONS_VARIANTS)[number]
/** Its name in simple styling. */
export const BUTTONS_KEY = 'dashboardButtonsVariant'

/** EDT-33: null for anything that is not one of the two. */
export function readButtons(value: unknown): ButtonsVariant | null {
  return BUTTONS_VARIANTS.find((variant) => variant === value) ?? null
}
