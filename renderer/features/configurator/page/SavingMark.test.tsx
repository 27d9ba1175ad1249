import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { becomeKiosk } from '#renderer/platform/shell.ts'
import { createTestUnit, renderInUnit, startTexts } from '../testing/open-unit.tsx'
import { SavingMark } from './SavingMark.tsx'

/** What it says after something was chosen and stored in the browser. */
async function saidAfterChoice(): Promise<string | null> {
  const { unit, store } = createTestUnit({})
  const { container } = renderInUnit({ ...unit, isLocal: true }, [<SavingMark key="mark" isShort />])
  act(() => void store.intents.chooseOption({ itemId: 'fronten', productId: 'grau' }))
  await act(() => store.settled())
  return container.querySelector('[data-state=saved]')?.textContent ?? null
}

describe('the mark of what is stored', () => {
  beforeAll(startTexts)
  afterEach(() => {
    becomeKiosk(null)
    cleanup()
  })

  it('says that it is stored in this browser', async () => {
    expect(await saidAfterChoice()).toBe('Hier gespeichert')
  })

  it('decision 35 promises nothing on a screen where others come next', async () => {
    becomeKiosk({
      portalUrl: () => null,
      canSave: () => false,
      isInUse: () => true,
      noteSaved: () => undefined,
      endVisit: () => undefined,
    })
    expect(await saidAfterChoice()).toBe('')
  })
})
