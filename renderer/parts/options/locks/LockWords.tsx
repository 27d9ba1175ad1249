import { useTranslation } from 'react-i18next'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import type { Lock } from '#renderer/unit/locks/locks.ts'
import { lockReason } from '#renderer/unit/locks/lock-reason.ts'
import styles from './LockWords.module.css'

export interface LockWordsProps {
  readonly lock: Lock
  /**
   * `mark`: one word, the reason for screen readers only; `partly`: the same for a part of it; `reason`: why, in full;
   * `sentence`: the same beside a lock that stands there already.
   */
  readonly as: 'mark' | 'partly' | 'reason' | 'sentence'
}

/** That something is locked, and why. Phrasing content: it stands in buttons, too. */
export function LockWords({ lock, as }: LockWordsProps) {
  const { t } = useTranslation('locks')
  const locale = useLocale()
  const reason = lockReason(t, locale, lock)
  if (as === 'sentence') return reason
  return (
    <span className={styles.lock} data-as={as}>
      <NamedIcon name="lock" size={16} />
      {as === 'reason' ? (
        <span>{reason}</span>
      ) : (
        <span>
          {t(as)}
          <span className="visually-hidden">: {reason}</span>
        </span>
      )}
    </span>
  )
}
