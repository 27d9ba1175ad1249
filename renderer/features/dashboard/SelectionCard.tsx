import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { checkoutPath, useOpenUnit, useUnitState } from '#renderer/features/configurator/index.ts'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import card from './card.module.css'
import styles from './SelectionCard.module.css'

/** How far the choices are, what they cost, and the link to all of them (DSH-50, DSH-51). */
export function SelectionCard() {
  const { t } = useTranslation('dashboard')
  const { basePath, flags } = useOpenUnit()
  const { price } = useFormat()
  const { completed, total, onRequestCount } = useUnitState()
  return (
    <section className={card.card}>
      <h2 className={card.title}>{t(completed ? 'selection.completedTitle' : 'selection.title')}</h2>
      {completed ? (
        <p className={styles.completed}>
          <NamedIcon name="lock" size={20} />
          {t('selection.completedBody')}
        </p>
      ) : flags.showProgressBar ? (
        <Progress />
      ) : null}
      {flags.showPricing ? (
        <div className={styles.cost}>
          <span className={styles.label}>{t('selection.total')}</span>
          <strong className={styles.figure} data-testid="dashboard-total">
            {price(total, { sign: true })}
          </strong>
          {onRequestCount > 0 ? <span>{t('selection.onRequest', { count: onRequestCount })}</span> : null}
          <small>{t('selection.hint')}</small>
        </div>
      ) : null}
      <Link className={card.link} to={checkoutPath(basePath)}>
        {t(completed ? 'selection.overviewCompleted' : 'selection.overview')}
        <NamedIcon name="arrowRight" size={20} />
      </Link>
    </section>
  )
}

function Progress() {
  const { t } = useTranslation('dashboard')
  const { percentage } = useFormat()
  const { progress, pendingCount } = useUnitState()
  const words = pendingCount === 0 ? t('selection.done') : t('selection.open', { count: pendingCount })
  return (
    <div className={styles.progress}>
      <div className={styles.progressLine}>
        <span>{words}</span>
        <strong>{percentage(progress)}</strong>
      </div>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={t('selection.progress')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(progress * 100)}
        aria-valuetext={`${percentage(progress)}, ${words}`}
      >
        <span style={{ transform: `scaleX(${progress})` }} />
      </div>
    </div>
  )
}
