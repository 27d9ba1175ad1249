import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#renderer/ui/Button.tsx'
import { lazyPart } from '#renderer/ui/lazy-part.ts'
import styles from './search.module.css'

const SearchDialog = lazyPart(async () => (await import('./SearchDialog.tsx')).SearchDialog)

/** Finds any unit, person and order from every page of the team, by a button or Ctrl+K (UNT-10). */
export function StaffSearch() {
  const { t } = useTranslation('admin')
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setIsOpen(true)
    }
    window.addEventListener('keydown', open)
    return () => window.removeEventListener('keydown', open)
  }, [])
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
      >
        {t('search')}
        <kbd aria-hidden="true">{t('searchKey')}</kbd>
      </Button>
      {isOpen ? (
        <Suspense>
          <SearchDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
