import { memo } from 'react'
import { UserMenu } from '#renderer/features/session/index.ts'
import { MoreActions } from '../actions/MoreActions.tsx'
import { useOpenUnit } from '../store/unit.context.ts'
import { SavingMark } from './SavingMark.tsx'
import styles from './SmallTopBar.module.css'
import { UnitTotal } from './Totals.tsx'

/** Small screens: whose home it is and what it costs, always in view; 60 px high (CFG-3, CFG-8). */
export const SmallTopBar = memo(function SmallTopBar({ onSwitchUnit }: { onSwitchUnit: (() => void) | undefined }) {
  const { name } = useOpenUnit()
  return (
    <header className={styles.bar}>
      <div className={styles.unit}>
        <span className={styles.name}>{name}</span>
        <SavingMark />
      </div>
      <UnitTotal compact />
      <MoreActions />
      <UserMenu onSwitchUnit={onSwitchUnit} />
    </header>
  )
})
