const SPACE = /[ \t\r\n]+/g
const PADDING = /^=+$/

export interface Base64Decoder {
  /** The bytes of what comes next, as far as they are known; null = that is no base64. */
  decode(text: string): Buffer | null
  /** The last of them; null = it has ended too early. */
  end(): Buffer | null
}

/**
 * Reads base64 that comes in pieces: either alphabet, broken into lines or not, padded or not. Node itself overlooks what
 * is none, and would make other bytes of it.
 */
export function createBase64Decoder(): Base64Decoder {
  /** Characters that make no whole byte yet, at most three. */
  let rest = ''
  let padding = ''

  return {
    decode(text) {
      let clean = rest + text.replaceAll(SPACE, '')
      const end = padding === '' ? clean.indexOf('=') : rest.length
      if (end !== -1) {
        padding += clean.slice(end)
        if (padding !== '' && !PADDING.test(padding)) return null
        clean = clean.slice(0, end)
      }
      const length = clean.length - (clean.length % 4)
      rest = clean.slice(length)
      return decodeWhole(clean.slice(0, length))
    },

    end() {
      if (padding !== '' && rest.length + padding.length !== 4) return null
      if (rest.length === 1) return null
      return decodeWhole(rest)
    },
  }
}

function decodeWhole(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64')
  return bytes.length === Math.floor((text.length * 3) / 4) ? bytes : null
}
