/** Characters of a file's name at most, its extension not counted; with a folder it stays below what systems take. */
const MAX_LENGTH = 120
/** What Windows takes for a device. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/** A name that every system takes: no folders in it, nothing hidden, no control characters. */
export function safeFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[/\\:*?"<>|]/g, '-')
    .replace(/\s+/g, ' ')
  const [extension = ''] = /\.[A-Za-z0-9]{1,12}$/.exec(plain) ?? []
  const stem = trimDots(plain.slice(0, plain.length - extension.length))
  const short = Array.from(stem, (character) => character)
    .slice(0, MAX_LENGTH)
    .join('')
    .trim()
  const base = short === '' ? 'Dokument' : DEVICES.test(short) ? `${short}_` : short
  return `${base}${extension}`
}

/** A safe name for each, none twice, whatever the case: `Plan.pdf`, `Plan (2).pdf`. */
export function uniqueFileNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const safe = safeFileName(name)
    const dot = safe.lastIndexOf('.')
    const stem = dot > 0 ? safe.slice(0, dot) : safe
    const extension = dot > 0 ? safe.slice(dot) : ''
    let candidate = safe
    for (let count = 2; taken.has(candidate.toLowerCase()); count += 1) candidate = `${stem} (${count})${extension}`
    taken.add(candidate.toLowerCase())
    return candidate
  })
}

/** Without dots and blanks at either end. */
function trimDots(text: string): string {
  const characters = Array.from(text, (character) => character)
  const isKept = (character: string) => character !== '.' && character !== ' '
  const first = characters.findIndex(isKept)
  return first < 0 ? '' : characters.slice(first, characters.findLastIndex(isKept) + 1).join('')
}
