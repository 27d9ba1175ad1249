import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { Button } from '#renderer/ui/Button.tsx'
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
      <div className="ww-stack ww-gap-8 ww-note ww-main" role="status">
        <h2 className="ww-heading" id={titleId}>
          {t('stuck.title')}
        </h2>
        <p>
          {isNamed ? t('stuck.body', { label }) : t('stuck.bodyPlain')}{' '}
          {behind > 0 ? t('stuck.behind', { count: behind }) : null}
        </p>
      </div>
      <Button variant="contained" onClick={store.takeBack}>
        {isNamed ? t('stuck.takeBack', { label }) : t('stuck.takeBackPlain')}
      </Button>
    </section>
  )
}
