import { beforeEach, expect, it, vi } from 'vitest'
import { getProfile } from '#shared/contracts/http/profile.contract.ts'
import { answeringServer, noAnswer } from '#renderer/testing/answering-server.ts'

const server = answeringServer()
const profile = {
  id: 'u',
  group: 'buyer' as const,
  role: 'buyer',
  account: { id: 'demo', name: 'Demo' },
  firstName: 'Dora',
  lastName: 'Dorn',
  email: 'dora@x.de',
  mobile: null,
  language: 'en' as const,
  theme: 'dark' as const,
  notifications: { messages: true, deadlines: true, configurations: true },
  acceptedTermsAt: null,
  acceptedPrivacyPolicyAt: null,
  deletionRequestedAt: null,
}
const changeLocale = vi.fn<(locale: string) => Promise<void>>(async () => undefined)
vi.mock('#renderer/i18n/i18n.ts', () => ({ changeLocale }))
const { applyOwnPreferences } = await import('./own-preferences.ts')
const { useTheme } = await import('#renderer/theme/theme.store.ts')

beforeEach(() => {
  localStorage.clear()
  vi.clearAllMocks()
  useTheme.setState({ choice: 'system' })
  server.answer(getProfile, profile)
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
  await applyOwnPreferences()
  expect(server.names()).toEqual(['getProfile'])
})

it('SET-1 without an answer the device’s own are shown', async () => {
  server.answer(getProfile, noAnswer())
  await applyOwnPreferences()
  expect(changeLocale).not.toHaveBeenCalled()
  expect(useTheme.getState().choice).toBe('system')
})
