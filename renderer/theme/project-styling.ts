import { THEME_NAMES } from '#shared/domain/look/palettes.ts'
import { readStyling, type Styling } from '#shared/domain/look/styling.ts'
import type { ThemeStyling } from '#shared/domain/look/styling-theme.ts'
import { useShownTheme } from './shown-theme.store.ts'
import { theme, themeWith } from './theme.ts'

let style: HTMLStyleElement | null = null
const NOTHING = { colours: null, theme: null }

/**
 * Puts the project's own colours over those of the themes, and what else of its look there is into Material's theme; null
 * takes both away. Only what `readStyling` has made out reaches the page: colours and rounding each as the value of a
 * custom property, never as the text of a style sheet.
 */
export function showStyling(styling: Styling | null): void {
  style?.remove()
  style = null
  const { colours, theme: parts } = styling === null ? NOTHING : readStyling(styling)
  showParts(parts)
  if (colours === null) return
  style = document.head.appendChild(document.createElement('style'))
  const { sheet } = style
  const radius = parts?.borderRadius ?? null
  if (sheet === null) return
  for (const scheme of THEME_NAMES) {
    // Stronger than the theme's own rule, wherever that one stands.
    const rule = sheet.cssRules[sheet.insertRule(`html[data-theme="${scheme}"][data-theme] {}`, sheet.cssRules.length)]
    if (!(rule instanceof CSSStyleRule)) continue
    if (radius !== null) rule.style.setProperty('--ww-shape-borderRadius', `${radius}px`)
    for (const [name, colour] of colours[scheme]) rule.style.setProperty(`--ww-palette-${name}`, colour)
  }
}

function showParts(parts: ThemeStyling | null): void {
  const isPlain =
    parts === null || (Object.keys(parts.components).length === 0 && Object.keys(parts.typography).length === 0)
  useShownTheme.setState({ theme: isPlain ? theme : themeWith(parts) })
}
