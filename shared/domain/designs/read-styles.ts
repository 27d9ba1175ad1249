import { readColour } from '../look/styling.ts'
import { isJsonObject, type Json } from './json.types.ts'

/** What one may say of a part's looks (DSH-38); everything else is left out. */
export const STYLES = [
  'margin',
  'padding',
  'fontStyle',
  'fontFamily',
  'fontWeight',
  'fontSize',
  'textDecoration',
  'letterSpacing',
  'lineHeight',
  'backgroundColor',
  'color',
  'textAlign',
] as const
export type StyleName = (typeof STYLES)[number]

/** DSH-41: steps of margins and paddings, rem. */
export const STYLE_SPACINGS = [0, 0.5, 0.75, 1, 1.5, 2, 3] as const

/** What a style may be where it is one of a few. */
export const STYLE_OPTIONS = {
  margin: STYLE_SPACINGS,
  padding: STYLE_SPACINGS,
  fontStyle: ['normal', 'italic'],
  fontFamily: ['inherit', 'Figtree', 'Newsreader', 'serif', 'sans-serif', 'monospace'],
  fontWeight: [300, 400, 500, 600, 700, 800],
  textDecoration: ['none', 'underline', 'line-through'],
  textAlign: ['left', 'center', 'right'],
} as const satisfies Partial<Record<StyleName, readonly (string | number)[]>>

/** Sizes in words of CSS: a number and a unit that grows with the text, or px. */
const LENGTH = /^(?:\d{1,3}(?:\.\d{1,3})?|\.\d{1,3})(?:px|rem|em|%)$/
const SPACED = /^-?(?:\d?(?:\.\d{1,3})?)(?:px|rem|em)$/

/** Ready for a style sheet: every value is one that was looked at. */
export type StyleRules = Readonly<Partial<Record<StyleName, string | number>>>

/** Part of the item (`root`, `card`, `title`, `text`) → its looks. */
export type Styles = Readonly<Record<string, StyleRules>>

/** The looks of an item's parts, and the places of what is none. */
export function readStyles(css: Json | undefined, groups: readonly string[]): { styles: Styles; faults: string[] } {
  if (css === undefined || css === null) return { styles: {}, faults: [] }
  if (!isJsonObject(css)) return { styles: {}, faults: ['css'] }
  const styles: Record<string, StyleRules> = {}
  const faults: string[] = []
  for (const [group, rules] of Object.entries(css)) {
    if (!groups.includes(group) || !isJsonObject(rules)) {
      faults.push(`css.${group}`)
      continue
    }
    const read: Partial<Record<StyleName, string | number>> = {}
    for (const [key, value] of Object.entries(rules)) {
      const name = STYLES.find((known) => known === key)
      const rule = name === undefined ? null : readStyle(name, value)
      if (name === undefined || rule === null) faults.push(`css.${group}.${key}`)
      else if (rule !== '') read[name] = rule
    }
    styles[group] = read
  }
  return { styles, faults }
}

/** One style as CSS has it; '' = it says nothing, null = it is none. */
export function readStyle(name: StyleName, value: Json): string | number | null {
  if (value === null || value === '') return ''
  switch (name) {
    case 'margin':
    case 'padding':
      return readSpacing(value)
    case 'color':
    case 'backgroundColor':
      return readColour(value)
    case 'fontSize':
      return typeof value === 'number' ? readNumber(value, 8, 120, 'px') : readText(value, LENGTH)
    case 'letterSpacing':
      return typeof value === 'number' ? readNumber(value, -4, 20, 'px') : readText(value, SPACED)
    case 'lineHeight':
      return typeof value === 'number' ? readNumber(value, 0.8, 4, '') : readText(value, LENGTH)
    case 'fontFamily':
    case 'fontStyle':
    case 'fontWeight':
    case 'textDecoration':
    case 'textAlign':
      // Weights may be written as text.
      return STYLE_OPTIONS[name].find((option) => option === value || String(option) === value) ?? null
  }
}

/** One to four of the steps (DSH-41), by side as in CSS. */
function readSpacing(value: Json): string | null {
  const parts = typeof value === 'number' ? [String(value)] : typeof value === 'string' ? value.trim().split(/\s+/) : []
  if (parts.length === 0 || parts.length > 4) return null
  const steps = parts.map((part) => Number(part.replace(/rem$/, '')))
  return steps.every((step) => STYLE_SPACINGS.some((known) => known === step))
    ? steps.map((step) => (step === 0 ? '0' : `${step}rem`)).join(' ')
    : null
}

function readNumber(value: number, least: number, most: number, unit: string): string | number | null {
  if (!(value >= least && value <= most)) return null
  return unit === '' ? value : `${value}${unit}`
}

function readText(value: Json, pattern: RegExp): string | null {
  return typeof value === 'string' && pattern.test(value) ? value : null
}
