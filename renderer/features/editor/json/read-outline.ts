import type { Json } from '#shared/domain/designs/json.types.ts'
import { itemAt, type Outline } from '#shared/domain/designs/outline.ts'
import { type DesignFault, getChildrenPlace, readDashboard } from '#shared/domain/designs/read-dashboard.ts'
import { findSyntaxError } from './find-syntax-error.ts'
import { itemJsonPath, readPositions, type Span, findSpan } from './json-positions.ts'

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
      const span = item === null ? null : findSpan(spans, item, fault.field)
      return span === null ? [] : [faultAt(text, span, fault)]
    }),
  }
}

function faultAt(text: string, { from, to }: Span, fault: DesignFault | null): TextFault {
  return { from, to, line: text.slice(0, from).split('\n').length, fault, written: text.slice(from, to) }
}

/** The value, or where the text ends to be JSON. */
function parse(text: string): { readonly value: Json } | Span {
  const error = findSyntaxError(text)
  if (error !== null) {
    const from = Math.max(0, Math.min(error, text.length - 1))
    return { from, to: Math.min(from + 1, text.length) }
  }
  const value: unknown = JSON.parse(text)
  // What JSON can say is all that comes of it.
  return { value: value as Json }
}
