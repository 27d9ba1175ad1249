/**
 * An amount of euros as people write it: `32000`, `32.000`, `32.000,50 €`, `32,000.50`. A point or comma with one or two
 * digits behind it at the end begins the cents. Empty = none.
 */
export function parseEuros(text: string): { readonly isValid: boolean; readonly cents: number | null } {
  const plain = text.replaceAll(/[\s€]/g, '')
  if (plain === '') return { isValid: true, cents: null }
  const parts = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(plain)
  const euros = parts?.[1]
  if (euros === undefined) return { isValid: false, cents: null }
  const cents = Number(euros.replaceAll(/[.,]/g, '')) * 100 + Number((parts?.[2] ?? '').padEnd(2, '0'))
  return { isValid: cents <= 1_000_000_000, cents }
}
