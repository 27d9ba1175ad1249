import type { Locale } from '#shared/contracts/primitives.ts'
import { editDesign } from '../editor-actions.ts'
import { useEditor } from '../editor.store.ts'
import { judgeText } from './judge-text.ts'
import type { TextForm } from './text-list.ts'
import { keepUnfit } from './texts.store.ts'

/** One's own wording of a text; '' = as the product has it. What cannot be shown stays in its field alone. */
export function writeText(form: TextForm, locale: Locale, text: string): void {
  const id = `${locale} ${form.key}`
  const isFit = text === '' || judgeText(form, form.builtIn[locale], text).isFit
  keepUnfit(id, isFit ? null : text)
  if (!isFit) return
  const { translations } = useEditor.getState().edit.design
  const at = translations.findIndex((one) => one.locale === locale && one.key === form.key)
  if (text === '') {
    if (at >= 0) editDesign({ translations: translations.toSpliced(at, 1) })
    return
  }
  const own = { locale, key: form.key, text }
  editDesign({ translations: at < 0 ? [...translations, own] : translations.with(at, own) }, `text ${id}`)
}
