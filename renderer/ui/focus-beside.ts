/** Fields before buttons, in a form or dialog. */
const FIELDS = 'textarea, input:not([hidden]):not([disabled])'

/**
 * Moves the focus from a row that is about to go to the last button of the next one, else of the one before; from the last
 * of them to the field where one goes on.
 */
export function focusBeside(row: Element | null): void {
  if (row === null) return
  const beside = row.nextElementSibling ?? row.previousElementSibling
  const button = [...(beside?.querySelectorAll<HTMLElement>('button') ?? [])].at(-1)
  const form = row.closest('form, [role="dialog"]')
  const field = form?.querySelector<HTMLElement>(FIELDS) ?? form?.querySelector<HTMLElement>('button')
  ;(button ?? field)?.focus()
}
