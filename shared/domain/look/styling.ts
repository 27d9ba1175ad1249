import { computeContrast, LEAST_CONTRAST, parseChannels, toColour } from './contrast.ts'
import { THEME_NAMES, type ThemeName } from './palettes.ts'
import { isThemePart, NO_THEME_STYLING, readThemeStyling, type ThemeStyling } from './styling-theme.ts'
import { BUTTONS_KEY, type ButtonsVariant, readButtons } from './buttons-variant.ts'

/**
 * A project's own look (EDT-34..38): simple styling names single colours, advanced styling is a JSON text of a Material
 * theme, with colours by the names of the palette (here) and what else may be in it (`styling-theme.ts`). What is not a
 * colour or a style of a known name is left out, so that nothing else ever reaches a style sheet.
 */

export interface Styling {
  /** The theme that simple styling, and a `palette` of advanced styling, are for. */
  readonly theme: ThemeName
  readonly simple: Readonly<Record<string, unknown>>
  /** JSON text; '' = none. */
  readonly advanced: string
}

export interface StylingFault {
  /** For example `simple.primaryColorMain` or `advanced.palette.primary.main`. */
  readonly path: string
  readonly reason:
    | 'notJson'
    | 'notAnObject'
    | 'unknownName'
    | 'notAColour'
    | 'notAnOption'
    | 'notAStyle'
    | 'lowContrast'
}

export interface ReadStyling {
  /** Per theme: palette name (`primary-main`) → `#rrggbb`, or three channels (`1 2 3`) for names with `Channel`. */
  readonly colours: Readonly<Record<ThemeName, ReadonlyMap<string, string>>>
  /** What is no colour. */
  readonly theme: ThemeStyling
  /** EDT-33: how the main buttons of dashboards look; null = each as the product has it. */
  readonly buttons: ButtonsVariant | null
  readonly faults: readonly StylingFault[]
}

export const STATES = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const

/** EDT-34: the 17 colours of simple styling, by their name in the palette. */
export const SIMPLE_NAMES: ReadonlyMap<string, string> = new Map([
  ['backgroundDefault', 'background-default'],
  ['backgroundPaper', 'background-paper'],
  ['textPrimary', 'text-primary'],
  ['textSecondary', 'text-secondary'],
  ['textDisabled', 'text-disabled'],
  ...STATES.flatMap((state) => [
    [`${state}ColorMain`, `${state}-main`] as const,
    [`${state}ColorContrast`, `${state}-contrastText`] as const,
  ]),
])

/** What advanced styling may name. */
const PALETTE_NAMES: ReadonlySet<string> = new Set([
  ...SIMPLE_NAMES.values(),
  ...STATES.flatMap((state) => [`${state}-dark`, `${state}-light`]),
  'surface-sunken',
  'surface-selected',
  'surface-line',
  'surface-lineStrong',
  'surface-onOverlay',
  'divider',
  'focus',
])
const MAX_FAULTS = 100
const MAX_ADVANCED_LENGTH = 20_000
/** Colours that are also needed half transparent. */
const WITH_CHANNELS = /^(?:primary|secondary|error|warning|info|success|background|text)-|^divider$/
const BLACK = '#000000'
const WHITE = '#ffffff'

type Colours = Map<string, string>

/** EDT-35: # and three or six hex digits, as `#rrggbb`; null for anything else (EDT-36). */
export function readColour(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value)?.[1]?.toLowerCase()
  if (digits === undefined) return null
  return digits.length === 6 ? `#${digits}` : `#${digits.replace(/./g, '$&$&')}`
}

/** The colours of a project's styling, with those that follow from them; never throws, whatever is in it. */
export function readStyling({ theme, simple, advanced }: Styling): ReadStyling {
  const colours: Record<ThemeName, Colours> = { light: new Map(), dark: new Map(), element: new Map() }
  const faults: StylingFault[] = []
  const report = (path: string, reason: StylingFault['reason']) => {
    if (faults.length < MAX_FAULTS) faults.push({ path, reason })
  }
  for (const [key, value] of Object.entries(simple)) {
    if (key === BUTTONS_KEY) {
      if (readButtons(value) === null) report(`simple.${key}`, 'notAnOption')
      continue
    }
    const name = SIMPLE_NAMES.get(key)
    const colour = readColour(value)
    if (name === undefined) report(`simple.${key}`, 'unknownName')
    else if (colour === null) report(`simple.${key}`, 'notAColour')
    else colours[theme].set(name, colour)
  }
  const parts = readAdvanced(advanced, theme, colours, report)
  for (const name of THEME_NAMES) {
    checkContrast(name, colours[name], report)
    addFollowing(colours[name])
  }
  return { colours, theme: parts, buttons: readButtons(simple[BUTTONS_KEY]), faults }
}

type Report = (path: string, reason: StylingFault['reason']) => void

function readAdvanced(
  text: string,
  theme: ThemeName,
  colours: Record<ThemeName, Colours>,
  report: Report,
): ThemeStyling {
  if (text.trim() === '') return NO_THEME_STYLING
  const json = text.length > MAX_ADVANCED_LENGTH ? undefined : parse(text)
  if (json === undefined) {
    report('advanced', 'notJson')
    return NO_THEME_STYLING
  }
  const entries = readEntries(json, 'advanced', report)
  for (const [key, value] of entries) {
    const path = `advanced.${key}`
    if (key === 'palette') readPalette(value, path, colours[theme], report)
    else if (key === 'colorSchemes') readSchemes(value, path, colours, report)
    else if (!isThemePart(key)) report(path, 'unknownName')
  }
  return readThemeStyling(Object.fromEntries(entries.filter(([key]) => isThemePart(key))), 'advanced', report)
}

function readSchemes(value: unknown, path: string, colours: Record<ThemeName, Colours>, report: Report): void {
  for (const [name, scheme] of readEntries(value, path, report)) {
    const named = THEME_NAMES.find((one) => one === name)
    if (named === undefined) report(`${path}.${name}`, 'unknownName')
    else readScheme(scheme, `${path}.${name}`, colours[named], report)
  }
}

function readScheme(scheme: unknown, path: string, colours: Colours, report: Report): void {
  for (const [key, value] of readEntries(scheme, path, report)) {
    if (key === 'palette') readPalette(value, `${path}.palette`, colours, report)
    else report(`${path}.${key}`, 'unknownName')
  }
}

function readPalette(palette: unknown, path: string, colours: Colours, report: Report): void {
  const take = (name: string, place: string, value: unknown) => {
    const colour = readColour(value)
    if (!PALETTE_NAMES.has(name)) report(place, 'unknownName')
    else if (colour === null) report(place, 'notAColour')
    else colours.set(name, colour)
  }
  for (const [group, value] of readEntries(palette, path, report)) {
    const place = `${path}.${group}`
    if (value === null || typeof value !== 'object') take(group, place, value)
    else
      for (const [leaf, colour] of readEntries(value, place, report))
        take(`${group}-${leaf}`, `${place}.${leaf}`, colour)
  }
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}

function readEntries(value: unknown, path: string, report: Report): [string, unknown][] {
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) return Object.entries(value)
  report(path, 'notAnObject')
  return []
}

/** Texts that could hardly be read; only where both colours are the project's own. */
function checkContrast(theme: ThemeName, colours: Colours, report: Report): void {
  const pairs = [
    ['text-primary', 'background-default'],
    ['text-primary', 'background-paper'],
    ['text-secondary', 'background-default'],
    ['text-secondary', 'background-paper'],
    ...STATES.map((state) => [`${state}-contrastText`, `${state}-main`] as const),
  ] as const
  for (const [text, surface] of pairs) {
    const [front, back] = [colours.get(text), colours.get(surface)]
    if (front !== undefined && back !== undefined && computeContrast(front, back) < LEAST_CONTRAST) {
      report(`${theme}.${text}`, 'lowContrast')
    }
  }
}

/** Shades and channels that go with the project's colours, unless it names them itself. */
function addFollowing(colours: Colours): void {
  const follow = (name: string, colour: string) => {
    if (!colours.has(name)) colours.set(name, colour)
  }
  for (const state of STATES) {
    const main = colours.get(`${state}-main`)
    if (main === undefined) continue
    follow(`${state}-dark`, mix(main, BLACK, 0.2))
    follow(`${state}-light`, mix(main, WHITE, 0.25))
    follow(`${state}-contrastText`, computeContrast(WHITE, main) >= LEAST_CONTRAST ? WHITE : BLACK)
  }
  const primary = colours.get('primary-main')
  if (primary !== undefined) follow('focus', primary)
  const [back, paper, text] = ['background-default', 'background-paper', 'text-primary'].map((name) =>
    colours.get(name),
  )
  if (primary !== undefined && paper !== undefined) follow('surface-selected', mix(paper, primary, 0.12))
  if (back !== undefined && text !== undefined) {
    follow('surface-sunken', mix(back, text, 0.05))
    follow('surface-line', mix(back, text, 0.12))
    follow('surface-lineStrong', mix(back, text, 0.5))
    follow('divider', mix(back, text, 0.12))
  }
  const withChannels = [...colours].filter(([name]) => WITH_CHANNELS.test(name))
  for (const [name, colour] of withChannels) colours.set(`${name}Channel`, parseChannels(colour).join(' '))
}

/** `share` of the second colour, 0..1. */
function mix(first: string, second: string, share: number): string {
  const others = parseChannels(second)
  return toColour(parseChannels(first).map((value, at) => value + ((others[at] ?? 0) - value) * share))
}
