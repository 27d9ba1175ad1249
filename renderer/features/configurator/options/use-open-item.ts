import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { scrollToItem } from '#renderer/parts/pictures/use-show-item.ts'
import { roomPath } from '#renderer/unit/address/paths.ts'
import { useSteadyNavigate } from '#renderer/unit/address/use-steady-navigate.ts'

interface OpenItemState {
  readonly openId: string | null
  /**
   * Opens an item, whose header goes to the top, and closes the other; or closes it, and the header stays where it is.
   * The same function whatever is open: a touch on one row renders no other.
   */
  readonly toggle: (itemId: string, header: HTMLElement) => void
}

/** Marks the addresses that this accordion wrote itself. */
const OWN = 'accordion'

/**
 * Which item of the room is open: one at most. Opening one writes its address (NAV-40) without a
 * new step in the browser's history; an address that comes from elsewhere opens its item.
 */
export function useOpenItem(basePath: string, roomSlug: string, addressedId: string | null): OpenItemState {
  const navigate = useSteadyNavigate()
  const isOwn = useLocation().state === OWN
  const [openId, setOpenId] = useState(addressedId)
  const [seenId, setSeenId] = useState(addressedId)
  /** What an address that came from elsewhere has opened since; null = nothing. */
  const [calledId, setCalledId] = useState<string | null>(null)
  if (seenId !== addressedId) {
    setSeenId(addressedId)
    // Our own addresses arrive later than the touch, perhaps after the next one: they say nothing new.
    if (!isOwn) {
      setOpenId(addressedId)
      setCalledId(addressedId)
    } else setCalledId(null)
  }
  // Now that it is open and the other one closed: its place is the one that it keeps.
  useEffect(() => {
    if (calledId !== null) scrollToItem(calledId)
  }, [calledId])
  const latestId = useRef(openId)
  useLayoutEffect(() => {
    latestId.current = openId
  }, [openId])
  const toggle = useCallback(
    (itemId: string, header: HTMLElement) => {
      const next = latestId.current === itemId ? null : itemId
      const before = header.getBoundingClientRect().top
      flushSync(() => setOpenId(next))
      const scroller = header.closest('[data-scroller]') ?? document.documentElement
      const wanted = next === null ? before : edgeAbove(header, scroller)
      scroller.scrollTop += header.getBoundingClientRect().top - wanted
      // The rest of the page follows between frames: what was touched is there.
      startTransition(() =>
        navigate(roomPath(basePath, roomSlug, next), { replace: true, state: OWN, preventScrollReset: true }),
      )
    },
    [basePath, roomSlug, navigate],
  )
  return { openId, toggle }
}

/** Where the header of an opened row comes to rest, px from the window's upper edge: below what stays there. */
function edgeAbove(header: HTMLElement, scroller: Element): number {
  const row = header.closest('[data-item]') ?? header
  const margin = Number.parseFloat(getComputedStyle(row).scrollMarginTop) || 0
  return margin + (scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top)
}
