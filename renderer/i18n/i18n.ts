import i18next, { type BackendModule, type ReadCallback } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { LOCALES, type Locale } from '#shared/contracts/primitives.ts'
import { readStored, writeStored } from '#renderer/platform/storage.ts'
import { pickLocale } from '#shared/contracts/pick-locale.ts'
import type { Namespace } from './resources.types.ts'

/** Where the texts of each language are: nobody needs the list of the other one, and each weighs 1.3 KB. */
const FILES = { de: () => import('./files-de.ts'), en: () => import('./files-en.ts') } as const satisfies Record<
  Locale,
  unknown
>

/** The built-in texts of a namespace, whatever a project has laid over them. Errors: rejects when they cannot be loaded. */
export async function loadTexts(locale: Locale, namespace: string): Promise<Record<string, unknown>> {
  const { FILES: files } = await FILES[locale]()
  const load = files[`./${locale}/${namespace}.ts`]
  if (load === undefined) throw new Error(`no texts ${locale}/${namespace}`)
  return (await load()).texts
}

async function readTexts(language: string, namespace: string, callback: ReadCallback): Promise<void> {
  try {
    callback(null, await loadTexts(pickLocale(language, []), namespace))
  } catch (error) {
    callback(error instanceof Error ? error : new Error(String(error)), null)
  }
}

const lazyFiles: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init: () => undefined,
  read: (language, namespace, callback) => void readTexts(language, namespace, callback),
}

/** Changes the language, remembers it on this device (SHL-32). Errors: rejects when the texts cannot be loaded. */
export async function changeLocale(locale: Locale): Promise<void> {
  await i18next.changeLanguage(locale)
  writeStored('locale', locale)
}

/**
 * Starts the translations; call once, before the first render. Loads the shell's own texts and those of the page
 * that will be shown, all at once.
 */
export async function startI18n(pageNamespaces: readonly Namespace[] = []): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language
  })
  await i18next
    .use(lazyFiles)
    .use(initReactI18next)
    .init({
      lng: pickLocale(readStored('locale'), navigator.languages),
      supportedLngs: [...LOCALES],
      // German is not loaded on top of English: a test keeps both complete.
      fallbackLng: false,
      ns: ['common', ...pageNamespaces],
      defaultNS: 'common',
      // React escapes what it renders.
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    })
}
