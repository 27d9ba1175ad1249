import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useRootAttribute } from '#renderer/ui/use-root-attribute.ts'
import { useNewMessage } from '#renderer/unit/address/use-new-message.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import styles from './ApplicationBar.module.css'

/** px of scrolling from which on it is there (DSH-54). */
const SHOWN_FROM = 30

/** Once the top of the page is out of sight: which home it is, and the way to the project's team (DSH-53, DSH-54). */
export function ApplicationBar() {
  const newMessage = useNewMessage()
  return newMessage === null ? null : <Bar newMessage={newMessage} />
}

function Bar({ newMessage }: { newMessage: string }) {
  const { t } = useTranslation('dashboard')
  const { name } = useOpenUnit()
  const isScrolled = useIsScrolled()
  // Also before it is there: nothing beside it moves when it comes.
  useRootAttribute('data-application-bar', '')
  if (!isScrolled) return null
  return (
    <aside className={`ww-screen-only ${styles.bar}`} aria-label={t('bar.label')}>
      <div className={`ww-between ${styles.content}`}>
        <strong className="ww-line">{name}</strong>
        <ButtonLink to={newMessage} startIcon={<NamedIcon name="mail" size={20} />}>
          {t('bar.message')}
        </ButtonLink>
      </div>
    </aside>
  )
}

/** Whether the top of the page is out of sight. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(onScroll, () => window.scrollY > SHOWN_FROM)
}

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}
