import { useTranslation } from 'react-i18next'
import { DashboardContent } from '#renderer/features/dashboard/index.ts'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import type { ConfiguratorDialogProps } from '../dialogs.types.ts'

/** CFG-19: the unit's dashboard, over the room. */
export function UnitInfoDialog({ onClose }: ConfiguratorDialogProps<'unitInfo'>) {
  const { t } = useTranslation('configurator')
  return (
    <Dialog title={t('actions.unitInfo')} size="large" onClose={onClose}>
      <DashboardContent isInDialog />
    </Dialog>
  )
}
