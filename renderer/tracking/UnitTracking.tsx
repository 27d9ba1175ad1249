import { useEffect, useEffectEvent } from 'react'
import { useParams } from 'react-router-dom'
import { type TrackedAction, type TrackedPlace, track } from './track.ts'

/** An open unit, as far as what is done in it is counted. */
interface TrackedUnit extends TrackedPlace {
  readonly store: {
    readonly prepared: { readonly room: (idOrSlug: string) => { readonly id: string } | undefined }
    /** Tells of every choice that is made, null = something else was done. Returns how to stop. */
    readonly onPerformed: (
      listener: (performed: {
        readonly choice: { readonly itemId: string; readonly productId: string } | null
      }) => void,
    ) => () => void
  }
}

/** Counts what a visitor does in the open unit: opening it, opening rooms, choosing products (CNS-10). Shows nothing. */
export function UnitTracking({ open }: { open: TrackedUnit }) {
  const { store, unit } = open
  const { roomId: roomIdOrSlug } = useParams()
  const roomId = roomIdOrSlug === undefined ? undefined : store.prepared.room(roomIdOrSlug)?.id
  const tell = useEffectEvent((action: TrackedAction) => track(open, action))
  useEffect(() => tell({ type: 'unit_opened' }), [unit.id])
  useEffect(() => {
    if (roomId !== undefined) tell({ type: 'room_opened', label: roomId })
  }, [unit.id, roomId])
  useEffect(
    () =>
      store.onPerformed(({ choice }) => {
        if (choice !== null) tell({ type: 'product_chosen', label: choice.itemId, value: choice.productId })
      }),
    [store],
  )
  return null
}
