import { useTranslation } from 'react-i18next'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { useKiosk } from '../state/kiosk.store.ts'

/** KSK-17: what stands on the return button, in the visitor's language. */
export function useReturnLabel(): string {
  const { t } = useTranslation('kiosk')
  const locale = useLocale()
  const own = useKiosk(({ host }) => {
    if (host === null) return ''
    const { returnLabel, returnLabelEn } = host.settings
    return locale === 'en' ? returnLabelEn || returnLabel : returnLabel
  })
  return own || t('back')
}
