import { create } from 'zustand'
import { readStored, writeStored } from '#renderer/platform/storage.ts'
import { THEME_NAMES, type ThemeName } from '#shared/domain/look/palettes.ts'

/** A theme, or what the device prefers. */
export type ThemeChoice = ThemeName | 'system'

interface ThemeState {
  readonly choice: ThemeChoice
  /** Shown instead while somebody works on its colours; null = what was chosen. */
  readonly worked: ThemeName | null
  /** Stores the choice on this device (SHL-32). */
  choose: (choice: ThemeChoice) => void
  /** The project's own theme: used while this device has no choice stored. */
  suggest: (name: ThemeName) => void
}

function isThemeName(value: string | null): value is ThemeName {
  return THEME_NAMES.some((name) => name === value)
}

function storedChoice(): ThemeChoice | null {
  const stored = readStored('theme')
  return isThemeName(stored) || stored === 'system' ? stored : null
}

/** The chosen theme of this device: light, dark, element (SHL-30), or the device's own preference. */
export const useTheme = create<ThemeState>()((set) => ({
  choice: storedChoice() ?? 'system',
  worked: null,
  choose: (choice) => {
    writeStored('theme', choice)
    set({ choice })
  },
  suggest: (name) => {
    // Light is every project's default and leaves the device's own preference alone.
    if (storedChoice() === null && name !== 'light') set({ choice: name })
  },
}))
