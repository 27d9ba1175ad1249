import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import styles from './MoreActions.module.css'
import { UNIT_ACTIONS } from './unit-actions.ts'
import { UnitActions } from './UnitActions.tsx'

/** Small screens: the unit's actions behind one button. */
export function MoreActions() {
  const { t } = useTranslation('configurator')
  const unit = useOpenUnit()
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  if (!UNIT_ACTIONS.some((action) => action.isOffered(unit))) return null
  return (
    <>
      <IconButton label={t('actions.more')} popoverTarget={id}>
        <NamedIcon name="more" />
      </IconButton>
      <section ref={panel} id={id} popover="auto" className={styles.panel} aria-label={t('actions.label')}>
        <UnitActions onDone={() => panel.current?.hidePopover()} />
      </section>
    </>
  )
}
