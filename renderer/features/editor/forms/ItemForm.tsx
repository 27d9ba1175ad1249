import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '#shared/contracts/primitives.ts'
import type { ItemType } from '#shared/domain/designs/item-type.types.ts'
import { type Json, type JsonObject, valueAt, withValueAt } from '#shared/domain/designs/json.types.ts'
import { getPlace, itemAt } from '#shared/domain/designs/outline.ts'
import { type DesignFault, type ItemPath, listFields, listParts } from '#shared/domain/designs/read-dashboard.ts'
import { Segmented } from '#renderer/ui/Segmented.tsx'
import { changeItem, outlineNow } from '../editor-actions.ts'
import { useEditor } from '../editor.store.ts'
import styles from '../editor.module.css'
import { itemName, findType } from '../dashboard/item-name.ts'
import { pathText, readOnce } from '../model/read-once.ts'
import { FieldInput } from './FieldInput.tsx'
import { FormSection } from './FormSection.tsx'
import { StyleFields } from './StyleFields.tsx'

/** The form of the chosen item, made from its type: what it says, how it stands, how its parts look. */
export function ItemForm() {
  const item = useEditor(({ edit }) =>
    edit.selection === null ? null : itemAt(edit.design.dashboardConfig, edit.selection),
  )
  const selection = useEditor((state) => state.edit.selection)
  if (item === null || selection === null) return null
  return <Form key={pathText(selection)} item={item} path={selection} />
}

const NO_FAULTS: readonly DesignFault[] = []
const NO_HOSTS: readonly string[] = []

function Form({ item, path }: { readonly item: JsonObject; readonly path: ItemPath }) {
  const { t } = useTranslation('editor')
  const type = findType(item)
  // What is typed is on screen before it is looked at.
  const outline = useDeferredValue(useEditor(({ edit }) => edit.design.dashboardConfig))
  const hosts = useEditor(({ server }) => server?.frameHosts ?? NO_HOSTS)
  const faults = useMemo(() => readOnce(outline, hosts).faultsAt.get(pathText(path)), [outline, hosts, path])
  const place = useEditor(({ edit }) => getPlace(edit.design.dashboardConfig, path))
  const config = useEditor((state) => state.config)
  const source = config?.sourceLanguage ?? 'de'
  const [locale, setLocale] = useState<Locale>(source)
  const languages = config?.supportedLanguages ?? [source]
  const change = useCallback(
    (field: string, value: Json | undefined) => {
      const now = itemAt(outlineNow(), path)
      if (now !== null) changeItem(path, withValueAt(now, field, value), `${field} ${locale}`)
    },
    [path, locale],
  )
  if (type === null) return <p className={styles.part}>{t('form.unknownType')}</p>
  const shown = faults ?? NO_FAULTS
  const common = { item, faults: shown, locale, source, onChange: change }
  return (
    <form className={styles.fields} aria-label={t('form.label', { name: itemName(t, item) })} onSubmit={stay}>
      <GeneralFaults faults={shown} type={type} />
      {languages.length > 1 && hasWords(type) ? (
        <LanguageChoice languages={languages} locale={locale} onChange={setLocale} />
      ) : null}
      <FieldList {...common} type={type} paths={Object.keys(type.fields)} />
      <FormSection title={t('form.layout')}>
        <FieldList {...common} type={type} paths={layoutPaths(type, place)} />
      </FormSection>
      {listParts(type).map((part) => (
        <FormSection key={part} title={t('form.look', { part: partName(part) })}>
          <StyleFields css={item['css']} part={part} faults={shown} onChange={change} />
        </FormSection>
      ))}
    </form>
  )
  function partName(part: string): string {
    const known = PARTS.find((name) => name === part)
    return known === undefined ? part : t(`part.${known}`)
  }
}

interface LanguageChoiceProps {
  readonly languages: readonly Locale[]
  readonly locale: Locale
  readonly onChange: (locale: Locale) => void
}

const LanguageChoice = memo(function LanguageChoice({ languages, locale, onChange }: LanguageChoiceProps) {
  const { t } = useTranslation('editor')
  return (
    <Segmented
      label={t('form.language')}
      value={locale}
      options={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
      onChange={onChange}
    />
  )
})

const PARTS = ['root', 'card', 'title', 'text', 'label', 'subtitle', 'picture'] as const

function stay(event: { readonly preventDefault: () => void }): void {
  event.preventDefault()
}

function hasWords(type: ItemType): boolean {
  return Object.values(type.fields).some(({ kind }) => kind === 'words')
}

/** What is said of every item: how wide it is only counts in a row. Screens have their own button. */
function layoutPaths(type: ItemType, place: string | null): string[] {
  return Object.keys(listFields(type)).filter(
    (path) =>
      !Object.hasOwn(type.fields, path) &&
      path !== 'only.screen' &&
      (path !== 'props.grid' || place === 'row') &&
      (path !== 'fullWidth' || place === 'page'),
  )
}

interface FieldListProps {
  readonly type: ItemType
  readonly paths: readonly string[]
  readonly item: JsonObject
  readonly faults: readonly DesignFault[]
  readonly locale: Locale
  readonly source: Locale
  readonly onChange: (field: string, value: Json | undefined) => void
}

function FieldList({ type, paths, item, faults, locale, source, onChange }: FieldListProps) {
  const fields = listFields(type)
  return paths.map((path) => {
    const field = fields[path]
    return field === undefined ? null : (
      <FieldInput
        key={path}
        path={path}
        field={field}
        value={valueAt(item, path)}
        fault={faults.find((one) => one.field === path)?.code ?? null}
        locale={locale}
        source={source}
        onChange={onChange}
      />
    )
  })
}

/** What is wrong with the item as a whole, or with something that has no field here. */
function GeneralFaults({ faults, type }: { readonly faults: readonly DesignFault[]; readonly type: ItemType }) {
  const { t } = useTranslation('editor')
  const known = Object.keys(listFields(type))
  const others = faults.filter(({ field }) => !known.includes(field) && !field.startsWith('css'))
  const hides = faults.some((one) => one.hides)
  if (others.length === 0 && !hides) return null
  return (
    <div className={styles.faults} role="status">
      {hides ? <strong>{t('form.hidden')}</strong> : null}
      <ul>
        {others.map(({ field, code }) => (
          <li key={`${field} ${code}`}>
            {field === '' ? '' : `${field}: `}
            {t(`fault.${code}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}
