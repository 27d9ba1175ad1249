import { useTranslation } from 'react-i18next'
import { LOCALES, type Locale } from '#shared/contracts/primitives.ts'
import { changeLocale } from '#renderer/i18n/i18n.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { Segmented } from '#renderer/ui/Segmented.tsx'

/** Changes the language of the application and remembers it (SHL-27, SHL-32). `onChosen`: whoever else keeps it. */
export function LanguageChoice({ onChosen }: { onChosen?: (locale: Locale) => void }) {
  const { t } = useTranslation('session')
  const options = LOCALES.map((value) => ({ value, label: t(`language.${value}`) }))
  const change = (locale: Locale) => {
    void changeLocale(locale)
    onChosen?.(locale)
  }
  return <Segmented label={t('language.label')} value={useLocale()} options={options} onChange={change} />
}
