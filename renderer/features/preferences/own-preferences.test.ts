import { beforeEach, expect, it, vi } from 'vitest'
import type { ApiResult } from '#renderer/api/index.ts'

const profile = {
  firstName: 'Dora',
  lastName: 'Dorn',
  email: 'dora@x.de',
  mobile: null,
  language: 'en' as const,
  theme: 'dark' as const,
}
const call = vi.fn<() => Promise<ApiResult<typeof profile>>>()
const changeLocale = vi.fn<(locale: string) => Promise<void>>(async () => undefined)
vi.mock('#renderer/api/index.ts', () => ({ call }))
vi.mock('#renderer/i18n/i18n.ts', () => ({ changeLocale }))
const { applyOwnPreferences } = await import('./own-preferences.ts')
const { useTheme } = await import('#renderer/theme/theme.store.ts')

beforeEach(() => {
  localStorage.clear()
  vi.clearAllMocks()
  useTheme.setState({ choice: 'system' })
  call.mockResolvedValue({ ok: true, value: profile, status: 200, etag: null, revision: null, totalCount: null })
})

it('SET-1 a device where nothing was chosen has the language and theme of the account', async () => {
  await applyOwnPreferences()
  expect(changeLocale).toHaveBeenCalledWith('en')
  expect(useTheme.getState().choice).toBe('dark')
})

it('SET-1 what was chosen on the device stays, and then nobody is asked', async () => {
  localStorage.setItem('locale', 'de')
  await applyOwnPreferences()
  expect(changeLocale).not.toHaveBeenCalled()
  expect(useTheme.getState().choice).toBe('dark')
  call.mockClear()
  await applyOwnPreferences()
  expect(call).not.toHaveBeenCalled()
})

it('SET-1 without an answer the device’s own are shown', async () => {
  call.mockResolvedValue({ ok: false, error: { kind: 'network', status: 0, errors: [], revision: null } })
  await applyOwnPreferences()
  expect(changeLocale).not.toHaveBeenCalled()
  expect(useTheme.getState().choice).toBe('system')
})
