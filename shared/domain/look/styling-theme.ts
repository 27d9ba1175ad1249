import { isWithinLimits } from './style-limits.ts'

/**
 * What advanced styling may change beside colours (decision 66): typography, shape, and how Material's parts look. Only
 * known names pass, and of values only what cannot fetch, run, write words or leave its place: a list of what is
 * allowed, since a list of what is not is never whole.
 */

export type StyleTree = { readonly [name: string]: string | number | StyleTree }

export interface ComponentStyling {
  readonly defaultProps?: Readonly<Record<string, string | number | boolean>>
  /** Slot (`root`, `paper`) → style. */
  readonly styleOverrides?: Readonly<Record<string, StyleTree>>
}

/** Parts of a Material theme, ready to be laid over the product's own. */
export interface ThemeStyling {
  readonly typography: StyleTree
  /** px; null = the product's own. */
  readonly borderRadius: number | null
  /** Material's name (`MuiButton`) → its styling. */
  readonly components: Readonly<Record<string, ComponentStyling>>
}

export type ThemeFaultReason = 'notAnObject' | 'unknownName' | 'notAStyle'
type Report = (path: string, reason: ThemeFaultReason) => void

export const NO_THEME_STYLING: ThemeStyling = { typography: {}, borderRadius: null, components: {} }

const MAX_DEPTH = 3
const MAX_LENGTH = 200
const MAX_RADIUS = 48

/** Not the parts whose slots are elements of the whole page. */
const COMPONENT = /^Mui(?!(?:Scoped)?CssBaseline$|GlobalStyles$)[A-Z][A-Za-z]{1,40}$/
const SLOT = /^[a-z][A-Za-z]{1,40}$/
/** States of the part itself, and Material's own parts in it. */
const SELECTOR =
  /^&(?:::?(?:hover|active|focus-visible|disabled|before|after|first-of-type|last-of-type)|\.Mui[\w-]{1,40}){0,4}(?: \.Mui[\w-]{1,40})?$/
const MEDIA = /^@media \((?:(?:min|max)-width: ?\d{1,4}(?:\.\d{1,2})?px|hover: hover)\)$/
const PROPERTY =
  /^(?:color|opacity|background(?:Color|Image)?|boxShadow|textShadow|(?:border(?:Top|Right|Bottom|Left|Inline|Block)?(?:Start|End)?(?:Width|Style|Color)?)|border(?:(?:Top|Bottom)(?:Left|Right))?Radius|(?:padding|margin)(?:Top|Right|Bottom|Left|Inline|Block)?(?:Start|End)?|(?:row|column)?[gG]ap|(?:min|max)?[wW]idth|(?:min|max)?[hH]eight|font(?:Family|Size|Style|Weight|Variant)|letterSpacing|lineHeight|text(?:Align|Transform|Decoration|DecorationThickness|UnderlineOffset)|transition)$/
const TYPOGRAPHY = /^(?:h[1-6]|subtitle[12]|body[12]|button|caption|overline)$/
const TYPOGRAPHY_PROPERTY = /^(?:font(?:Family|Size|Style|Weight)|letterSpacing|lineHeight|textTransform)$/
const TYPOGRAPHY_TOP = /^(?:fontFamily|fontSize|fontWeight(?:Light|Regular|Medium|Bold))$/
/** What of a part's properties is about its looks. */
const LOOK_PROP =
  /^(?:variant|color|size|square|elevation|underline|dense|shape|disableElevation|disableRipple|fullWidth)$/
const WORD = /^[a-zA-Z0-9]{1,30}$/
/** Words, numbers, colours and lists of them. */
const VALUE = /^[\w #%.,()+*/'"-]*$/
const NO_NAME = /[^\w-]/
const FUNCTIONS: ReadonlySet<string> = new Set([
  '', 'rgb', 'rgba', 'hsl', 'hsla', 'calc', 'min', 'max', 'clamp', 'color-mix', 'linear-gradient', 'radial-gradient', 'cubic-bezier',
  'var',
]) // biome-ignore format: a list to look through

/** Whether a theme's part is one of those that are read here; colours are read elsewhere. */
export function isThemePart(name: string): name is 'typography' | 'shape' | 'components' {
  return name === 'typography' || name === 'shape' || name === 'components'
}

/** The parts of an advanced styling that are no colours; what may not be in it is left out and told. Never throws. */
export function readThemeStyling(
  parts: { readonly typography?: unknown; readonly shape?: unknown; readonly components?: unknown },
  path: string,
  report: Report,
): ThemeStyling {
  return {
    typography: parts.typography === undefined ? {} : parseTypography(parts.typography, `${path}.typography`, report),
    borderRadius: parts.shape === undefined ? null : computeRadius(parts.shape, `${path}.shape`, report),
    components: parts.components === undefined ? {} : parseComponents(parts.components, `${path}.components`, report),
  }
}

function parseTypography(value: unknown, path: string, report: Report): StyleTree {
  return parseTree(value, path, report, (name, inner, place) => {
    if (TYPOGRAPHY_TOP.test(name)) return readValue(name, inner, place, report)
    if (!TYPOGRAPHY.test(name)) return refuse(place, 'unknownName', report)
    return parseTree(inner, place, report, (property, one, at) =>
      TYPOGRAPHY_PROPERTY.test(property) ? readValue(property, one, at, report) : refuse(at, 'unknownName', report),
    )
  })
}

function computeRadius(value: unknown, path: string, report: Report): number | null {
  let radius: number | null = null
  for (const [name, inner] of readEntries(value, path, report)) {
    if (name !== 'borderRadius') report(`${path}.${name}`, 'unknownName')
    else if (typeof inner !== 'number' || !(inner >= 0 && inner <= MAX_RADIUS)) report(`${path}.${name}`, 'notAStyle')
    else radius = inner
  }
  return radius
}

function parseComponents(value: unknown, path: string, report: Report): Record<string, ComponentStyling> {
  return getRecord(value, path, report, (name, component, place) => {
    if (!COMPONENT.test(name)) return refuse(place, 'unknownName', report)
    const styling: { -readonly [Key in keyof ComponentStyling]: ComponentStyling[Key] } = {}
    for (const [key, inner] of readEntries(component, place, report)) {
      const at = `${place}.${key}`
      if (key === 'defaultProps') styling.defaultProps = getProps(inner, at, report)
      else if (key === 'styleOverrides') styling.styleOverrides = getSlots(inner, at, report)
      else report(at, 'unknownName')
    }
    return styling
  })
}

function getProps(value: unknown, path: string, report: Report): Record<string, string | number | boolean> {
  return getRecord(value, path, report, (name, inner, place) => {
    if (!LOOK_PROP.test(name)) return refuse(place, 'unknownName', report)
    const isFit =
      typeof inner === 'boolean' ||
      (typeof inner === 'number' && inner >= 0 && inner <= 24) ||
      (typeof inner === 'string' && WORD.test(inner))
    return isFit ? inner : refuse(place, 'notAStyle', report)
  })
}

function getSlots(value: unknown, path: string, report: Report): Record<string, StyleTree> {
  return getRecord(value, path, report, (name, inner, place) =>
    SLOT.test(name) ? getStyle(inner, place, report, MAX_DEPTH) : refuse(place, 'unknownName', report),
  )
}

function getStyle(value: unknown, path: string, report: Report, depth: number): StyleTree {
  return parseTree(value, path, report, (name, inner, place) => {
    if (SELECTOR.test(name) || MEDIA.test(name)) {
      return depth > 0 ? getStyle(inner, place, report, depth - 1) : refuse(place, 'notAStyle', report)
    }
    return PROPERTY.test(name) ? readValue(name, inner, place, report) : refuse(place, 'unknownName', report)
  })
}

/** undefined = it may not be there. What is moved out of its place by a margin would lie on others. */
function readValue(name: string, value: unknown, path: string, report: Report): string | number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return refuse(path, 'notAStyle', report)
  const isFit =
    typeof value === 'number'
      ? value >= 0 || name === 'letterSpacing'
      : isHarmless(value) && (!name.startsWith('margin') || !value.includes('-'))
  return isFit && isWithinLimits(name, value) ? value : refuse(path, 'notAStyle', report)
}

function isHarmless(text: string): boolean {
  return (
    text.length <= MAX_LENGTH &&
    VALUE.test(text) &&
    !text.includes('/*') &&
    !text.includes('//') &&
    isBalanced(text) &&
    // What stands before each bracket.
    text
      .split('(')
      .slice(0, -1)
      .every((before) => FUNCTIONS.has(before.trimEnd().split(NO_NAME).at(-1)?.toLowerCase() ?? ''))
  )
}

/** What is left open would take what follows into it. */
function isBalanced(text: string): boolean {
  const open = text.replace(/"[^"']*"|'[^"']*'/g, '')
  let depth = 0
  for (const sign of open) {
    if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    if (depth < 0 || sign === '"' || sign === "'") return false
  }
  return depth === 0
}

function refuse(path: string, reason: ThemeFaultReason, report: Report): undefined {
  report(path, reason)
  return undefined
}

type Read<Value> = (name: string, value: unknown, path: string) => Value | undefined

function parseTree(value: unknown, path: string, report: Report, read: Read<string | number | StyleTree>): StyleTree {
  return getRecord(value, path, report, read)
}

/** What is read of each entry; undefined leaves it out. */
function getRecord<Value>(value: unknown, path: string, report: Report, read: Read<Value>): Record<string, Value> {
  const fit: [string, Value][] = []
  for (const [name, inner] of readEntries(value, path, report)) {
    const one = read(name, inner, `${path}.${name}`)
    if (one !== undefined) fit.push([name, one])
  }
  return Object.fromEntries(fit)
}

function readEntries(value: unknown, path: string, report: Report): [string, unknown][] {
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) return Object.entries(value)
  report(path, 'notAnObject')
  return []
}
