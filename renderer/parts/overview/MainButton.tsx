import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { checkoutPath, roomPath } from '#renderer/unit/address/paths.ts'
import { useMayComplete } from '#renderer/unit/order/use-may-complete.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { useMainAction } from './main-action.ts'

/** DSH-43..45: start, go on, or check and complete. */
export function MainButton({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('dashboard')
  const { portal, basePath } = useOpenUnit()
  const mayComplete = useMayComplete()
  const { action, room } = useMainAction()
  if (room === undefined) return null
  return (
    <ButtonLink
      to={action === 'finish' ? checkoutPath(basePath) : roomPath(basePath, room.slug)}
      variant="contained"
      size="large"
      className={className}
      endIcon={<NamedIcon name="arrowRight" size={20} />}
    >
      {action === 'finish' && !mayComplete ? t('main.mp.finish') : t(`main.${portal}.${action}`)}
    </ButtonLink>
  )
}
