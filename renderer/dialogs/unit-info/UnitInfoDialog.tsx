import { useTranslation } from 'react-i18next'
import { UnitOverview } from '#renderer/parts/overview/UnitOverview.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import type { ConfiguratorDialogProps } from '#renderer/unit/dialogs/dialogs.types.ts'

/** CFG-19: the unit's dashboard, over the room. */
export function UnitInfoDialog({ onClose }: ConfiguratorDialogProps<'unitInfo'>) {
  const { t } = useTranslation('configurator')
  return (
    <Dialog title={t('actions.unitInfo')} size="large" onClose={onClose}>
      <UnitOverview />
    </Dialog>
  )
}
