import i18next from 'i18next'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LOCALES, type Locale } from '#shared/contracts/primitives.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Segmented } from '#renderer/ui/Segmented.tsx'
import { say } from '../editor-actions.ts'
import { EditorIcon } from '../editor-icons.tsx'
import { useEditor } from '../editor.store.ts'
import styles from '../editor.module.css'
import { createFinder, searchTexts, type TextFinder } from './find-texts.ts'
import { LanguageTabs } from './LanguageTabs.tsx'
import { wordsAround, wordsOnPage } from './page-words.ts'
import { SearchField } from './SearchField.tsx'
import { Tapping } from './Tapping.tsx'
import { indexOwn, type PortalText } from './text-list.ts'
import { TextRows } from './TextRows.tsx'
import own from './texts.module.css'
import { useUnfitTexts } from './texts.store.ts'
import { useMarked } from './use-marked.ts'

const FILTERS = ['all', 'onPage', 'changed'] as const
type Filter = (typeof FILTERS)[number]

/** What is asked for: by words, by what was tapped, or by what stands on the page. */
interface Asked {
  readonly query: string
  readonly filter: Filter
  /** Ids of the texts that are on the page, as it was when they were asked for, or at the place that was tapped. */
  readonly ids: ReadonlySet<string> | null
}

const EVERYTHING: Asked = { query: '', filter: 'all', ids: null }

/** Finds texts, and lists them with a field each. */
export function PortalTexts({ texts }: { readonly texts: readonly PortalText[] }) {
  const { t } = useTranslation('editor-look')
  const translations = useEditor((state) => state.edit.design.translations)
  const written = useMemo(() => indexOwn(translations), [translations])
  const [locale, setLocale] = useState<Locale>(pageLocale)
  const [asked, setAsked] = useState(EVERYTHING)
  const [isTapping, setIsTapping] = useState(false)
  const mark = useMarked()
  const finder = useCallback(() => {
    const language = pageLocale()
    // What was never loaded is not on the page.
    const loaded = texts.filter(({ namespace }) => i18next.hasResourceBundle(language, namespace))
    return createFinder(loaded, written, language)
  }, [texts, written])
  const found = useFound(texts, written, asked, finder)
  const endTapping = useCallback(() => setIsTapping(false), [])
  const tap = useCallback(
    (element: Element) => {
      const find = finder()
      const hit = wordsAround(element)
        .map((one) => ({ ...one, ids: find.find(one.words) }))
        .find(({ ids }) => ids.length > 0)
      mark(hit?.element ?? element)
      setIsTapping(false)
      setLocale(pageLocale())
      setAsked({ query: '', filter: 'all', ids: new Set(hit?.ids ?? []) })
      say(hit === undefined ? t('words.noneHere') : t('words.found', { words: hit.words, count: hit.ids.length }))
    },
    [finder, mark, t],
  )
  return (
    <>
      <div className={own.head}>
        <SearchField
          value={asked.query}
          onChange={(query) => setAsked({ ...asked, query, ids: asked.filter === 'onPage' ? asked.ids : null })}
        />
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<EditorIcon name="text" size={20} />}
          onClick={() => setIsTapping(true)}
        >
          {t('words.tap')}
        </Button>
        {isTapping ? <Tapping onTap={tap} onEnd={endTapping} /> : null}
        <Segmented
          label={t('words.shown')}
          value={asked.filter}
          options={FILTERS.map((value) => ({ value, label: t(`words.${value}`) }))}
          onChange={(filter) => setAsked({ ...asked, filter, ids: filter === 'onPage' ? idsOnPage(finder()) : null })}
        />
      </div>
      <LanguageTabs locale={locale} own={written} onChoose={setLocale} />
      <Unfit />
      {found.length === 0 ? (
        <p className={styles.part} role="status">
          {t(noneWords(asked))}
        </p>
      ) : (
        <TextRows texts={found} locale={locale} own={written} onLocale={setLocale} />
      )}
    </>
  )
}

function noneWords({ filter, ids, query }: Asked): 'words.noneHere' | 'words.noneOwn' | 'words.none' {
  if (ids !== null && query === '' && filter === 'all') return 'words.noneHere'
  return filter === 'changed' && query === '' ? 'words.noneOwn' : 'words.none'
}

function pageLocale(): Locale {
  return LOCALES.find((locale) => locale === i18next.language) ?? 'de'
}

function idsOnPage(finder: TextFinder): ReadonlySet<string> {
  return new Set([...wordsOnPage()].flatMap((words) => finder.find(words)))
}

/** The texts that are asked for; those of one's own also where only another language has them. */
function useFound(
  texts: readonly PortalText[],
  written: ReadonlyMap<string, string>,
  { query, filter, ids }: Asked,
  finder: () => TextFinder,
): readonly PortalText[] {
  const unfit = useUnfitTexts((state) => state.unfit)
  return useMemo(() => {
    const isOwn = ({ forms }: PortalText) =>
      forms.some(({ key }) =>
        LOCALES.some((locale) => written.has(`${locale} ${key}`) || unfit.has(`${locale} ${key}`)),
      )
    const shown = texts.filter((text) => (ids === null || ids.has(text.id)) && (filter !== 'changed' || isOwn(text)))
    return query.trim() === '' ? shown : searchTexts(shown, written, query, finder())
  }, [texts, written, unfit, query, filter, ids, finder])
}

function Unfit() {
  const { t } = useTranslation('editor-look')
  const count = useUnfitTexts((state) => state.unfit.size)
  return count === 0 ? null : <p className={own.unfit}>{t('words.unfit', { count })}</p>
}
