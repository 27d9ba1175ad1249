import { useEffect, useLayoutEffect, useRef } from 'react'
import { AHEAD_MS, whenIdle } from '#renderer/platform/when-idle.ts'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { useOpenDialog } from '#renderer/unit/dialogs/use-dialogs.ts'
import { useSteadyDialogs } from '#renderer/unit/dialogs/use-steady-dialogs.ts'
import { bring, isAtHand } from './at-hand.ts'
import { withEntry } from './entry.ts'
import type { OpeningName } from './find-opening.ts'
import { noteAnswered } from '#renderer/unit/visit/answered.ts'
import { useOpeningOf } from './use-opening-of.ts'

export interface OpenerProps {
  readonly room: Room
  readonly rooms: readonly Room[]
  readonly isItemNamed: boolean
  readonly cameByQuery: boolean
  /** When the room was entered, as `performance.now` counts. */
  readonly enteredAt: number
}

/**
 * Opens what opens by itself over a room, with the room: once per unit and visit until it was answered or closed
 * (decision 70). Shows nothing.
 */
export function Opener({ room, rooms, isItemNamed, cameByQuery, enteredAt }: OpenerProps) {
  const findOpening = useOpeningOf(cameByQuery)
  const dialogs = useSteadyDialogs()
  const shown = useOpenDialog()?.name ?? null
  useNoteOver(room, shown)
  const latest = useRef({ room, shown, isItemNamed, findOpening, enteredAt })
  useLayoutEffect(() => {
    latest.current = { room, shown, isItemNamed, findOpening, enteredAt }
  })
  /** The room that it has opened in. */
  const openedIn = useRef<string | null>(null)
  const roomId = room.id
  useLayoutEffect(() => {
    if (openedIn.current === roomId) return undefined
    openedIn.current = null
    const entry = latest.current
    // Something may be chosen before it opens.
    const due = () => latest.current.findOpening(entry.room, entry.isItemNamed)
    // Who came for a dialog sees that one.
    const name = entry.shown === null ? due()?.name : undefined
    if (name === undefined) return undefined
    return withEntry({ at: entry.enteredAt, isAtHand: isAtHand(name), bring: () => bring(name) }, () => {
      openedIn.current = roomId
      const opening = due()
      // Nobody goes back behind the choice of design lines (DSL-11).
      if (opening?.name === 'designLines') dialogs.replace('designLines')
      else if (opening?.name === 'upgrades') dialogs.open('upgrades', opening.params)
    })
  }, [roomId, dialogs])
  // For the room that somebody goes to later.
  useEffect(() => {
    const names = new Set(rooms.flatMap((other) => findOpening(other, false)?.name ?? []))
    return names.size === 0 ? undefined : whenIdle(() => names.forEach((name) => void bring(name)), AHEAD_MS)
  }, [rooms, findOpening])
  return null
}

/** Notes that such a dialog was closed; leaving the page with it open answers nothing. */
function useNoteOver(room: Room, shown: string | null): void {
  const { unit } = useOpenUnit()
  const before = useRef<OpeningName | null>(null)
  const isFloorPlan = room.mode === 'FLOORPLAN_SELECTION'
  useLayoutEffect(() => {
    const now = shown === 'designLines' || (shown === 'upgrades' && isFloorPlan) ? shown : null
    if (before.current !== null && before.current !== now) noteAnswered(unit.id, before.current)
    before.current = now
  }, [shown, isFloorPlan, unit.id])
}
