import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { useKiosk } from '../state/kiosk.store.ts'
import { READY } from '../testing/kiosk-state.ts'
import { useReturnLabel } from './use-return-label.ts'

beforeAll(() => startI18n(['kiosk']))
afterEach(cleanup)

async function labels(returnLabel: string, returnLabelEn: string): Promise<string[]> {
  useKiosk.setState({ host: { ...READY, settings: { ...READY.settings, returnLabel, returnLabelEn } } })
  const shown: string[] = []
  for (const locale of ['de', 'en'] as const) {
    await changeLocale(locale)
    const { result, unmount } = renderHook(useReturnLabel)
    shown.push(result.current)
    unmount()
  }
  return shown
}

it('KSK-17 says the configured words in the visitor’s language, and its own where there are none', async () => {
  expect(await labels('', '')).toEqual(['Zurück', 'Back'])
  expect(await labels('Zum Modell', 'To the model')).toEqual(['Zum Modell', 'To the model'])
  expect(await labels('Zum Modell', '')).toEqual(['Zum Modell', 'Zum Modell'])
  expect(await labels('', 'To the model')).toEqual(['Zurück', 'To the model'])
})
