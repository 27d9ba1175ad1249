import { lazy, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { unitState } from '#shared/domain/index.ts'
import { useNoticePlace } from '#renderer/notifications/index.ts'
import { useTopLayer } from '#renderer/ui/dialog/dialog-layer.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import type { ChangedByOthers } from '#renderer/unit/state/unit.store.ts'
import { changedTitles } from '#renderer/unit/collaboration/changed-titles.ts'
import type { Shown } from './ChangedWords.tsx'
import styles from './ChangedElsewhere.module.css'

/** ms that it stays after the last change. */
const SHOWN_MS = 6_000

/** Most visits hear of nobody else. */
const ChangedWords = lazy(async () => ({ default: (await import('./ChangedWords.tsx')).ChangedWords }))

/**
 * Says quietly what others have just changed for this unit (decision 7). Several changes of one author become one
 * line, so that somebody who is choosing elsewhere does not talk all the time. Over an open dialog too, which makes
 * the page behind it mute. `isQuiet`: a question says it already.
 */
export function ChangedElsewhere({ isQuiet }: { isQuiet: boolean }) {
  const { store } = useOpenUnit()
  const layer = useTopLayer()
  const place = useNoticePlace()
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => store.onOthers((changed) => setShown((before) => nextShown(before, changed))), [store])
  useEffect(() => {
    if (shown === null) return undefined
    const timer = setTimeout(() => setShown(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [shown])
  return createPortal(
    <div className={place === null ? styles.place : styles.placed} role="status">
      {shown === null || isQuiet ? null : (
        <Suspense fallback={null}>
          <p className={styles.notice}>
            <ChangedWords {...shown} />
          </p>
        </Suspense>
      )}
    </div>,
    place?.stack ?? layer,
  )
}

function nextShown(shown: Shown | null, { before, after, author }: ChangedByOthers): Shown | null {
  const isCompleted = unitState(after).completed
  const status = isCompleted === unitState(before).completed ? null : isCompleted ? 'completed' : 'reopened'
  const titles = changedTitles(before, after)
  if (status === null && titles.length === 0) return shown
  const earlier = shown !== null && shown.author?.id === author?.id ? shown.titles : []
  return { author, status, titles: [...titles, ...earlier.filter((title) => !titles.includes(title))] }
}
