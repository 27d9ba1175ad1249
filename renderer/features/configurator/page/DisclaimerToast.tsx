import { memo, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Room } from '#shared/domain/catalogue.types.ts'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { CloseIcon } from '#renderer/ui/icons.tsx'
import styles from './DisclaimerToast.module.css'

/** ms; CFG-32. */
const AT_LEAST = 30_000
const PER_WORD = 500

/** How long a text is shown, ms: long enough to be read (CFG-32). */
export function readingTime(text: string): number {
  return Math.max(AT_LEAST, text.split(/\s+/).filter((word) => word !== '').length * PER_WORD)
}

/** Texts that were shown long enough, or closed, while this page has been open: once is enough. */
const seen = new Set<string>()

/** The room's reservation, at the bottom left (CFG-33); hides itself, but not from under a pointer or the focus. */
export const DisclaimerToast = memo(function DisclaimerToast({ room }: { room: Room }) {
  const { disclaimerText } = room
  return disclaimerText === '' ? null : <Toast key={disclaimerText} text={disclaimerText} />
})

function Toast({ text }: { text: string }) {
  const { t } = useTranslation('configurator')
  const [isShown, setIsShown] = useState(!seen.has(text))
  const [isHeld, setIsHeld] = useState(false)
  const hide = () => {
    seen.add(text)
    setIsShown(false)
  }
  useEffect(() => {
    if (!isShown || isHeld) return undefined
    const timer = setTimeout(() => {
      seen.add(text)
      setIsShown(false)
    }, readingTime(text))
    return () => clearTimeout(timer)
  }, [isShown, isHeld, text])
  if (!isShown) return null
  const hold = () => setIsHeld(true)
  const release = () => setIsHeld(false)
  return (
    <div
      className={styles.toast}
      role="note"
      aria-label={t('disclaimer.label')}
      onPointerEnter={hold}
      onPointerLeave={release}
    >
      <p>{text}</p>
      <IconButton label={t('disclaimer.close')} onClick={hide} onFocus={hold} onBlur={release} edge="end">
        <CloseIcon size={20} />
      </IconButton>
    </div>
  )
}
