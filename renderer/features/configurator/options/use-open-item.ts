import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router-dom'
import { roomPath } from '#renderer/unit/address/paths.ts'

interface OpenItemState {
  readonly openId: string | null
  /** Opens an item, whose header goes to the top, and closes the other; or closes it, and the header stays where it is. */
  readonly toggle: (itemId: string, header: HTMLElement) => void
}

/** Marks the addresses that this accordion wrote itself. */
const OWN = 'accordion'

/**
 * Which item of the room is open: one at most. Opening one writes its address (NAV-40) without a
 * new step in the browser's history; an address that comes from elsewhere opens its item.
 */
export function useOpenItem(basePath: string, roomSlug: string, addressedId: string | null): OpenItemState {
  const navigate = useNavigate()
  const isOwn = useLocation().state === OWN
  const [openId, setOpenId] = useState(addressedId)
  const [seenId, setSeenId] = useState(addressedId)
  if (seenId !== addressedId) {
    setSeenId(addressedId)
    // Our own addresses arrive later than the touch, perhaps after the next one: they say nothing new.
    if (!isOwn) setOpenId(addressedId)
  }
  const toggle = useCallback(
    (itemId: string, header: HTMLElement) => {
      const next = openId === itemId ? null : itemId
      const before = header.getBoundingClientRect().top
      flushSync(() => setOpenId(next))
      const scroller = header.closest('[data-scroller]') ?? document.documentElement
      const wanted = next === null ? before : edgeAbove(header, scroller)
      scroller.scrollTop += header.getBoundingClientRect().top - wanted
      void navigate(roomPath(basePath, roomSlug, next), {
        replace: true,
        state: OWN,
        preventScrollReset: true,
      })
    },
    [openId, basePath, roomSlug, navigate],
  )
  return { openId, toggle }
}

/** Where the header of an opened row comes to rest, px from the window's upper edge: below what stays there. */
function edgeAbove(header: HTMLElement, scroller: Element): number {
  const row = header.closest('[data-item]') ?? header
  const margin = Number.parseFloat(getComputedStyle(row).scrollMarginTop) || 0
  return margin + (scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top)
}
