import { useCallback } from 'react'
import { type LineForItem, lineForItem } from '#shared/domain/index.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { isAnswered } from '#renderer/unit/visit/answered.ts'

/** What the departure from a line is called among the questions of a visit: another line is another question. */
export function departureQuestion({ lineId, roomId }: LineForItem): string {
  return `departure ${lineId} ${roomId ?? ''}`
}

/** Tells whether the buyer has agreed in this visit to depart from the line that an item follows; the same function for the same unit. */
export function useMayDepart(): (itemId: string) => boolean {
  const { store, unit } = useOpenUnit()
  return useCallback(
    (itemId) => {
      const line = lineForItem(store.state.getState().configuration, itemId)
      return line !== null && isAnswered(unit.id, departureQuestion(line))
    },
    [store, unit.id],
  )
}
