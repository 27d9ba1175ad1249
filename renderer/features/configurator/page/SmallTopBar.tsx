import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { UserMenu } from '#renderer/features/user-menu/index.ts'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { MoreActions } from '../actions/MoreActions.tsx'
import { Deferred } from '#renderer/unit/state/Deferred.tsx'
import { useUnitState } from '#renderer/unit/state/derive.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { CloseLink } from './CloseLink.tsx'
import { SavingMark } from './SavingMark.tsx'
import styles from './SmallTopBar.module.css'
import { UnitTotal } from './Totals.tsx'
import { UnitProgressBar } from './UnitProgressBar.tsx'

/** Small screens: whose home it is and what it costs, always in view; 60 px high and the way out (CFG-3, CFG-8). */
export const SmallTopBar = memo(function SmallTopBar() {
  const { t } = useTranslation('configurator')
  const { name, flags } = useOpenUnit()
  return (
    <header className={styles.bar}>
      <CloseLink className={styles.close} label={t('page.close')}>
        <NamedIcon name="close" />
      </CloseLink>
      <div className={styles.unit}>
        <span className={styles.name}>{name}</span>
        <Deferred>
          <SavingMark isShort />
        </Deferred>
      </div>
      <UnitTotal compact />
      <MoreActions />
      <UserMenu />
      {flags.showProgressBar ? (
        <Deferred>
          <ProgressLine />
        </Deferred>
      ) : null}
    </header>
  )
})

/** How much of the home is decided, as a line below the bar. */
const ProgressLine = memo(function ProgressLine() {
  const { percentage } = useFormat()
  const { progress } = useUnitState()
  return <UnitProgressBar className={styles.progress} progress={progress} text={percentage(progress)} />
})
