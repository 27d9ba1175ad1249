import { useMemo, useState } from 'react'
import type { Outline } from '#shared/domain/designs/outline.ts'
import { readDashboard } from '#shared/domain/designs/read-dashboard.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { Items } from './items/Items.tsx'
import { keepSame } from './items/keep-same.ts'
import styles from './CustomDashboard.module.css'

/** The items of an outline, one below the other (DSH-5). */
export function CustomDashboard({ outline }: { readonly outline: Outline }) {
  const { frameHosts } = useOpenUnit().project
  const items = useMemo(
    () => readDashboard(outline, { frameHosts: new Set(frameHosts), pictures: null }).items,
    [outline, frameHosts],
  )
  const [shown, setShown] = useState(items)
  const same = keepSame(shown, items)
  if (same !== shown) setShown(same)
  return (
    <div className={styles.page}>
      <Items items={same} place="page" />
    </div>
  )
}
