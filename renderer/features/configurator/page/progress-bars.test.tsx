import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { displayFlags } from '#renderer/unit/state/display-flags.ts'
import { createTestUnit, renderInUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { Sidebar } from './Sidebar.tsx'
import { SmallTopBar } from './SmallTopBar.tsx'

describe('how far the choices are, beside the room', () => {
  beforeAll(startTexts)
  afterEach(cleanup)

  it.each(['sidebar', 'bar of small screens'] as const)(
    'FOUND-19 SHL-44: the %s shows it where the project wants it, and nowhere else',
    (what) => {
      for (const showProgressBar of [true, false]) {
        const { unit, prepared } = createTestUnit({ flags: displayFlags({ showProgressBar }, 'bp') })
        const room = prepared.room('bathroom')
        if (room === undefined) throw new Error('no bathroom')
        const sidebar = <Sidebar className={undefined} room={room} rooms={[room]} />
        const { container, unmount } = renderInUnit(unit, what === 'sidebar' ? sidebar : <SmallTopBar />)
        expect(container.querySelectorAll('[role="progressbar"]')).toHaveLength(showProgressBar ? 1 : 0)
        expect(/\d\s?%/.test(container.textContent ?? '')).toBe(showProgressBar && what === 'sidebar')
        unmount()
      }
    },
  )
})
