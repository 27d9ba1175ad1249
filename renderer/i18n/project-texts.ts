import i18next from 'i18next'
import { faultOfText, fitsBuiltIn, type ProjectText } from '#shared/domain/look/project-texts.ts'

interface Bundle {
  readonly language: string
  readonly namespace: string
  readonly texts: object
}

/** Built-in texts that a project's own stand over now. */
const covered = new Map<string, Bundle>()
let shown: readonly ProjectText[] = []
let isListening = false

/**
 * Puts the project's own words in the place of built-in ones, also in those that are loaded later; an empty list takes
 * them away. Words for a text that does not exist, or that name other values than it, are left out.
 */
export function showProjectTexts(texts: readonly ProjectText[]): void {
  let hasChanged = covered.size > 0
  for (const { language, namespace, texts: builtIn } of covered.values()) replace(language, namespace, builtIn)
  covered.clear()
  shown = texts.filter((text) => faultOfText(text) === null)
  for (const { locale } of shown) {
    for (const namespace of Object.keys(i18next.getDataByLanguage(locale) ?? {})) {
      hasChanged = cover(locale, namespace) || hasChanged
    }
  }
  if (!isListening) i18next.store.on('added', (language, namespace) => cover(language, namespace))
  isListening = true
  // What is on the screen is asked for anew.
  if (hasChanged) i18next.emit('languageChanged', i18next.language)
}

/** Whether the project has words for these texts. */
function cover(language: string, namespace: string): boolean {
  const own = shown.filter(({ locale, key }) => locale === language && key.startsWith(`${namespace}:`))
  const builtIn: unknown = i18next.getResourceBundle(language, namespace)
  const id = `${language} ${namespace}`
  if (own.length === 0 || covered.has(id) || builtIn === null || typeof builtIn !== 'object') return false
  const texts = structuredClone(builtIn)
  for (const { key, text } of own) put(texts, key.slice(namespace.length + 1).split('.'), text)
  covered.set(id, { language, namespace, texts: builtIn })
  replace(language, namespace, texts)
  return true
}

function replace(language: string, namespace: string, texts: object): void {
  i18next.addResourceBundle(language, namespace, texts, false, true, { silent: true })
}

/** Sets a text that is there; anything else stays as it is. */
function put(texts: object, path: readonly string[], text: string): void {
  const parent = path.slice(0, -1).reduce<unknown>((tree, key) => own(tree, key), texts)
  const last = path.at(-1) ?? ''
  const builtIn = own(parent, last)
  if (typeof builtIn !== 'string' || !fitsBuiltIn(text, builtIn)) return
  if (parent !== null && typeof parent === 'object') Reflect.set(parent, last, text)
}

function own(tree: unknown, key: string): unknown {
  return tree !== null && typeof tree === 'object' && Object.hasOwn(tree, key) ? Reflect.get(tree, key) : undefined
}
