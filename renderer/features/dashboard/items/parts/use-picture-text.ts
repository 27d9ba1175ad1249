import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageProject } from './page-project.ts'

/** EDT-41: says what a picture of the media library shows, whatever size its address asks for; '' = nothing has been said. */
export function usePictureText(): (url: string | null) => string {
  const { project } = usePageProject()
  const { i18n } = useTranslation()
  const locale = i18n.language === 'en' ? 'en' : 'de'
  const { pictureTexts, sourceLanguage } = project
  return useCallback(
    (url) => {
      const [address = ''] = url?.split('?') ?? []
      const said =
        pictureTexts !== undefined && Object.hasOwn(pictureTexts, address) ? pictureTexts[address] : undefined
      return said?.[locale] ?? said?.[sourceLanguage] ?? said?.de ?? said?.en ?? ''
    },
    [pictureTexts, locale, sourceLanguage],
  )
}
