import { useTranslation } from 'react-i18next'
import { SIMPLE_NAMES } from '#shared/domain/look/styling.ts'

/** What a colour of EDT-34 is called. */
export function useColourName(): (key: string) => string {
  const { t, i18n } = useTranslation('editor-look')
  return (key) => {
    if (!SIMPLE_NAMES.has(key)) return key
    const words: unknown = i18n.getResource(i18n.language, 'editor-look', `colour.${key}`)
    return typeof words === 'string' ? words : t('own')
  }
}
