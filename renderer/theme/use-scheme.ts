import { useMedia } from '#renderer/ui/use-media.ts'
import type { ThemeName } from '#shared/domain/look/palettes.ts'
import { useTheme } from './theme.store.ts'

/** The theme on screen: the chosen one, or what the device prefers as long as there is none. */
export function useScheme(): ThemeName {
  const choice = useTheme((state) => state.worked ?? state.choice)
  const isDark = useMedia('(prefers-color-scheme: dark)')
  return choice === 'system' ? (isDark ? 'dark' : 'light') : choice
}
