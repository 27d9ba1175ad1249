import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import styles from '../editor.module.css'
import { AddDialog } from './AddDialog.tsx'

/** Opens the list of what can be added. */
export function AddButton() {
  const { t } = useTranslation('editor')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.add}
        aria-label={t('add.open')}
        title={t('add.open')}
        onClick={() => setIsOpen(true)}
      >
        <NamedIcon name="plus" />
      </button>
      {isOpen ? <AddDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
