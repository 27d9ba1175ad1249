import type { ThemeName } from '#shared/domain/look/palettes.ts'
import { readStyling, type StylingFault } from '#shared/domain/look/styling.ts'
import { readPositions, type Span } from '../json/json-positions.ts'

export interface AdvancedFault extends Span {
  /** From 1. */
  readonly line: number
  readonly reason: StylingFault['reason']
  /** Where it is, as names: `components.MuiButton`; '' = the text as a whole. */
  readonly place: string
}

const OF_ADVANCED = /^advanced\.?/

/** What of an advanced styling does not count, each at its place in the text (EDT-37, EDT-38). */
export function readAdvanced(text: string, theme: ThemeName): readonly AdvancedFault[] {
  const { faults } = readStyling({ theme, simple: {}, advanced: text })
  const spans = new Map([...readPositions(text)].map(([path, span]) => [path.slice(1).replaceAll('/', '.'), span]))
  return faults.map(({ path, reason }) => {
    const place = path.replace(OF_ADVANCED, '')
    const { from, to } = reason === 'notJson' ? { from: 0, to: text.length } : (spans.get(place) ?? { from: 0, to: 0 })
    return { from, to, line: text.slice(0, from).split('\n').length, reason, place }
  })
}

/** As it is best read; the text itself where it is no JSON. */
export function tidy(text: string): string {
  try {
    return text.trim() === '' ? text : JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
