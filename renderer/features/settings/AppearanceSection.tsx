import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import { useTranslation } from 'react-i18next'
import { LanguageChoice, ThemeChoice } from '#renderer/features/preferences/index.ts'
import type { ThemeName } from '#shared/domain/look/palettes.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import { Section } from './Section.tsx'

interface AppearanceSectionProps {
  /** Keeps them beside this device, where somebody is logged in. */
  readonly onLanguage?: (language: Locale) => void
  readonly onTheme?: (theme: ThemeName) => void
}

/** Language and theme (SET-1, SHL-27, SHL-30): at once on this device. */
export function AppearanceSection({ onLanguage, onTheme }: AppearanceSectionProps) {
  const { t } = useTranslation('settings')
  return (
    <Section anchor="appearance" title={t('appearance.title')}>
      <FormControl>
        <FormLabel component="h3">{t('appearance.language')}</FormLabel>
        <LanguageChoice {...(onLanguage === undefined ? {} : { onChosen: onLanguage })} />
      </FormControl>
      <FormControl>
        <FormLabel component="h3">{t('appearance.theme')}</FormLabel>
        <ThemeChoice {...(onTheme === undefined ? {} : { onChosen: onTheme })} />
      </FormControl>
    </Section>
  )
}
