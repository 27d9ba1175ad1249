import { useCallback } from 'react'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { roomPath } from '#renderer/unit/address/paths.ts'
import { useSteadyNavigate } from '#renderer/unit/address/use-steady-navigate.ts'
import { scrollBehavior } from '#renderer/ui/scroll-behavior.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'

/** Brings an item's row among the choices into view. */
export function scrollToItem(itemId: string): void {
  findRow(itemId)?.scrollIntoView?.({ block: 'start', behavior: scrollBehavior() })
}

/** Opens an item of the room among the choices, by its address (NAV-40); it comes into view as it opens. */
export function useShowItem(room: Room): (itemId: string) => void {
  const { basePath } = useOpenUnit()
  const navigate = useSteadyNavigate()
  const { slug } = room
  return useCallback(
    (itemId) => {
      if (findRow(itemId)?.dataset['open'] !== undefined) scrollToItem(itemId)
      navigate(roomPath(basePath, slug, itemId), { replace: true, preventScrollReset: true })
    },
    [navigate, basePath, slug],
  )
}

function findRow(itemId: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-item="${CSS.escape(itemId)}"]`)
}
