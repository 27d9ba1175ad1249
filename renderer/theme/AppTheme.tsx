import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'
import { StyledEngineProvider, ThemeProvider, useColorScheme } from '@mui/material/styles'
import 'virtual:theme.css'
import { type ReactNode, useEffect } from 'react'
import { useShownTheme } from './shown-theme.store.ts'
import { type ThemeChoice, useTheme } from './theme.store.ts'

/** Material knows a mode (light, dark, system) and one scheme for each; element is the light mode's other scheme. */
function getMode(choice: ThemeChoice): 'light' | 'dark' | 'system' {
  return choice === 'element' ? 'light' : choice
}

function SchemeSync() {
  const choice = useTheme((state) => state.choice)
  const { setMode, setColorScheme } = useColorScheme()
  useEffect(() => {
    setColorScheme({ light: choice === 'element' ? 'element' : 'light', dark: 'dark' })
    setMode(getMode(choice))
  }, [choice, setMode, setColorScheme])
  return null
}

/** Puts the theme around the application and keeps it in step with the chosen one (SHL-30). */
export function AppTheme({ children }: { children: ReactNode }) {
  const theme = useShownTheme((state) => state.theme)
  return (
    // In a layer: a page's own CSS, which lies in none, has the last word on where and how large (ADR 20).
    <StyledEngineProvider enableCssLayer>
      <ThemeProvider
        theme={theme}
        defaultMode={getMode(useTheme.getState().choice)}
        storageManager={null}
        disableStyleSheetGeneration
        noSsr
      >
        {/* First of all, or Material's layer, which comes before our sheets, would be the weakest: `elements.css`. */}
        <GlobalStyles styles="@layer elements, mui, layout;" />
        <CssBaseline />
        <SchemeSync />
        {children}
      </ThemeProvider>
    </StyledEngineProvider>
  )
}
