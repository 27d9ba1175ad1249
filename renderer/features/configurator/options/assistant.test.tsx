import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestUnit, renderInUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { Assistant } from './Assistant.tsx'

describe('assistant', () => {
  beforeAll(startTexts)
  afterEach(cleanup)

  const open = (roomId: string, openItemId: string | null) => {
    const { unit, store, prepared } = createTestUnit()
    const room = prepared.room(roomId)
    if (room === undefined) throw new Error(`no room ${roomId}`)
    renderInUnit(unit, <Assistant room={room} openItemId={openItemId} />)
    return store
  }
  const button = () => screen.queryByRole('button', { name: /Nächste offene Entscheidung/ })

  it('SHL-55 leads to the next open decision after the one that is open, then to other rooms', async () => {
    const store = open('bad', 'bodenbelag')
    store.intents.chooseOption({ itemId: 'bodenbelag', productId: 'stein' })
    await expect.poll(() => button()?.textContent).toContain('Sockelleiste')
    await userEvent.click(screen.getByRole('button'))
    expect(screen.getByTestId('address').textContent).toBe('/bp/demo/lindenhof/a-12/configurator/bathroom/sockel')
    store.intents.chooseOption({ itemId: 'sockel', productId: 'sockel-holz' })
    await expect.poll(() => button()?.textContent).toContain('Fronten in Küche')
    await userEvent.click(screen.getByRole('button'))
    expect(screen.getByTestId('address').textContent).toBe('/bp/demo/lindenhof/a-12/configurator/kitchen/fronten')
  })

  it('SHL-55 comes back to what was passed over, and ends when nothing is open', async () => {
    const store = open('kueche', 'fronten')
    store.intents.chooseOption({ itemId: 'fronten', productId: 'weiss' })
    await expect.poll(() => button()?.textContent).toContain('Bodenbelag in Badezimmer')
    store.intents.chooseOption({ itemId: 'bodenbelag', productId: 'eiche' })
    store.intents.chooseOption({ itemId: 'sockel', productId: 'sockel-holz' })
    await expect.poll(button).toBeNull()
  })
})
