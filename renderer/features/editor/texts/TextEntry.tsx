import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { LOCALES, type Locale } from '#shared/contracts/primitives.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { judgeText } from './judge-text.ts'
import { writeText } from './text-actions.ts'
import type { PortalText, TextForm } from './text-list.ts'
import own from './texts.module.css'
import { useUnfitTexts } from './texts.store.ts'

interface TextEntryProps {
  readonly text: PortalText
  readonly locale: Locale
  readonly own: ReadonlyMap<string, string>
  readonly onLocale: (locale: Locale) => void
}

/** A text with all of its forms: as the product has it, and one's own. */
export function TextEntry({ text, locale, own: written, onLocale }: TextEntryProps) {
  const { t } = useTranslation('editor-look')
  const has = (one: Locale) => text.forms.some(({ key }) => written.has(`${one} ${key}`))
  const lacking = LOCALES.filter((one) => !has(one) && LOCALES.some(has))
  return (
    <article className={own.entry} aria-label={text.id}>
      <code className={own.key}>{text.id.replace(':', '.')}</code>
      {text.forms.map((form) => (
        <Form key={form.key} form={form} locale={locale} value={written.get(`${locale} ${form.key}`) ?? ''} />
      ))}
      {lacking.map((one) =>
        one === locale ? (
          <p key={one} className={own.warning}>
            <NamedIcon name="alert" size={16} />
            {t('words.missingIn', { language: t(`words.${one}`) })}
          </p>
        ) : (
          <button key={one} type="button" className={own.other} onClick={() => onLocale(one)}>
            <NamedIcon name="alert" size={16} />
            {t('words.writeIn', { language: t(`words.${one}`) })}
          </button>
        ),
      )}
    </article>
  )
}

interface FormProps {
  readonly form: TextForm
  readonly locale: Locale
  readonly value: string
}

const Form = memo(function Form({ form, locale, value }: FormProps) {
  const { t } = useTranslation('editor-look')
  const id = useId()
  const unfit = useUnfitTexts((state) => state.unfit.get(`${locale} ${form.key}`))
  const builtIn = form.builtIn[locale]
  const shown = unfit ?? value
  const name = form.plural === null ? '' : ` (${t(`words.plural.${form.plural}`)})`
  return (
    <div className={own.form}>
      <p id={`${id}-standard`} className={own.standard}>
        {form.plural === null ? null : <b>{t(`words.plural.${form.plural}`)} · </b>}
        <span>{t('words.standard')}</span> <q lang={locale}>{builtIn}</q>
      </p>
      <div className={own.field}>
        <textarea
          rows={1}
          lang={locale}
          aria-label={`${t('words.own')}: ${form.key.replace(':', '.')}${name}`}
          aria-describedby={`${id}-standard ${id}-verdict`}
          aria-invalid={unfit !== undefined}
          placeholder={t('words.likeStandard')}
          value={shown}
          onChange={(event) => writeText(form, locale, event.target.value)}
        />
        {shown === '' ? null : (
          <button
            type="button"
            aria-label={t('words.reset')}
            title={t('words.reset')}
            onClick={() => writeText(form, locale, '')}
          >
            <NamedIcon name="undo" size={18} />
          </button>
        )}
      </div>
      <div id={`${id}-verdict`} role="status">
        {shown === '' ? null : <Verdict form={form} builtIn={builtIn} text={shown} />}
      </div>
    </div>
  )
})

function Verdict({
  form,
  builtIn,
  text,
}: {
  readonly form: TextForm
  readonly builtIn: string
  readonly text: string
}) {
  const { t } = useTranslation('editor-look')
  const { fault, missing, unknown, isFit } = judgeText(form, builtIn, text)
  const words = [
    ...(fault === null ? [] : [t(`words.fault.${fault}`)]),
    ...(unknown.length === 0 ? [] : [t('words.unknown', { count: unknown.length, names: unknown.join(', ') })]),
    ...(missing.length === 0 ? [] : [t('words.lacks', { count: missing.length, names: missing.join(', ') })]),
  ]
  return words.map((one) => (
    <p key={one} className={isFit ? own.warning : own.wrong}>
      <NamedIcon name="alert" size={16} />
      {one}
    </p>
  ))
}
