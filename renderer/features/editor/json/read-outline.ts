import type { Json } from '#shared/domain/designs/json.types.ts'
import { itemAt, type Outline } from '#shared/domain/designs/outline.ts'
import { type DesignFault, getChildrenPlace, readDashboard } from '#shared/domain/designs/read-dashboard.ts'
import { itemJsonPath, readPositions, type Span, spanOf } from './json-positions.ts'

/** What is wrong in a text, and where. */
export interface TextFault extends Span {
  /** From 1. */
  readonly line: number
  /** What cannot be meant; null = the text is no JSON there. */
  readonly fault: DesignFault | null
  /** What is written there. */
  readonly written: string
}

export type ReadText =
  | { readonly outline: Outline; readonly faults: readonly TextFault[] }
  | { readonly outline: null; readonly faults: readonly TextFault[] }

/** An outline as somebody has written it as JSON; null with the place where it is none (EDT-16, EDT-17). */
export function readOutlineText(text: string, hosts: readonly string[]): ReadText {
  const parsed = parse(text)
  if (!('value' in parsed)) return { outline: null, faults: [faultAt(text, parsed, null)] }
  if (!Array.isArray(parsed.value)) return { outline: null, faults: [faultAt(text, { from: 0, to: 1 }, null)] }
  const outline = parsed.value as Outline
  const spans = readPositions(text)
  const { faults } = readDashboard(outline, { frameHosts: new Set(hosts), pictures: null })
  return {
    outline,
    faults: faults.flatMap((fault) => {
      const item = itemJsonPath(fault.at, (path) => {
        const parent = itemAt(outline, path)
        return parent === null ? null : getChildrenPlace(parent)
      })
      const span = item === null ? null : spanOf(spans, item, fault.field)
      return span === null ? [] : [faultAt(text, span, fault)]
    }),
  }
}

function faultAt(text: string, { from, to }: Span, fault: DesignFault | null): TextFault {
  return { from, to, line: text.slice(0, from).split('\n').length, fault, written: text.slice(from, to) }
}

/** The value, or where the text ends to be JSON. */
function parse(text: string): { readonly value: Json } | Span {
  try {
    const value: unknown = JSON.parse(text)
    // What JSON can say is all that comes of it.
    return { value: value as Json }
  } catch (error) {
    const at = error instanceof SyntaxError ? positionIn(error.message, text) : text.length
    const from = Math.max(0, Math.min(at, text.length - 1))
    return { from, to: Math.min(from + 1, text.length) }
  }
}

/** Browsers say it in words: `at position 12`, `at line 3 column 4`, or that the text has ended. */
function positionIn(message: string, text: string): number {
  const position = /position (\d+)/.exec(message)?.[1]
  if (position !== undefined) return Number(position)
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? []
  if (line === undefined || column === undefined) return text.length
  return (
    text
      .split('\n')
      .slice(0, Number(line) - 1)
      .reduce((sum, one) => sum + one.length + 1, 0) +
    Number(column) -
    1
  )
}
