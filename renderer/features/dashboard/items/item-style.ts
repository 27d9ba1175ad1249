import type { CSSProperties } from 'react'
import { type StyleRules, STYLE_OPTIONS } from '#shared/domain/designs/read-styles.ts'
import { FONT_TEXT, FONT_TITLE } from '#renderer/theme/theme.ts'

/** What a design calls a family, and what it is called here. */
const FAMILIES: ReadonlyMap<unknown, string> = new Map([
  ['Figtree', FONT_TEXT],
  ['Newsreader', FONT_TITLE],
])

/**
 * The looks of a part of an item (DSH-38), for `style`: React sets each by itself, so that no attribute is written, which
 * the page's policy would refuse.
 */
export function itemStyle(rules: StyleRules | undefined): CSSProperties | undefined {
  if (rules === undefined) return undefined
  const { fontStyle, fontFamily, backgroundColor, color, textAlign, ...others } = rules
  return {
    ...others,
    fontStyle: getText(fontStyle),
    fontFamily: FAMILIES.get(fontFamily) ?? getText(fontFamily),
    backgroundColor: getText(backgroundColor),
    color: getText(color),
    textAlign: STYLE_OPTIONS.textAlign.find((option) => option === textAlign),
  }
}

function getText(value: string | number | undefined): string | undefined {
  return value === undefined ? undefined : String(value)
}
