import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildHitMap } from '#shared/domain/look/hit-map.ts'
import { bathroomCatalogue, createTestUnit, renderInUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { Hotspots } from './Hotspots.tsx'

/** A layer that can be seen all over its box. */
const layer = (itemId: string, x: number) => ({
  itemId,
  x,
  y: 0,
  width: 400,
  height: 900,
  alpha: new Uint8Array([255]),
  columns: 1,
  rows: 1,
})

describe('marks on a picture', () => {
  beforeAll(startTexts)
  afterEach(cleanup)

  it('STG-3, STG-5: list what can be chosen here, with choice and price, and lead to it', () => {
    const { unit, prepared } = createTestUnit({ catalogue: bathroomCatalogue() })
    const room = prepared.room('bad')
    if (room === undefined) throw new Error('The catalogue lacks its bathroom')
    // The kitchen's fronts are seen through the door, and chosen there.
    const map = buildHitMap({ width: 1600, height: 900 }, [layer('bodenbelag', 0), layer('fronten', 800)], 80)
    const onPick = vi.fn()
    const onShow = vi.fn()
    renderInUnit(unit, <Hotspots room={room} map={map} openId={null} onPick={onPick} onShow={onShow} />)
    const marks = screen.getByRole('list', { name: 'Im Bild' }).querySelectorAll('li')
    expect(Array.from(marks, (mark) => mark.dataset['spot'])).toEqual(['bodenbelag'])
    const button = screen.getByRole('button')
    expect(button.textContent).toMatch(/^Bodenbelag Eiche geölt inklusive/)
    // Their words are put where they can be read, before they are.
    fireEvent.focus(button)
    expect(onShow.mock.lastCall?.[0]).toBe(marks[0])
    fireEvent.click(button)
    expect(onPick).toHaveBeenCalledExactlyOnceWith('bodenbelag')
  })
  it('STG-3: the item that is open is not covered by words, and can still be reached', () => {
    const { unit, prepared } = createTestUnit({ catalogue: bathroomCatalogue() })
    const room = prepared.room('bad')
    if (room === undefined) throw new Error('The catalogue lacks its bathroom')
    const map = buildHitMap({ width: 1600, height: 900 }, [layer('bodenbelag', 0)], 80)
    const show = (openId: string | null) =>
      renderInUnit(unit, <Hotspots room={room} map={map} openId={openId} onPick={vi.fn()} onShow={vi.fn()} />)
    show(null)
    expect(document.querySelectorAll('[data-label]')).toHaveLength(1)
    cleanup()
    show('bodenbelag')
    expect(document.querySelector('[data-label]')).toBeNull()
    expect(screen.getByRole('button', { name: /^Bodenbelag Eiche geölt/ })).toBeDefined()
  })
})
