export { LanguageChoice } from './LanguageChoice.tsx'
export { ThemeChoice } from './ThemeChoice.tsx'
export { applyOwnPreferences } from './own-preferences.ts'
