import { useTranslation } from 'react-i18next'
import { itemAt } from '#shared/domain/designs/outline.ts'
import { ConfirmDialog } from '#renderer/ui/dialog/ConfirmDialog.tsx'
import { deleteItem, outlineNow, say } from '../editor-actions.ts'
import { useAskedToDelete } from './ask-to-delete.store.ts'
import { itemName } from './item-name.ts'

/** EDT-19: the question before an item goes. */
export function DeleteItem() {
  const { t } = useTranslation('editor')
  const path = useAskedToDelete((state) => state.path)
  const item = path === null ? null : itemAt(outlineNow(), path)
  if (path === null || item === null) return null
  const close = () => useAskedToDelete.setState({ path: null })
  const name = itemName(t, item)
  return (
    <ConfirmDialog
      title={t('meta.editor.deleteItem')}
      cancel={t('meta.editor.cancel')}
      confirm={t('meta.editor.remove')}
      onClose={close}
      onConfirm={() => {
        close()
        deleteItem(path)
        say(t('tool.deleted', { name }))
      }}
    >
      {t('meta.editor.deleteText', { name })}
    </ConfirmDialog>
  )
}
