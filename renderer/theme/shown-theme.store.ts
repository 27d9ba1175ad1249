import type { Theme } from '@mui/material/styles'
import { create } from 'zustand'
import { theme } from './theme.ts'

/** Material's theme as it is now: the product's, or with what a project lays over it (`project-styling.ts`). */
export const useShownTheme = create<{ readonly theme: Theme }>()(() => ({ theme }))
