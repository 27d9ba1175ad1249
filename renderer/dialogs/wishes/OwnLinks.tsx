import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#renderer/i18n/format.ts'
import { formatTime } from '#renderer/i18n/format-time.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { Button } from '#renderer/ui/Button.tsx'
import styles from './OwnLinks.module.css'
import type { WishLink } from './wish-links.ts'

interface OwnLinksProps {
  readonly links: readonly WishLink[]
  /** The one whose code is shown; null = none. */
  readonly shownId: string | null
  /** False = it still opens. */
  readonly onWithdraw: (id: string) => Promise<boolean>
}

/** What one has shared, each to be withdrawn (WSH-7). */
export function OwnLinks({ links, shownId, onWithdraw }: OwnLinksProps) {
  const { t } = useTranslation('wishes')
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  /** How the last one went; null = none has been withdrawn yet. */
  const [word, setWord] = useState<string | null>(null)
  const withdraw = async (linkId: string, day: string) => {
    setWord('')
    const isWithdrawn = await onWithdraw(linkId)
    setWord(isWithdrawn ? t('sharing.isWithdrawn', { day }) : t('sharing.withdrawFailed'))
    // Its button has gone with it.
    if (isWithdrawn) heading.current?.focus()
  }
  // The word about the last one stays when there is none left.
  if (links.length === 0 && word === null) return null
  return (
    <section aria-labelledby={id}>
      <h3 ref={heading} id={id} className="ww-heading" tabIndex={-1}>
        {t('sharing.links')}
      </h3>
      <ul>
        {links.map((link) => (
          <Row key={link.id} link={link} isShown={link.id === shownId} onWithdraw={withdraw} />
        ))}
      </ul>
      <p role="status">{word}</p>
    </section>
  )
}

interface RowProps {
  readonly link: WishLink
  readonly isShown: boolean
  readonly onWithdraw: (id: string, day: string) => Promise<void>
}

function Row({ link, isShown, onWithdraw }: RowProps) {
  const { t } = useTranslation('wishes')
  const locale = useLocale()
  const [step, setStep] = useState<'rest' | 'asking' | 'sending'>('rest')
  // With the time: several may be of one day.
  const day = formatTime(link.createdAt, locale, 'longMoment')
  const isAsked = step !== 'rest'
  const button = useRef<HTMLButtonElement>(null)
  const withdraw = () => {
    if (step === 'sending') return
    setStep('sending')
    void onWithdraw(link.id, day).then(() => setStep('rest'))
  }
  const keep = () => {
    if (step === 'sending') return
    setStep('rest')
    button.current?.focus()
  }
  return (
    <li className={styles.row}>
      <span className="ww-stack ww-words">
        <span>
          {isShown ? <strong>{t('sharing.this')}: </strong> : null}
          {t('sharing.count', { count: link.count })} {t('sharing.from', { day })}
        </span>
        <span className="ww-hint">
          {isAsked ? t('sharing.sure') : t('sharing.until', { day: formatDate(link.expiresAt, locale) })}
        </span>
      </span>
      {/* One button, which keeps the focus; a second touch on the same place takes nothing away. */}
      <span className={styles.sure}>
        <Button
          ref={button}
          variant={isAsked ? 'outlined' : 'text'}
          color={isAsked ? 'error' : 'primary'}
          aria-label={isAsked ? undefined : t('sharing.withdrawNamed', { day })}
          aria-disabled={step === 'sending'}
          onClick={isAsked ? withdraw : () => setStep('asking')}
        >
          {t(isAsked ? 'sharing.really' : 'sharing.withdraw')}
        </Button>
        {isAsked ? (
          <Button variant="text" color="inherit" aria-disabled={step === 'sending'} onClick={keep}>
            {t('sharing.keep')}
          </Button>
        ) : null}
      </span>
    </li>
  )
}
