import ThemeProvider from '@mui/system/ThemeProvider'
import type { ReactNode } from 'react'
import { DialogSchemeContext } from '#renderer/ui/dialog/dialog-scheme.context.ts'
import { theme } from './theme.ts'
import { useScheme } from './use-scheme.ts'

/**
 * Draws dialogs in the product's own look, whatever a project has made of its pages: what visitors have to be able to read
 * and answer (consent, privacy, imprint) is no project's to hide. Their colours come with them, since the project's
 * stand at the root of the page alone.
 */
export function ProductLook({ children }: { readonly children: ReactNode }) {
  const scheme = useScheme()
  return (
    <ThemeProvider theme={theme}>
      <DialogSchemeContext value={scheme}>{children}</DialogSchemeContext>
    </ThemeProvider>
  )
}
