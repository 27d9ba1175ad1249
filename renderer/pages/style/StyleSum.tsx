import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { type Intent, unitState } from '#shared/domain/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import styles from './StylePage.module.css'

interface StyleSumProps {
  readonly tried: Intent | undefined
  /** Of the style. */
  readonly title: string
  readonly onApply: () => void
  /** The way on without it, where it stands here. */
  readonly children: ReactNode
}

/** What the whole unit comes to in the style, how much of it is decided then, and the way on with it. */
export function StyleSum({ tried, title, onApply, children }: StyleSumProps) {
  const { t } = useTranslation('style')
  const { price } = useFormat()
  const { flags } = useOpenUnit()
  const state = tried?.ok === true ? unitState(tried.configuration) : null
  return (
    <section className={styles.sum} aria-label={t('whole', { line: title })}>
      <div className={styles.total} aria-live="polite">
        {flags.showPricing ? (
          <>
            <span className="ww-hint">{t('whole', { line: title })}</span>
            <strong data-testid="style-total">{state === null ? '…' : price(state.total, { sign: true })}</strong>
            {state !== null && state.onRequestCount > 0 ? (
              <span className="ww-hint">{t('onRequest', { count: state.onRequestCount })}</span>
            ) : null}
          </>
        ) : null}
        {state === null ? null : (
          <span className={styles.decided}>
            {t('decided', { decided: state.decidedCount, count: state.decidedCount + state.pendingCount })}
          </span>
        )}
      </div>
      <Button
        className={styles.go}
        variant="contained"
        disabled={state === null}
        onClick={onApply}
        endIcon={<NamedIcon name="arrowRight" size={20} />}
      >
        {t('apply', { line: title })}
      </Button>
      {children}
    </section>
  )
}
