import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { roomPath } from '#renderer/unit/address/paths.ts'
import { scrollBehavior } from '#renderer/ui/scroll-behavior.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'

/** Opens an item of the room among the choices, by its address (NAV-40), and brings it into view. */
export function useShowItem(room: Room): (itemId: string) => void {
  const { basePath } = useOpenUnit()
  const navigate = useNavigate()
  const { slug } = room
  return useCallback(
    (itemId) => {
      void navigate(roomPath(basePath, slug, itemId), { replace: true, preventScrollReset: true })
      // It is open after the frame that answers the touch.
      requestAnimationFrame(() => {
        const row = document.querySelector(`[data-item="${CSS.escape(itemId)}"]`)
        row?.scrollIntoView?.({ block: 'start', behavior: scrollBehavior() })
      })
    },
    [navigate, basePath, slug],
  )
}
