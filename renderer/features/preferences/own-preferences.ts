import { getProfile } from '#shared/contracts/http/profile.contract.ts'
import { call } from '#renderer/api/index.ts'
import { changeLocale } from '#renderer/i18n/i18n.ts'
import { readStored } from '#renderer/platform/storage.ts'
import { useTheme } from '#renderer/theme/theme.store.ts'

/**
 * Language and theme as the account keeps them, on a device where none have been chosen (SET-1). What was chosen on the
 * device stays. Never rejects: without them the device's own are shown.
 */
export async function applyOwnPreferences(): Promise<void> {
  const wantsLocale = readStored('locale') === null
  const wantsTheme = readStored('theme') === null
  if (!wantsLocale && !wantsTheme) return
  const profile = await call(getProfile, { silent: true })
  if (!profile.ok) return
  const { language, theme } = profile.value
  if (wantsTheme && theme !== null) useTheme.getState().choose(theme)
  if (wantsLocale && language !== null) await changeLocale(language)
}
