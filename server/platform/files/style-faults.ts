import { type Finding, finding } from '#shared/contracts/package-findings.ts'

/** Functions of style sheets that take addresses as plain texts. */
const TAKE_TEXTS = ['image-set(', 'image(', 'src(', 'cross-fade(']
const BEGINS_ADDRESS = 'url('

/**
 * Why styles may not be brought in, be it a sheet or the value of an attribute: they fetch something from elsewhere.
 * Reads once from the beginning to the end, whatever stands in it.
 */
export function stylesFault(styles: string, isOwnAddress: (address: string) => boolean): Finding | null {
  const text = styles.toLowerCase()
  const names = [BEGINS_ADDRESS, ...TAKE_TEXTS, '@import']
  // In names and addresses a backslash spells another character, so that no search would find them.
  const isStyle = text.includes('\\') || names.some((name) => text.includes(name))
  if (!isStyle) return null
  if (text.includes('\\')) return finding('svgBackslash')
  if (text.includes('@import')) return finding('svgImport')
  const taking = TAKE_TEXTS.find((name) => text.includes(name))
  if (taking !== undefined) return finding('svgForeignAddress', { address: taking })
  const foreign = addressesIn(styles, text).find((address) => !isOwnAddress(address))
  return foreign === undefined ? null : finding('svgForeignAddress', { address: foreign.slice(0, 60) })
}

/** What stands in `url(…)`, without quotes; what does not end counts to the end. `lower`: the same in small letters. */
function addressesIn(styles: string, lower: string): string[] {
  const addresses: string[] = []
  for (let at = lower.indexOf(BEGINS_ADDRESS); at >= 0; ) {
    const start = at + BEGINS_ADDRESS.length
    const end = styles.indexOf(')', start)
    const address = styles.slice(start, end < 0 ? undefined : end).trim()
    addresses.push(/^["']/.test(address) ? address.slice(1) : address)
    at = end < 0 ? -1 : lower.indexOf(BEGINS_ADDRESS, end)
  }
  return addresses
}
