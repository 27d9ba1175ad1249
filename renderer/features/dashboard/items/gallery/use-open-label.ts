import { useTranslation } from 'react-i18next'
import { usePictureText } from '../parts/use-picture-text.ts'

/**
 * Names the button of a picture in a gallery: which it is of how many, and what it shows, where that has been said.
 * The picture itself says nothing: what is in a button is not read beside the button's name.
 */
export function useOpenLabel(count: number): (url: string, number: number) => string {
  const { t } = useTranslation('dashboard-items')
  const say = usePictureText()
  return (url, number) => {
    const label = t('gallery.open', { number, count })
    const text = say(url)
    return text === '' ? label : `${label}: ${text}`
  }
}
