import type { Components, Theme } from '@mui/material/styles'
import '@mui/material/themeCssVarsAugmentation'
import type { ComponentStyling, ThemeStyling } from '#shared/domain/look/styling-theme.ts'
import { CONTROLS } from './controls.ts'
import { THEME_PALETTES } from './palettes.ts'
import { SURFACES } from './surfaces.ts'
import { createColorScheme, createTheme } from './style.ts'

/** Families; the files are declared in base.css and come with the application. */
export const FONT_TEXT = '"Figtree Variable", system-ui, sans-serif'
export const FONT_TITLE = '"Newsreader", Georgia, serif'

/** How the product's parts look; a project's own styling comes after it. */
const COMPONENTS = { ...CONTROLS, ...SURFACES }
const RADIUS = 10

const OPTIONS = {
  cssVariables: { colorSchemeSelector: 'data-theme', cssVarPrefix: 'ww' },
  colorSchemes: {
    light: { palette: THEME_PALETTES.light },
    dark: { palette: THEME_PALETTES.dark },
    // Material completes its own two schemes only; a third one has to come complete.
    element: createColorScheme({ palette: THEME_PALETTES.element }),
  },
  shape: { borderRadius: RADIUS },
  spacing: 8,
  typography: {
    fontFamily: FONT_TEXT,
    fontWeightBold: 600,
    h1: {
      fontFamily: FONT_TITLE,
      fontWeight: 500,
      fontSize: 'clamp(1.9rem, 1.4rem + 1.6vw, 2.75rem)',
      lineHeight: 1.12,
      letterSpacing: '-0.015em',
    },
    h2: { fontFamily: FONT_TITLE, fontWeight: 500, fontSize: '1.6rem', lineHeight: 1.2, letterSpacing: '-0.01em' },
    h3: { fontWeight: 600, fontSize: '1.15rem', lineHeight: 1.3 },
    h4: { fontWeight: 600, fontSize: '1rem', lineHeight: 1.35 },
    subtitle1: { fontSize: '1rem', lineHeight: 1.5 },
    subtitle2: { fontWeight: 600, fontSize: '0.875rem' },
    body1: { fontSize: '1rem', lineHeight: 1.55 },
    body2: { fontSize: '0.9rem', lineHeight: 1.5 },
    button: { textTransform: 'none', fontWeight: 600, fontSize: '0.95rem', letterSpacing: 0 },
    overline: { fontWeight: 600, fontSize: '0.72rem', letterSpacing: '0.1em', lineHeight: 1.5 },
    caption: { fontSize: '0.8rem', lineHeight: 1.4 },
  },
  components: COMPONENTS,
} satisfies Parameters<typeof createTheme>[0]

/**
 * The product's own theme. Colours are CSS variables (`theme.vars.palette…`), so that changing between light, dark and
 * element repaints without rendering anything again.
 */
export const theme = createTheme(OPTIONS)

/**
 * The product's theme with what a project lays over it (decision 66). Colours and rounding are not in it: they are CSS
 * variables, and need no other theme.
 */
export function themeWith({ typography, components }: ThemeStyling): Theme {
  const { fontFamily } = typography
  const parts = new Map(Object.entries(components).map(([name, styling]) => [name, layered(name, styling)]))
  return createTheme(
    {
      ...OPTIONS,
      typography: { ...OPTIONS.typography, fontFamily: typeof fontFamily === 'string' ? fontFamily : FONT_TEXT },
    },
    { typography, components: getObject(parts) },
  )
}

/** The project's styles after ours, slot by slot, so that they have the last word on every variant too. */
function layered(name: string, { defaultProps = {}, styleOverrides = {} }: ComponentStyling): object {
  const ours = new Map<string, unknown>(Object.entries(getSlots(name)))
  const slots = new Map<string, unknown>(
    Object.entries(styleOverrides).map(([slot, style]) => [slot, ours.has(slot) ? [ours.get(slot), style] : style]),
  )
  return { defaultProps, styleOverrides: getObject(slots) }
}

function getSlots(name: string): object {
  const parts: Components<Theme> = COMPONENTS
  const ours: unknown = Object.entries(parts).find(([key]) => key === name)?.[1]
  if (typeof ours !== 'object' || ours === null || !('styleOverrides' in ours)) return {}
  const { styleOverrides } = ours
  return typeof styleOverrides === 'object' && styleOverrides !== null ? styleOverrides : {}
}

function getObject(entries: ReadonlyMap<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(entries)
}
