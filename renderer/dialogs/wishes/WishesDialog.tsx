import { useTranslation } from 'react-i18next'
import { WishList } from '#renderer/parts/wishes/WishList.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import type { ConfiguratorDialogProps } from '#renderer/unit/dialogs/dialogs.types.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'

/** What is marked, where the unit has no page for it (WSH-4). */
export function WishesDialog({ onClose }: ConfiguratorDialogProps<'wishes'>) {
  const { t } = useTranslation('wishes')
  const { favorites } = useOpenUnit()
  if (favorites === null) return null
  return (
    <Dialog title={t('title')} size="full" onClose={onClose}>
      <WishList favorites={favorites} />
    </Dialog>
  )
}
