import { lazy, Suspense, useState } from 'react'
import { readKept } from '#renderer/platform/kept-query.ts'
import type { Room } from '#shared/domain/catalogue.types.ts'
import { useOpenUnit } from '../store/unit.context.ts'
import { useDialogPreload } from './use-dialog-preload.ts'

const DesignLinesStart = lazy(async () => ({ default: (await import('./DesignLinesStart.tsx')).DesignLinesStart }))

/** What dialogs do when a unit opens. Shows nothing; it is a component so that the address paints nothing else again. */
export function DialogStart({ room }: { room: Room }) {
  const { flags } = useOpenUnit()
  // Neither a line that the address brought (DSL-14), nor a selection that opens by itself (DSL-6): nothing to load.
  const [hasLine] = useState(() => readKept('p010') !== null)
  useDialogPreload()
  if (flags.designLinesSelection20 && !hasLine) return null
  return (
    <Suspense>
      <DesignLinesStart room={room} />
    </Suspense>
  )
}
