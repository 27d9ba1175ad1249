import { readStyling, STYLED_THEMES, type Styling } from '#shared/domain/styling.ts'

let style: HTMLStyleElement | null = null

/**
 * Puts the project's own colours over those of the themes; null takes them away. Only colours that `readStyling` has
 * made out reach the page, each as the value of a custom property and never as the text of a style sheet.
 */
export function showStyling(styling: Styling | null): void {
  style?.remove()
  style = null
  if (styling === null) return
  const { colours } = readStyling(styling)
  style = document.head.appendChild(document.createElement('style'))
  const { sheet } = style
  if (sheet === null) return
  for (const theme of STYLED_THEMES) {
    // Stronger than the theme's own rule, wherever that one stands.
    const rule = sheet.cssRules[sheet.insertRule(`html[data-theme="${theme}"][data-theme] {}`, sheet.cssRules.length)]
    if (!(rule instanceof CSSStyleRule)) continue
    for (const [name, colour] of colours[theme]) rule.style.setProperty(`--ww-palette-${name}`, colour)
  }
}
