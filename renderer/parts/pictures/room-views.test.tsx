import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes, useNavigate } from 'react-router-dom'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { PictureMapping } from '#shared/domain/look/pictures.ts'
import { aRoom } from '#shared/testing/builders.ts'
import { bathroomCatalogue, createTestUnit, renderInUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { RoomPicture } from './RoomPicture.tsx'
import { roomViews } from './room-views.ts'
import { usePrefetchOptions } from './use-prefetch.ts'

const MAPPING: PictureMapping = {
  mergerUrl: '/merger',
  missingKey: 'missing_01',
  rooms: ['door', 'window'].map((renderId) => ({
    renderId,
    width: 1600,
    height: 900,
    baseUrl: `${renderId}.webp`,
    previewUrl: `${renderId}-preview.webp`,
    layers: renderId === 'door' ? [{ category: 'floor', subLineItemId: 'bodenbelag', productsById: {} }] : [],
  })),
}
const VIEWS = [
  {
    viewId: 'window',
    url: 'window-thumb.webp',
    subLineItemIds: ['sockel'],
    prefetchUrlsBySubLineItemId: { sockel: ['holz.webp', 'stein.webp'] },
  },
  { viewId: 'plan', url: 'plan.webp', subLineItemIds: [] },
]
const BATH = aRoom('bad', { slug: 'bathroom', renderId: 'door', configuratorViews: VIEWS })

describe('views of a room', () => {
  beforeAll(startTexts)
  afterEach(cleanup)

  it('API-84 has its own picture first, unless it is listed or there is none', () => {
    const ids = (room: typeof BATH) => roomViews(room, MAPPING).map(({ id }) => id)
    expect(ids(BATH)).toEqual(['door', 'window', 'plan'])
    expect(ids({ ...BATH, renderId: 'plan' })).toEqual(['window', 'plan'])
    expect(ids({ ...BATH, renderId: null })).toEqual(['window', 'plan'])
    expect(ids({ ...BATH, configuratorViews: undefined })).toEqual(['door'])
    expect(roomViews(BATH, MAPPING)[1]).toMatchObject({
      thumbUrl: 'window-thumb.webp',
      room: { id: 'bad', renderId: 'window', previewUrl: 'window-thumb.webp' },
    })
  })

  it('API-84 shows them as small pictures that change the large one', async () => {
    const { show, views, images } = openBath()
    show(`/x/${BATH.slug}`)
    expect(views()).toEqual(['Ansicht 1*', 'Ansicht 2', 'Ansicht 3'])
    expect(images()).toContain('door-preview.webp')
    await userEvent.click(screen.getByRole('button', { name: 'Ansicht 2' }))
    expect(views()).toEqual(['Ansicht 1', 'Ansicht 2*', 'Ansicht 3'])
    expect(images()).toContain('window-preview.webp')
    expect(images()).not.toContain('door-preview.webp')
    // One that has no layers is shown as it is.
    await userEvent.click(screen.getByRole('button', { name: 'Ansicht 3' }))
    // Its words come after it.
    expect((await screen.findByRole('img', { name: 'Badezimmer' })).getAttribute('src')).toBe('plan.webp')
    await userEvent.click(screen.getByRole('button', { name: 'Ansicht 1' }))
  })

  it('API-84 brings the item that is opened into view, and lets one look elsewhere', async () => {
    const { show, views, goTo } = openBath()
    show(`/x/${BATH.slug}/sockel`)
    expect(views()).toEqual(['Ansicht 1', 'Ansicht 2*', 'Ansicht 3'])
    await userEvent.click(screen.getByRole('button', { name: 'Ansicht 3' }))
    expect(views()).toEqual(['Ansicht 1', 'Ansicht 2', 'Ansicht 3*'])
    goTo(`/x/${BATH.slug}/bodenbelag`)
    expect(views()).toEqual(['Ansicht 1*', 'Ansicht 2', 'Ansicht 3'])
  })

  it('API-84 IMG-10 loads what a view needs when an item is opened', async () => {
    const { show, loaded } = openBath()
    show(`/x/${BATH.slug}/sockel`, 'sockel')
    // After the room's own picture.
    await vi.waitFor(() => expect(loaded).toEqual(expect.arrayContaining(['holz.webp', 'stein.webp'])))
  })

  it('has no small pictures for a room of one view', () => {
    const { show } = openBath({ ...BATH, configuratorViews: [] })
    show(`/x/${BATH.slug}`)
    expect(screen.queryByRole('list', { name: 'Ansichten' })).toBeNull()
  })
})

/** The bathroom with its views; it opens with its first one. */
function openBath(bath = BATH) {
  const room = { ...bath, title: 'Badezimmer' }
  const catalogue = { ...bathroomCatalogue(), rooms: [room, aRoom('kueche')] }
  const loaded: string[] = []
  const createImage = () => {
    const image = {
      src: '',
      decoding: 'auto' as const,
      fetchPriority: 'auto',
      decode: async () => void loaded.push(image.src),
    }
    return image
  }
  const { unit } = createTestUnit({ catalogue, mapping: MAPPING, createImage })
  let navigate: ReturnType<typeof useNavigate> | null = null

  function Shown({ openItemId }: { openItemId: string | undefined }) {
    navigate = useNavigate()
    return (
      <>
        <RoomPicture room={room} rooms={[room]} />
        {openItemId === undefined ? null : <Opened itemId={openItemId} />}
      </>
    )
  }
  function Opened({ itemId }: { itemId: string }) {
    usePrefetchOptions(room, itemId)
    return null
  }
  return {
    loaded,
    show: (address: string, openItemId?: string) =>
      renderInUnit(
        unit,
        <Routes>
          <Route path="/x/:roomId/:subLineItemId?" element={<Shown openItemId={openItemId} />} />
        </Routes>,
        address,
      ),
    goTo: (address: string) => act(() => void navigate?.(address)),
    views: () =>
      screen
        .getAllByRole('button', { name: /Ansicht/ })
        .map((view) => `${view.getAttribute('aria-label')}${view.getAttribute('aria-pressed') === 'true' ? '*' : ''}`),
    images: () => [...document.querySelectorAll('[role="img"] img')].map((image) => image.getAttribute('src')),
  }
}
