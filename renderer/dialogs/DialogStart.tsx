import { lazy, Suspense, useMemo, useState } from 'react'
import { readKept } from '#renderer/platform/kept-query.ts'
import { useFirstSign } from '#renderer/platform/use-first-sign.ts'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { timeNow } from './openings/entry.ts'
import { OpenerAfterConsent } from './openings/opener-after-consent.ts'
import { Opener } from './openings/Opener.tsx'
import { preloadDialogs } from './dialog-registry.ts'

const DesignLinesStart = lazy(async () => ({ default: (await import('./DesignLinesStart.tsx')).DesignLinesStart }))

interface DialogStartProps {
  readonly room: Room
  /** Those of the menu. */
  readonly rooms: readonly Room[]
  /** The address opens an item. */
  readonly isItemNamed: boolean
}

/** What dialogs do when a unit opens. Shows nothing; it is a component so that the address paints nothing else again. */
export function DialogStart(props: DialogStartProps) {
  const { portal, isPresented } = useOpenUnit()
  const [line] = useState(() => readKept('p010'))
  /** Whether a line came with the address; null = it is still to be applied. */
  const [cameByQuery, setCameByQuery] = useState(line === null ? false : null)
  useFirstSign(preloadDialogs)
  const enteredAt = useEnteredAt(props.room.id)
  const OpenerHere = portal === 'mp' && isPresented !== true ? OpenerAfterConsent : Opener
  return (
    <Suspense>
      {line === null ? null : <DesignLinesStart name={line} onApplied={setCameByQuery} />}
      {cameByQuery === null ? null : <OpenerHere {...props} cameByQuery={cameByQuery} enteredAt={enteredAt} />}
    </Suspense>
  )
}

/** When the room of the address was entered, as `performance.now` counts. */
function useEnteredAt(roomId: string): number {
  return useMemo(() => ({ roomId, at: timeNow() }), [roomId]).at
}
