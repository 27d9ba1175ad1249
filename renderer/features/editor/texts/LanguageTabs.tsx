import { useTranslation } from 'react-i18next'
import { LOCALES, type Locale } from '#shared/contracts/primitives.ts'
import styles from '../editor.module.css'
import { missingKeys } from './text-list.ts'
import own from './texts.module.css'

interface LanguageTabsProps {
  readonly locale: Locale
  readonly own: ReadonlyMap<string, string>
  readonly onChoose: (locale: Locale) => void
}

/** The language that is written in, and how much is missing in the other one. */
export function LanguageTabs({ locale, own: written, onChoose }: LanguageTabsProps) {
  const { t } = useTranslation('editor-look')
  return (
    <div className={styles.tabs} role="group" aria-label={t('words.language')}>
      {LOCALES.map((name) => {
        const count = missingKeys(written, name).size
        return (
          <button key={name} type="button" aria-pressed={locale === name} onClick={() => onChoose(name)}>
            <span lang={name}>{t(`words.${name}`)}</span>
            {count === 0 ? null : (
              <span className={own.badge}>
                <span aria-hidden="true">{count}</span>
                <span className="visually-hidden">{t('words.missing', { count })}</span>
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}
