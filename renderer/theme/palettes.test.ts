import { decomposeColor, getContrastRatio } from '@mui/material/styles'
import { describe, expect, it } from 'vitest'
import { PALETTES, THEME_NAMES } from '#shared/domain/look/palettes.ts'
import { theme } from './theme.ts'

/** WCAG 2.2 AA: texts, and parts of controls. */
const AA_TEXT = 4.5
const AA_PART = 3

describe.each(THEME_NAMES)('theme %s', (name) => {
  const palette = PALETTES[name]
  const surfaces = [
    palette.background.default,
    palette.background.paper,
    palette.surface.sunken,
    palette.surface.selected,
  ]

  it('SHL-30 exists as a complete colour scheme', () => {
    const scheme = theme.colorSchemes?.[name]
    expect(scheme?.palette.primary.main).toBe(palette.primary.main)
    expect(scheme?.palette.common).toBeDefined()
    expect(scheme?.palette.grey).toBeDefined()
  })

  it('has texts that can be read on every surface', () => {
    for (const surface of surfaces) {
      for (const text of [palette.text.primary, palette.text.secondary]) {
        expect(getContrastRatio(text, surface), `${text} on ${surface}`).toBeGreaterThanOrEqual(AA_TEXT)
      }
    }
  })

  it('has readable texts on and in its colours', () => {
    for (const key of ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const) {
      const color = palette[key]
      expect(getContrastRatio(color.contrastText, color.main), `${key} button`).toBeGreaterThanOrEqual(AA_TEXT)
      expect(getContrastRatio(color.contrastText, color.dark), `${key} hovered`).toBeGreaterThanOrEqual(AA_TEXT)
      // What is chosen has a tint of the primary colour behind it: that colour itself marks parts there, and no text.
      const least = key === 'primary' ? AA_PART : AA_TEXT
      expect(getContrastRatio(color.main, palette.surface.selected), `${key} on selected`).toBeGreaterThanOrEqual(least)
      for (const surface of surfaces.slice(0, 3)) {
        expect(getContrastRatio(color.main, surface), `${key} on ${surface}`).toBeGreaterThanOrEqual(AA_TEXT)
      }
    }
  })

  it.each([0, 255])('has texts that can be read on chips above a picture, be it of %i', (grey) => {
    const overlay = above(palette.surface.overlay, grey)
    for (const text of [palette.surface.onOverlay, palette.text.secondary])
      expect(getContrastRatio(text, overlay), `${text} on ${overlay}`).toBeGreaterThanOrEqual(AA_TEXT)
  })

  it('has borders of inputs and focus rings that can be seen', () => {
    for (const surface of surfaces.slice(0, 3)) {
      for (const part of [palette.surface.lineStrong, palette.focus]) {
        expect(getContrastRatio(part, surface), `${part} on ${surface}`).toBeGreaterThanOrEqual(AA_PART)
      }
    }
  })
})

/** What a translucent colour looks like above a grey of 0 … 255. */
function above(colour: string, grey: number): string {
  const { values } = decomposeColor(colour)
  const [red, green, blue, alpha = 1] = values
  return `rgb(${[red, green, blue].map((value) => value * alpha + grey * (1 - alpha)).join(', ')})`
}

describe('primary colours', () => {
  it('SHL-30 are those of the brand', () => {
    expect(PALETTES.light.primary.main.toLowerCase()).toBe('#00456f')
    expect(PALETTES.dark.primary.main.toLowerCase()).toBe('#0195ef')
  })
})
