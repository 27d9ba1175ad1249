import { useTranslation } from 'react-i18next'
import { openStaffSearch } from '#renderer/parts/staff-search/staff-search.store.ts'
import { Button } from '#renderer/ui/Button.tsx'
import styles from './search.module.css'

/** Opens the search of the team, and names its keys, which open it on every page (UNT-10). */
export function SearchButton() {
  const { t } = useTranslation('admin')
  return (
    <Button
      variant="outlined"
      color="inherit"
      className={styles.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openStaffSearch}
    >
      {t('search')}
      <kbd aria-hidden="true">{t('searchKey')}</kbd>
    </Button>
  )
}
