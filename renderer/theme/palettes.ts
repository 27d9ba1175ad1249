import type { PaletteOptions } from '@mui/material/styles'
import { PALETTES, type ThemeName } from '#shared/domain/look/palettes.ts'

declare module '@mui/material/styles' {
  interface ColorSchemeOverrides {
    element: true
  }
  interface Palette {
    /** Colours of Wohnwahl that Material has no name for. */
    surface: SurfacePalette
    /** The focus ring. */
    focus: string
  }
  interface PaletteOptions {
    surface: SurfacePalette
    focus: string
  }
}

interface SurfacePalette {
  /** Large quiet areas beside cards: sidebars, the stage behind a picture. */
  sunken: string
  /** What is chosen: a tint of the primary colour. */
  selected: string
  /** Hairlines; `dividerStrong` has 3:1 against the page, for borders of inputs. */
  line: string
  lineStrong: string
  /** What lies on a picture: chips, buttons. */
  overlay: string
  onOverlay: string
}

/** Every theme's palette as Material wants it. */
export const THEME_PALETTES: Readonly<Record<ThemeName, PaletteOptions>> = PALETTES
