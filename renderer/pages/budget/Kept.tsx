import { useTranslation } from 'react-i18next'
import { Button } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import styles from './BudgetPage.module.css'

/** What matters to the buyer: no proposal touches it until it is released (BUD-4). */
export function Kept({ itemIds, onRelease }: { itemIds: readonly string[]; onRelease: (itemId: string) => void }) {
  const { t } = useTranslation('budget')
  const { store } = useOpenUnit()
  const items = itemIds.flatMap((id) => store.prepared.item(id) ?? [])
  if (items.length === 0) return null
  return (
    <section className="ww-stack ww-gap-8" aria-label={t('kept')}>
      <h3 className="ww-heading">{t('kept')}</h3>
      <ul className={styles.kept}>
        {items.map(({ id, title }) => (
          <li key={id} className="ww-between ww-gap-12">
            <span className="ww-row ww-gap-8 ww-words">
              <NamedIcon name="lock" size={20} />
              {title}
            </span>
            <Button
              type="button"
              variant="text"
              aria-label={t('releaseNamed', { item: title })}
              onClick={() => onRelease(id)}
            >
              {t('release')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
