import { readColour } from '../look/styling.ts'
import { type AnyValue, type ByScreen, type DesignFaultCode, type Field, SCREENS, type Screen } from './field.types.ts'
import { isJsonObject, type Json } from './json.types.ts'

const MAX_WORDS = 5_000
const MAX_HTML = 20_000
const MAX_ADDRESS = 2_000
const MAX_PICTURES = 60
/** Of this host: never `//host`, and nothing that leads out of it by a backslash. */
const OWN_PATH = /^\/(?![/\\])[^\s"'<>\\]*$/
/** Of the home that is open: `./configurator/kitchen`, so that one design serves all homes. */
const OF_UNIT = /^\.\/(?![/\\])[^\s"'<>\\]*$/
const ELSEWHERE = /^https:\/\/[^\s"'<>\\]+$/
const REACHES_SOMEBODY = /^(?:mailto:[^\s"'<>\\?]+|tel:[+\d][\d ()/-]*)$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f\u2028\u2029\u202a-\u202e\u2066-\u2069]/

/** What is there besides the design itself; null = it is not looked at. */
export interface DesignSurroundings {
  /** Hosts whose pages may be shown within this one. */
  readonly frameHosts: ReadonlySet<string> | null
  /** Every address of a picture that the project has. */
  readonly pictures: ReadonlySet<string> | null
}

export type Read = { readonly value: AnyValue } | { readonly fault: DesignFaultCode }

/** Kinds of film that are shown only after a click, since they come from elsewhere. */
export type FilmSource =
  | { readonly kind: 'own'; readonly url: string }
  | { readonly kind: 'youtube' | 'vimeo'; readonly id: string }

/** What is said of a field, or what is usual; a fault where something is said that cannot be meant. */
export function readField(field: Field, value: Json | undefined, around: DesignSurroundings): Read {
  if (value === undefined || value === null || value === '') {
    return field.isNeeded ? { fault: 'missing' } : { value: getStandard(field) }
  }
  switch (field.kind) {
    case 'words':
      return readWords(value)
    case 'html':
      return typeof value !== 'string'
        ? { fault: 'notText' }
        : value.length > MAX_HTML
          ? { fault: 'tooLong' }
          : { value }
    case 'link':
      return isLink(value) ? { value } : { fault: 'badLink' }
    case 'picture':
      return readPicture(value, around)
    case 'pictures':
      return readPictures(value, around, field.isNeeded ?? false)
    case 'film':
      return typeof value === 'string' && readFilm(value) !== null ? { value } : { fault: 'badFilm' }
    case 'frame':
      return readFrame(value, around)
    case 'colour': {
      const colour = readColour(value)
      return colour === null ? { fault: 'notAColour' } : { value: colour }
    }
    case 'number':
      return readNumber(value, field)
    case 'flag':
      return typeof value === 'boolean' ? { value } : { fault: 'notAFlag' }
    case 'choice':
      return field.options.some((option) => option === value) ? { value } : { fault: 'notAnOption' }
    case 'byScreen':
      return readByScreen(value, field)
    case 'screens':
      return readScreens(value)
  }
}

/** What holds where nothing is said. */
export function getStandard(field: Field): AnyValue {
  if (field.kind === 'flag') return field.standard
  if (field.kind === 'number' || field.kind === 'choice') return field.standard ?? null
  return field.kind === 'pictures' || field.kind === 'screens' ? [] : null
}

function readWords(value: Json): Read {
  if (typeof value === 'string') return isTooLong(value) ? { fault: 'tooLong' } : checkText(value)
  if (!isJsonObject(value)) return { fault: 'notText' }
  const entries = Object.entries(value)
  if (entries.some(([locale, text]) => (locale !== 'de' && locale !== 'en') || typeof text !== 'string')) {
    return { fault: 'notText' }
  }
  const texts = entries.map(([, text]) => String(text))
  if (texts.some(isTooLong)) return { fault: 'tooLong' }
  return texts.some((text) => CONTROL.test(text)) ? { fault: 'notText' } : { value }
}

function isTooLong(text: string): boolean {
  return text.length > MAX_WORDS
}

function checkText(text: string): Read {
  return CONTROL.test(text) ? { fault: 'notText' } : { value: text }
}

/** Whether an address may be led to: of this portal, of the home that is open, https, mailto or tel. */
export function isLink(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= MAX_ADDRESS &&
    (OWN_PATH.test(value) || OF_UNIT.test(value) || isElsewhere(value) || REACHES_SOMEBODY.test(value))
  )
}

/** Where a link leads from a home; null = nowhere, since no home is open. `unitPath`: `/bp/demo/lindenhof/a-12`. */
export function resolveLink(href: string, unitPath: string | null): string | null {
  if (!href.startsWith('./')) return href
  return unitPath === null ? null : `${unitPath}/${href.slice('./'.length)}`
}

/** https with nothing that poses as a host: no name or password before it. */
function isElsewhere(value: string): boolean {
  return ELSEWHERE.test(value) && !(value.slice('https://'.length).split(/[/?#]/, 1)[0] ?? '').includes('@')
}

function readPicture(value: Json, { pictures }: DesignSurroundings): Read {
  if (typeof value !== 'string' || value.length > MAX_ADDRESS || !OWN_PATH.test(value)) return { fault: 'badPicture' }
  return pictures === null || pictures.has(value) ? { value } : { fault: 'unknownPicture' }
}

function readPictures(value: Json, around: DesignSurroundings, isNeeded: boolean): Read {
  if (!Array.isArray(value)) return { fault: 'badPicture' }
  if (value.length > MAX_PICTURES) return { fault: 'tooMany' }
  if (value.length === 0 && isNeeded) return { fault: 'missing' }
  const urls: string[] = []
  for (const entry of value as readonly Json[]) {
    // As the specification's own data has them: an object with an address, or the address alone.
    const url = isJsonObject(entry) ? (entry['url'] ?? null) : entry
    const read = readPicture(url, around)
    if ('fault' in read) return read
    urls.push(String(read.value))
  }
  return { value: urls }
}

const YOUTUBE_HOSTS: ReadonlySet<string> = new Set(
  ['youtube.com', 'youtube-nocookie.com'].flatMap((host) => [host, `www.${host}`, `m.${host}`]),
)
const VIMEO_HOSTS: ReadonlySet<string> = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'])
const YOUTUBE_ID = /^[\w-]{6,20}$/
const VIMEO_ID = /^\d{5,12}$/

/** Where a film comes from; null = from nowhere that may be shown. */
export function readFilm(url: string): FilmSource | null {
  if (url.length > MAX_ADDRESS) return null
  if (OWN_PATH.test(url)) return { kind: 'own', url }
  if (!isElsewhere(url)) return null
  const [address = '', query = ''] = (url.slice('https://'.length).split('#', 1)[0] ?? '').split('?', 2)
  const [host = '', ...path] = address.split('/')
  const isYoutube = YOUTUBE_HOSTS.has(host)
  if (isYoutube || host === 'youtu.be') {
    const id = isYoutube ? findYoutubeId(path, query) : path[0]
    return id !== undefined && YOUTUBE_ID.test(id) ? { kind: 'youtube', id } : null
  }
  const id = path[0] === 'video' ? path[1] : path[0]
  return VIMEO_HOSTS.has(host) && id !== undefined && VIMEO_ID.test(id) ? { kind: 'vimeo', id } : null
}

function findYoutubeId([place, id]: readonly string[], query: string): string | undefined {
  if (place === 'embed' || place === 'shorts') return id
  if (place !== 'watch') return undefined
  return query
    .split('&')
    .find((part) => part.startsWith('v='))
    ?.slice('v='.length)
}

function readFrame(value: Json, { frameHosts }: DesignSurroundings): Read {
  if (typeof value !== 'string' || value.length > MAX_ADDRESS || !isElsewhere(value)) return { fault: 'badFrame' }
  const host = (value.slice('https://'.length).split(/[/?#]/, 1)[0] ?? '').toLowerCase()
  return frameHosts === null || frameHosts.has(host) ? { value } : { fault: 'unknownHost' }
}

function readNumber(value: Json, { least, most }: { readonly least: number; readonly most: number }): Read {
  if (typeof value !== 'number' || !Number.isFinite(value)) return { fault: 'notANumber' }
  return value < least || value > most ? { fault: 'outOfRange' } : { value }
}

function readByScreen(value: Json, range: { readonly least: number; readonly most: number }): Read {
  // One number holds on every screen.
  if (typeof value === 'number') return asByScreen(readNumber(value, range))
  if (!isJsonObject(value)) return { fault: 'notANumber' }
  const byScreen: Partial<Record<Screen, number>> = {}
  for (const [name, one] of Object.entries(value)) {
    const screen = SCREENS.find((known) => known === name)
    if (screen === undefined) return { fault: 'notAnOption' }
    if (one === null || one === '') continue
    const read = readNumber(one, range)
    if ('fault' in read) return read
    byScreen[screen] = Number(one)
  }
  return { value: byScreen satisfies ByScreen }
}

function asByScreen(read: Read): Read {
  return 'fault' in read ? read : { value: { xs: Number(read.value) } }
}

function readScreens(value: Json): Read {
  const names: readonly Json[] =
    typeof value === 'string' ? [value] : Array.isArray(value) ? (value as readonly Json[]) : []
  const screens = SCREENS.filter((screen) => names.some((name) => name === screen))
  return names.length > 0 && screens.length === names.length ? { value: screens } : { fault: 'notAnOption' }
}
