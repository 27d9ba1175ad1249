import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import type { StuckChoice } from '#renderer/unit/state/shown-saving.ts'
import styles from './CatalogueMoveNotice.module.css'

/**
 * The server breaks over a choice, again and again (SHL-12): the choice stays, and so do those behind it; the one way
 * on that the user has is to take it back.
 */
export function StuckNotice({ stuck: { label, behind } }: { stuck: StuckChoice }) {
  const { t } = useTranslation('saving-notices')
  const { store } = useOpenUnit()
  const titleId = useId()
  const isNamed = label !== ''
  return (
    <section className={styles.notice} aria-labelledby={titleId}>
      <div role="status">
        <h2 id={titleId}>{t('stuck.title')}</h2>
        <p>
          {isNamed ? t('stuck.body', { label }) : t('stuck.bodyPlain')}{' '}
          {behind > 0 ? t('stuck.behind', { count: behind }) : null}
        </p>
      </div>
      <button type="button" className={styles.accept} onClick={store.takeBack}>
        {isNamed ? t('stuck.takeBack', { label }) : t('stuck.takeBackPlain')}
      </button>
    </section>
  )
}
