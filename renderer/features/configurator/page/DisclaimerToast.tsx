import { memo, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { readStored, writeStored } from '#renderer/platform/storage.ts'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { CloseIcon, NamedIcon } from '#renderer/ui/icons.tsx'
import { listen } from '#renderer/ui/listen.ts'
import styles from './DisclaimerToast.module.css'

/** ms; CFG-32. */
const AT_LEAST = 30_000
const PER_WORD = 500
/** ms after a press on the picture: what is pressed beside it must not move before the press has come to something. */
const AFTER_PRESS = 400

/** How long a text is shown, ms: long enough to be read (CFG-32). */
export function readingTime(text: string): number {
  return Math.max(AT_LEAST, text.split(/\s+/).filter((word) => word !== '').length * PER_WORD)
}

/** Texts that were shown long enough, or closed, in this browser: once is enough. A short line for each. */
const KEY = 'disclaimers'
/** The oldest go: texts are edited, and come back at worst. */
const MAX_LINES = 50

function seen(): string[] {
  return (readStored(KEY) ?? '').split('\n').filter((line) => line !== '')
}

function noteSeen(text: string): void {
  writeStored(KEY, [...seen(), markLine(text)].slice(-MAX_LINES).join('\n'))
}

/** Length and a 32 bit sum: enough to tell a few texts of one browser apart. */
function markLine(text: string): string {
  let sum = 0
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) | 0
  return `${text.length}-${(sum >>> 0).toString(36)}`
}

interface DisclaimerToastProps {
  readonly room: Room
  /**
   * The picture has little room: said by itself in one room of a visit, and until somebody touches the picture; its first
   * line, of which a touch makes all of it.
   */
  readonly isBrief?: boolean
}

/** Whether, since the page was loaded, one was said by itself where that is done but once. */
let wasSaid = false

/**
 * The room's reservation, at the bottom left (CFG-33); hides itself, but not from under a pointer or the focus. What is
 * left of it is a button that says it again.
 */
export const DisclaimerToast = memo(function DisclaimerToast({ room, isBrief = false }: DisclaimerToastProps) {
  const { disclaimerText } = room
  return disclaimerText === '' ? null : <Toast key={disclaimerText} text={disclaimerText} isBrief={isBrief} />
})

function Toast({ text, isBrief }: { text: string; isBrief: boolean }) {
  const { t } = useTranslation('configurator')
  const [isShown, setIsShown] = useState(() => !seen().includes(markLine(text)) && !(isBrief && wasSaid))
  const [isHeld, setIsHeld] = useState(false)
  const [isWhole, setIsWhole] = useState(false)
  const hide = useCallback(() => {
    noteSeen(text)
    setIsShown(false)
  }, [text])
  const toast = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const picture = isBrief && isShown ? toast.current?.closest<HTMLElement>('[data-picture]') : null
    if (!picture) return undefined
    wasSaid = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const hideSoon = ({ target }: PointerEvent) => {
      if (target instanceof Node && toast.current?.contains(target)) return
      clearTimeout(timer)
      timer = setTimeout(hide, AFTER_PRESS)
    }
    const stop = [listen(picture, 'pointerup', hideSoon), listen(picture, 'pointercancel', hideSoon)]
    return () => {
      clearTimeout(timer)
      for (const end of stop) end()
    }
  }, [isBrief, isShown, hide])
  useEffect(() => {
    if (!isShown || isHeld) return undefined
    const timer = setTimeout(hide, readingTime(text))
    return () => clearTimeout(timer)
  }, [isShown, isHeld, hide, text])
  if (!isShown)
    return (
      <IconButton className={styles.again} label={t('disclaimer.label')} onClick={() => setIsShown(true)}>
        <NamedIcon name="info" size={22} />
      </IconButton>
    )
  const hold = () => setIsHeld(true)
  const release = () => setIsHeld(false)
  return (
    <div
      ref={toast}
      className={styles.toast}
      data-brief={isBrief || undefined}
      role="note"
      aria-label={t('disclaimer.label')}
      onPointerEnter={hold}
      onPointerLeave={release}
    >
      {isBrief ? (
        <button type="button" className={styles.line} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {text}
        </button>
      ) : (
        <p className="ww-hint ww-words ww-main">{text}</p>
      )}
      <IconButton label={t('disclaimer.close')} onClick={hide} onFocus={hold} onBlur={release} edge="end">
        <CloseIcon size={20} />
      </IconButton>
    </div>
  )
}
