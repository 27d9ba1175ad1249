import { useTranslation } from 'react-i18next'
import type { VariantView } from '#renderer/unit/variants/variant-view.ts'
import styles from './VariantsDialog.module.css'

/** What of a variant the offer does not have any more. */
export function GoneChoices({ gone: { dropped, namelessDropped } }: { gone: VariantView['gone'] }) {
  const { t } = useTranslation('variants')
  if (dropped.length + namelessDropped === 0) return null
  return (
    <div className={styles.gone}>
      <p>{t('apply.gone')}</p>
      <ul className="ww-list">
        {dropped.map(({ itemTitle, roomTitle }) => (
          <li key={`${roomTitle} ${itemTitle}`}>{roomTitle === null ? itemTitle : `${itemTitle} (${roomTitle})`}</li>
        ))}
        {namelessDropped === 0 ? null : <li>{t('apply.goneNameless', { count: namelessDropped })}</li>}
      </ul>
    </div>
  )
}
