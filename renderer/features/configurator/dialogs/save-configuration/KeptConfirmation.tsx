import { useEffect, useRef } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import styles from '../prospect/prospect.module.css'

/** It is kept here and goes out later (decision 36): nothing is lost, nothing more is to be done. */
export function KeptConfirmation({ email }: { email: string }) {
  const { t } = useTranslation('prospects')
  const screen = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone: what has come in its place is read from here.
  useEffect(() => screen.current?.focus(), [])
  return (
    <div
      ref={screen}
      tabIndex={-1}
      className={styles.done}
      style={{ outline: 'none' }}
      data-testid="configuration-kept"
    >
      <span className={styles.emblem} aria-hidden="true">
        <NamedIcon name="clock" size={30} />
      </span>
      <p role="status">
        <Trans t={t} i18nKey="kiosk.waiting" values={{ email }} components={{ strong: <strong /> }} />
      </p>
    </div>
  )
}
