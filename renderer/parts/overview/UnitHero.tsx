import { ButtonLink } from '#renderer/ui/Button.tsx'
import { useTranslation } from 'react-i18next'
import { checkoutPath, roomPath } from '#renderer/unit/address/paths.ts'
import { useMayComplete } from '#renderer/unit/order/use-may-complete.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { HeroFrame } from './HeroFrame.tsx'
import { useMainAction } from './main-action.ts'
import styles from './UnitHero.module.css'

/** The open unit, with what its choices ask for next. */
export function UnitHero({ isInDialog }: { isInDialog: boolean }) {
  const { unit, project, flags } = useOpenUnit()
  const showsPrice = flags.showPricing && flags.showUnitPrices
  return (
    <HeroFrame project={project} unit={unit} showsPrice={showsPrice} isInDialog={isInDialog} action={<MainButton />} />
  )
}

/** DSH-43..45: start, go on, or check and complete. */
function MainButton() {
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
      className={styles.button}
      endIcon={<NamedIcon name="arrowRight" size={20} />}
    >
      {action === 'finish' && !mayComplete ? t('main.mp.finish') : t(`main.${portal}.${action}`)}
    </ButtonLink>
  )
}
