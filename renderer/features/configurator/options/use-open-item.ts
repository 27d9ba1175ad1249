import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router-dom'
import { roomPath } from '#renderer/unit/address/paths.ts'

interface OpenItemState {
  readonly openId: string | null
  /**
   * Opens a row and closes the other, or closes it; the touched header stays where it is, unless that is so low that
   * nothing of what opens would show.
   * `itemId` is what the address says while it is open; null for rows that are no items.
   */
  readonly toggle: (rowId: string, header: HTMLElement, itemId: string | null) => void
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
    (rowId: string, header: HTMLElement, itemId: string | null) => {
      const next = openId === rowId ? null : rowId
      const before = header.getBoundingClientRect().top
      flushSync(() => setOpenId(next))
      const moved = header.getBoundingClientRect().top - before
      const scroller = header.closest('[data-scroller]') ?? document.scrollingElement
      if (moved !== 0 && scroller !== null) scroller.scrollTop += moved
      if (next !== null && scroller !== null) showBelow(header, scroller)
      void navigate(roomPath(basePath, roomSlug, next === null ? null : itemId), {
        replace: true,
        state: OWN,
        preventScrollReset: true,
      })
    },
    [openId, basePath, roomSlug, navigate],
  )
  return { openId, toggle }
}

/** px of an opened row that show below its header at least: a picture and two options. */
const SHOWN_BELOW = 320
/** px that the bar with the steps takes at the lower edge of small screens, where the page itself scrolls. */
const BAR_HEIGHT = 72

/** A row that is opened at the lower edge moves up, so that it shows that it has opened. */
function showBelow(header: HTMLElement, scroller: Element): void {
  const isPage = scroller === document.scrollingElement
  const { top, bottom } = isPage
    ? { top: marginAbove(header), bottom: window.innerHeight - BAR_HEIGHT }
    : scroller.getBoundingClientRect()
  const { top: headerTop, bottom: headerBottom } = header.getBoundingClientRect()
  // The header itself stays in sight.
  const missing = Math.min(headerBottom + SHOWN_BELOW - bottom, headerTop - top)
  if (missing > 0) scroller.scrollTop += missing
}

/** px that bar and picture take at the upper edge of small screens, as the row's style has it. */
function marginAbove(header: HTMLElement): number {
  const row = header.closest('[data-item]') ?? header
  return Number.parseFloat(getComputedStyle(row).scrollMarginTop) || 0
}
