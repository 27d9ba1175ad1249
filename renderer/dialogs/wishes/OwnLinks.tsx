import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#renderer/i18n/format.ts'
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
  const [hasFailed, setHasFailed] = useState(false)
  const withdraw = async (linkId: string) => setHasFailed(!(await onWithdraw(linkId)))
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="ww-heading">
        {t('sharing.links')}
      </h3>
      <ul>
        {links.map((link) => (
          <Row key={link.id} link={link} isShown={link.id === shownId} onWithdraw={withdraw} />
        ))}
      </ul>
      <p role="status">{hasFailed ? t('sharing.withdrawFailed') : null}</p>
    </section>
  )
}

interface RowProps {
  readonly link: WishLink
  readonly isShown: boolean
  readonly onWithdraw: (id: string) => Promise<void>
}

function Row({ link, isShown, onWithdraw }: RowProps) {
  const { t } = useTranslation('wishes')
  const locale = useLocale()
  const [step, setStep] = useState<'rest' | 'asking' | 'sending'>('rest')
  // With the time: several may be of one day.
  const moment = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'de-DE', { dateStyle: 'long', timeStyle: 'short' })
  const day = moment.format(new Date(link.createdAt))
  const isAsked = step !== 'rest'
  const withdraw = () => {
    setStep('sending')
    void onWithdraw(link.id).then(() => setStep('rest'))
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
          variant={isAsked ? 'outlined' : 'text'}
          color={isAsked ? 'error' : 'primary'}
          aria-label={isAsked ? undefined : t('sharing.withdrawNamed', { day })}
          disabled={step === 'sending'}
          onClick={isAsked ? withdraw : () => setStep('asking')}
        >
          {t(isAsked ? 'sharing.really' : 'sharing.withdraw')}
        </Button>
        {isAsked ? (
          <Button variant="text" color="inherit" disabled={step === 'sending'} onClick={() => setStep('rest')}>
            {t('sharing.keep')}
          </Button>
        ) : null}
      </span>
    </li>
  )
}
