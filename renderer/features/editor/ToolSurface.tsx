import ThemeProvider from '@mui/system/ThemeProvider'
import type { ReactNode } from 'react'
import { theme } from '#renderer/theme/theme.ts'
import styles from './editor.module.css'
import { SURFACE } from './use-undo-keys.ts'

/**
 * The tool looks the same in every project and scheme, so that nobody mistakes it for the page: the product's own theme,
 * and its light colours, whatever the page has.
 */
export function ToolSurface({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <div className={`ww-screen-only ${styles.surface}`} data-theme="light" {...{ [SURFACE]: '' }}>
        {children}
      </div>
    </ThemeProvider>
  )
}
