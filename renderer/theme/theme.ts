import '@mui/material/themeCssVarsAugmentation'
import { PALETTES } from './palettes.ts'
import { createColorScheme, createTheme } from './style.ts'

/** Families; the files are declared in base.css and come with the application. */
export const FONT_TEXT = '"Figtree Variable", system-ui, sans-serif'
export const FONT_TITLE = '"Newsreader", Georgia, serif'

/**
 * The one theme. Colours are CSS variables (`theme.vars.palette…`), so that changing between light, dark and
 * element repaints without rendering anything again.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme', cssVarPrefix: 'ww' },
  colorSchemes: {
    light: { palette: PALETTES.light },
    dark: { palette: PALETTES.dark },
    // Material completes its own two schemes only; a third one has to come complete.
    element: createColorScheme({ palette: PALETTES.element }),
  },
  shape: { borderRadius: 10 },
  spacing: 8,
  typography: {
    fontFamily: FONT_TEXT,
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
})
