import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { chooseOption, configure, prepareCatalogue } from '#shared/domain/index.ts'
import type { LayerImage, PictureMapping } from '#shared/domain/look/pictures.ts'
import { NO_SELECTIONS, OPEN_CIRCUMSTANCES } from '#shared/domain/selections/selections.types.ts'
import { roomViews } from '#renderer/parts/pictures/room-views.ts'
import { bathroomCatalogue, createTestUnit, renderInUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { BeforeAfter } from './BeforeAfter.tsx'
import { findRoomChange } from './room-change.ts'

const image = (key: string): LayerImage => ({ key, url: `${key}.webp`, x: 0, y: 0, width: 1600, height: 900 })
const picture = (renderId: string, subLineItemId: string, keys: readonly string[]) => ({
  renderId,
  width: 1600,
  height: 900,
  baseUrl: `${renderId}.webp`,
  previewUrl: `${renderId}-preview.webp`,
  layers: [{ category: 'only', subLineItemId, productsById: Object.fromEntries(keys.map((key) => [key, image(key)])) }],
})

/** The bathroom in a picture that shows its floor, and in one more; the kitchen in one that shows another floor's. */
function prepare(item: 'bodenbelag' | 'sockel' = 'bodenbelag') {
  const plain = bathroomCatalogue()
  const rooms = plain.rooms.map((room) => ({ ...room, renderId: `${room.id}-picture` }))
  const prepared = prepareCatalogue({ ...plain, rooms })
  const mapping: PictureMapping = {
    mergerUrl: '/merger',
    missingKey: 'missing_01',
    rooms: [
      picture('bad-picture', item, ['eiche', 'stein', 'sockel-holz']),
      picture('kueche-picture', 'bodenbelag', ['eiche', 'stein']),
    ],
  }
  const before = configure(prepared, NO_SELECTIONS, OPEN_CIRCUMSTANCES)
  const choice = chooseOption(before, { itemId: 'bodenbelag', productId: 'stein' })
  if (!choice.ok) throw new Error(choice.error.code)
  const find = (slug: string) => {
    const room = prepared.room(slug)
    if (room === undefined) throw new Error(`no ${slug}`)
    return findRoomChange(before, choice.configuration, mapping, { room, present: roomViews(room, mapping)[0] })
  }
  return { find, mapping }
}

describe('the room before and after', () => {
  beforeAll(async () => {
    await startTexts()
    await i18next.loadNamespaces('rules')
  }, 60_000)
  afterEach(cleanup)

  it('WAY-3 is the room on screen, else the first one with the change in it, else none', () => {
    const { find } = prepare()
    expect(find('kitchen')?.room.id).toBe('kueche')
    const bath = find('bathroom')
    expect(bath?.room.id).toBe('bad')
    expect([bath?.before, bath?.after].map((side) => side?.layers[0]?.url)).toEqual(['eiche.webp', 'stein.webp'])
    // The bathroom's picture shows its skirting alone, which stays.
    expect(prepare('sockel').find('bathroom')).toBeNull()
  })

  it('WAY-3 shows the own room, blurred, until all of the later one is there', async () => {
    const { find, mapping } = prepare()
    const change = find('bathroom')
    if (change === null) throw new Error('no change')
    const arrive = new Map<string, () => void>()
    const createImage = () => {
      const made = {
        src: '',
        decoding: 'auto' as const,
        fetchPriority: 'auto',
        decode: () => new Promise<void>((resolve) => void arrive.set(made.src, resolve)),
      }
      return made
    }
    const { unit } = createTestUnit({ mapping, createImage })
    const { container } = renderInUnit(unit, <BeforeAfter change={change} />)
    const standIn = () => container.querySelector('[data-waits]')
    expect(standIn()).not.toBeNull()
    expect(screen.queryByRole('img', { name: 'Badezimmer, wie es dann wäre' })).toBeNull()
    await act(async () => {
      for (const url of ['bad-picture.webp', 'eiche.webp']) arrive.get(url)?.()
    })
    expect(standIn()?.querySelector('[src="eiche.webp"]')).not.toBeNull()
    await act(async () => arrive.get('stein.webp')?.())
    expect(standIn()).toBeNull()
    const after = screen.getByRole('img', { name: 'Badezimmer, wie es dann wäre' })
    expect(after.querySelector('[src="stein.webp"]')).not.toBeNull()
  })

  it('WAY-3 moves the line by 5 % a key, and no further than the ends', () => {
    const { find, mapping } = prepare()
    const change = find('bathroom')
    if (change === null) throw new Error('no change')
    const { unit } = createTestUnit({ mapping })
    renderInUnit(unit, <BeforeAfter change={change} />)
    const line = screen.getByRole('slider', { name: 'Badezimmer vorher und nachher vergleichen' })
    const press = (key: string, times: number) => {
      for (let time = 0; time < times; time++) fireEvent.keyDown(line, { key })
      return Number(line instanceof HTMLInputElement && line.value)
    }
    expect(press('ArrowRight', 1)).toBe(55)
    expect(press('ArrowLeft', 3)).toBe(40)
    expect(press('ArrowLeft', 20)).toBe(0)
    expect(press('ArrowUp', 30)).toBe(100)
    expect(line.getAttribute('aria-valuetext')).toBe('100 % vorher')
  })
})
