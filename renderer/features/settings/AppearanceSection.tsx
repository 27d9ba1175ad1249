import { useTranslation } from 'react-i18next'
import { LanguageChoice, ThemeChoice } from '#renderer/features/preferences/index.ts'
import type { ThemeName } from '#renderer/theme/palettes.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import { Section } from './Section.tsx'
import styles from './settings.module.css'

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
      <div className={styles.choice}>
        <h3>{t('appearance.language')}</h3>
        <LanguageChoice {...(onLanguage === undefined ? {} : { onChosen: onLanguage })} />
      </div>
      <div className={styles.choice}>
        <h3>{t('appearance.theme')}</h3>
        <ThemeChoice {...(onTheme === undefined ? {} : { onChosen: onTheme })} />
      </div>
    </Section>
  )
}
