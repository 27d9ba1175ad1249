import { useEffect, useEffectEvent } from 'react'
import { useParams } from 'react-router-dom'
import type { OpenUnit } from '#renderer/features/configurator/index.ts'
import { type TrackedAction, track } from './track.ts'

/** Counts what a visitor does in the open unit: opening it, opening rooms, choosing products (CNS-10). Shows nothing. */
export function UnitTracking({ open }: { open: OpenUnit }) {
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
