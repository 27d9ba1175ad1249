import { useTranslation } from 'react-i18next'
import type { texts } from '#renderer/i18n/de/editor.ts'

type OptionText = keyof typeof texts.option

/** What an option is called; what needs no words stays as it is written. */
export function useOptionWords(): (option: string | number) => string {
  const { t, i18n } = useTranslation('editor')
  return (option) => {
    const key = String(option)
    return isOptionText(key, i18n.getResource('de', 'editor', 'option') ?? i18n.getResource('en', 'editor', 'option'))
      ? t(`option.${key}`)
      : key
  }
}

function isOptionText(key: string, known: unknown): key is OptionText {
  return typeof known === 'object' && known !== null && Object.hasOwn(known, key)
}
