import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { Picture } from './Picture.tsx'
import styles from './RulesDialog.module.css'
import type { ShownThing } from './rules-model.ts'

interface ChangePairProps {
  /** What it is of, smaller, above. */
  readonly label: string
  /** null = there is nothing before it, as with an upgrade. */
  readonly now: ShownThing | null
  /** null = the buyer is asked again. */
  readonly then: ShownThing | null
  /** How it changes the total; null where prices are hidden. */
  readonly amount: string | null
  readonly children?: ReactNode
}

/** One thing that changes: what is there now, what will be, and by how much it changes the total (WAY-1). */
export function ChangePair({ label, now, then, amount, children }: ChangePairProps) {
  const { t } = useTranslation('rules')
  return (
    <li className={styles.change}>
      <div className={styles.pair}>
        {now === null ? null : (
          <>
            <Thing thing={now} />
            <span className="ww-muted" aria-hidden="true">
              <NamedIcon name="arrowRight" size={20} />
            </span>
          </>
        )}
        {then === null ? <span className={styles.thing} data-open="" /> : <Thing thing={then} />}
        <div className="ww-rest ww-stack ww-gap-2">
          <span className="ww-hint">{label}</span>
          <strong className="ww-words">{then === null ? t('change.open') : (then.product ?? t('nothing'))}</strong>
          <span className="ww-ends">
            {now === null ? null : (
              <span className="ww-hint ww-words">{t('change.instead', { product: now.product ?? t('nothing') })}</span>
            )}
            {amount === null ? null : <span className={styles.amount}>{amount}</span>}
          </span>
        </div>
      </div>
      {children}
    </li>
  )
}

function Thing({ thing }: { thing: ShownThing }) {
  return <Picture url={thing.imageUrl} title={thing.product} trade={thing.trade} className={styles.thing} />
}
