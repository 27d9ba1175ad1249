/** Digits of the longest country code. */
const COUNTRY_CODE = 3

/**
 * A telephone number for who dials it by hand: as it stands in the link's text, which is easier to read, if that is the
 * number that the link calls, else as the link calls it. Texts may have other digits, or another number.
 *
 * @param text of the link
 * @param called what the link calls (RFC 3966), without `tel:`
 */
export function readableNumber(text: string, called: string): string {
  const [number = called] = called.split(';')
  const written = significantDigits(text)
  const wanted = significantDigits(number)
  const isSame = written !== '' && wanted.endsWith(written) && wanted.length - written.length <= COUNTRY_CODE
  return isSame ? text.trim() : number
}

/** Without what is dialled before a number, or only within its country: `0761`, `0049`, `+49 (0) 761`. */
function significantDigits(text: string): string {
  return text.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '')
}
