import { useTranslation } from 'react-i18next'
import { MainButton } from '#renderer/parts/overview/MainButton.tsx'
import { ButtonLink } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useRootAttribute } from '#renderer/ui/use-root-attribute.ts'
import { PHONE, useMedia } from '#renderer/ui/use-media.ts'
import { useNewMessage } from '#renderer/unit/address/use-new-message.ts'
import { ApplicationBar, useIsScrolled } from '../../ApplicationBar.tsx'
import styles from './ApplicationBarItem.module.css'

/**
 * Once the top of the page is out of sight: which home it is, and the way to the team (DSH-53, DSH-54); on phones, where
 * a thumb reaches it, that way and the way on.
 */
export function ApplicationBarItem() {
  return useMedia(PHONE) ? <PhoneBar /> : <ApplicationBar />
}

function PhoneBar() {
  const { t } = useTranslation('dashboard-unit')
  const { t: dashboard } = useTranslation('dashboard')
  const newMessage = useNewMessage()
  const isScrolled = useIsScrolled()
  // Also before it is there: the end of the page is never below it.
  useRootAttribute('data-phone-bar', '')
  if (!isScrolled) return null
  return (
    <aside className={`ww-screen-only ${styles.bar}`} aria-label={dashboard('bar.label')}>
      {newMessage === null ? null : (
        <ButtonLink to={newMessage} variant="outlined" startIcon={<NamedIcon name="mail" size={20} />}>
          {t('ask')}
        </ButtonLink>
      )}
      <MainButton />
    </aside>
  )
}
