import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { aCatalogue, aLineItem, anItem, aProduct, aRoom, fixedOption } from '#shared/testing/builders.ts'
import { selections } from '#shared/testing/selection-builders.ts'
import type { ConfigurationStorage, RemoteUpdate } from '#renderer/unit/saving/configuration-storage.types.ts'
import { createTestStorage, createTestUnit, renderInUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { DialogHost } from '../DialogHost.tsx'
import { RoomCompanions } from './RoomCompanions.tsx'

const floor = (roomId: string, surcharge: number) =>
  anItem(`floor-${roomId}`, {
    title: 'Boden',
    roomId,
    productGroupId: 'floor',
    options: [fixedOption('oak', 100_00), fixedOption('stone', 100_00 + surcharge)],
  })

function visit() {
  const server = createTestStorage()
  let tell: (update: RemoteUpdate) => void = () => undefined
  const watch: ConfigurationStorage['watch'] = (_known, listener) => {
    tell = listener
    return () => undefined
  }
  const test = createTestUnit({
    server: { ...server, storage: { ...server.storage, watch } },
    catalogue: aCatalogue({
      rooms: [
        aRoom('hall', { title: 'Diele', position: 1, mode: 'PRODUCT_SELECTION' }),
        aRoom('living', { title: 'Wohnen', position: 2, mode: 'PRODUCT_SELECTION' }),
        aRoom('bed', { title: 'Schlafen', position: 3, mode: 'PRODUCT_SELECTION' }),
      ],
      products: [aProduct('oak', { title: 'Eiche' }), aProduct('stone', { title: 'Stein' })],
      lineItems: [aLineItem('floors', [floor('hall', 10_00), floor('living', 20_00), floor('bed', 30_00)])],
    }),
  })
  const room = test.prepared.room('hall')
  if (room === undefined) throw new Error('no room')
  const page = (
    <>
      <RoomCompanions room={room} />
      <DialogHost room={room} />
    </>
  )
  renderInUnit(test.unit, page)
  test.store.watch()
  return {
    ...test,
    user: userEvent.setup(),
    /** The same person chooses something on another device. */
    elsewhere: async (choices: Readonly<Record<string, string>>) => {
      await test.store.settled()
      server.replace({ selections: selections({ choices }) })
      await act(async () => {
        tell({ kind: 'stored', stored: server.stored(), author: null })
        await test.store.settled()
      })
    },
  }
}

const total = ({ store }: ReturnType<typeof visit>) => store.state.getState().configuration.figures.total

/** Dialogs and texts are chunks of their own; here they are there from the start. */
async function start(): Promise<void> {
  await startTexts()
  await i18next.loadNamespaces(['upgrades'])
  await import('./AllRoomsDialog.tsx')
}

describe('recommendation for all rooms', () => {
  beforeAll(start, 60_000)
  afterEach(cleanup)

  it('UPG-23 asks after a choice, and chooses in the rooms that stay checked, as one step', async () => {
    const test = visit()
    const performed = vi.fn()
    act(() => void test.store.intents.chooseOption({ itemId: 'floor-hall', productId: 'stone' }))
    test.store.onPerformed(performed)
    const show = await screen.findByRole('button', { name: 'Räume ansehen' }, { timeout: 10_000 })
    expect(screen.getByText(/in 2 weiteren Räumen/).textContent).toMatch(/\+50/)
    await test.user.click(show)
    const dialog = await screen.findByRole('dialog')
    const boxes = within(dialog).getAllByRole('checkbox')
    expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual([
      expect.stringMatching(/^Wohnen.*Bisher: Eiche.*\+20/),
      expect.stringMatching(/^Schlafen.*Bisher: Eiche.*\+30/),
    ])
    await test.user.click(within(dialog).getByRole('checkbox', { name: /Wohnen/ }))
    expect(within(dialog).getByRole('status').textContent).toMatch(/\+30/)
    await test.user.click(within(dialog).getByRole('button', { name: 'In einem Raum wählen' }))
    expect(Object.keys(test.selections().buyerSelections).toSorted()).toEqual(['floor-bed', 'floor-hall'])
    expect(total(test)).toBe(40_00)
    expect(performed).toHaveBeenCalledOnce()
  })

  it('UPG-23 asks nothing when it would change nothing, or after what is no choice of an option', async () => {
    const test = visit()
    vi.useFakeTimers()
    act(() => void test.store.intents.chooseOption({ itemId: 'floor-hall', productId: 'oak' }))
    act(() => void vi.advanceTimersByTime(2_000))
    expect(screen.queryByRole('button', { name: 'Räume ansehen' })).toBeNull()
    act(() => void test.store.intents.chooseOption({ itemId: 'floor-hall', productId: 'stone' }))
    act(() => void test.store.intents.clearOption({ itemId: 'floor-hall' }))
    act(() => void vi.advanceTimersByTime(2_000))
    expect(screen.queryByRole('button', { name: 'Räume ansehen' })).toBeNull()
    vi.useRealTimers()
  })

  it('UPG-23 asks no more once another option is chosen on another device', async () => {
    const test = visit()
    act(() => void test.store.intents.chooseOption({ itemId: 'floor-hall', productId: 'stone' }))
    await screen.findByRole('button', { name: 'Räume ansehen' }, { timeout: 10_000 })
    await test.elsewhere({ 'floor-hall': 'oak' })
    expect(screen.queryByRole('button', { name: 'Räume ansehen' })).toBeNull()
  })

  it('UPG-23 asks no more about an item for which it was declined', async () => {
    const test = visit()
    act(() => void test.store.intents.chooseOption({ itemId: 'floor-hall', productId: 'stone' }))
    await test.user.click(await screen.findByRole('button', { name: 'Nicht jetzt' }, { timeout: 10_000 }))
    vi.useFakeTimers()
    act(() => void test.store.intents.chooseOption({ itemId: 'floor-hall', productId: 'oak' }))
    act(() => void test.store.intents.chooseOption({ itemId: 'floor-hall', productId: 'stone' }))
    act(() => void vi.advanceTimersByTime(2_000))
    expect(screen.queryByRole('button', { name: 'Räume ansehen' })).toBeNull()
    vi.useRealTimers()
  })
})
