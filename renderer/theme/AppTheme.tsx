import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'
import { StyledEngineProvider } from '@mui/material/styles'
import ThemeProvider from '@mui/system/ThemeProvider'
import 'virtual:theme.css'
import type { ReactNode } from 'react'
import { useRootAttribute } from '#renderer/ui/use-root-attribute.ts'
import { useShownTheme } from './shown-theme.store.ts'
import { useScheme } from './use-scheme.ts'

/**
 * Puts the theme around the application and keeps the page in step with the chosen one (SHL-30). Colours are variables of
 * the theme's sheet, chosen by one attribute: Material's own provider, which stores, listens and writes sheets too, would
 * be 5 KB more for every first page.
 */
export function AppTheme({ children }: { children: ReactNode }) {
  const theme = useShownTheme((state) => state.theme)
  useRootAttribute('data-theme', useScheme())
  return (
    // In a layer: a page's own CSS, which lies in none, has the last word on where and how large (ADR 20).
    <StyledEngineProvider enableCssLayer>
      <ThemeProvider theme={theme}>
        {/* First of all, or Material's layer, which comes before our sheets, would be the weakest: `elements.css`. */}
        <GlobalStyles styles="@layer elements, mui, layout;" />
        <CssBaseline />
        {children}
      </ThemeProvider>
    </StyledEngineProvider>
  )
}
