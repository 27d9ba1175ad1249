import Chip from '@mui/material/Chip'
import { memo, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UNIT_STATES } from '#shared/contracts/entities/account-unit.schema.ts'
import { SALES_STATUSES } from '#shared/contracts/entities/unit.schema.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { SelectField } from '#renderer/ui/SelectField.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import { useMedia } from '#renderer/ui/use-media.ts'
import shared from '../admin.module.css'
import { countAnswers } from './arrange-units.ts'
import type { AccountProject, UnitRow } from './unit-rows.ts'
import styles from './units.module.css'
import { COLUMNS, QUESTIONS, type UnitsView } from './units-view.ts'
import { CARDS } from './unit-lines.ts'

const ANY = ''
/** Characters; nobody has a longer name. */
const MAX_SEARCH = 100

interface UnitsToolsProps {
  readonly view: UnitsView
  readonly rows: readonly UnitRow[]
  readonly projects: readonly AccountProject[]
  readonly onChange: (part: Partial<UnitsView>) => void
}

/** What of the table is shown: questions with how many answers they have, a search, and plain filters. */
export function UnitsTools({ view, rows, projects, onChange }: UnitsToolsProps) {
  const { t } = useTranslation('admin-units')
  const hasCards = useMedia(CARDS)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Questions asked={view.question} rows={rows} onChange={onChange} />
      <div className={`ww-row ww-wrap ww-gap-12 ${shared.tools}`}>
        <search className={shared.search}>
          <SearchField search={view.search} onChange={onChange} />
        </search>
        {hasCards ? (
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<NamedIcon name="settings" size={20} />}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t('filters')}
          </Button>
        ) : null}
        {hasCards && !isOpen ? null : (
          <Filters
            project={view.project}
            sale={view.sale}
            state={view.state}
            sort={view.sort}
            projects={projects}
            onChange={onChange}
          />
        )}
      </div>
    </>
  )
}

interface SearchFieldProps extends Pick<UnitsToolsProps, 'onChange'> {
  readonly search: string
}

/** Has its letters from whoever types, and from elsewhere only where these are others. */
function SearchField({ search, onChange }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [first] = useState(search)
  useLayoutEffect(() => {
    if (field.current !== null && field.current.value !== search) field.current.value = search
  }, [search])
  return <SearchInput field={field} search={first} onChange={onChange} />
}

interface SearchInputProps extends SearchFieldProps {
  readonly field: RefObject<HTMLInputElement | null>
}

/** Not drawn anew with each of its letters: a field of Material's costs as much as all lines in sight. */
const SearchInput = memo(function SearchInput({ field, search, onChange }: SearchInputProps) {
  const { t } = useTranslation('admin-units')
  return (
    <TextField
      ref={field}
      label={t('search')}
      placeholder={t('searchHint')}
      type="search"
      autoComplete="off"
      maxLength={MAX_SEARCH}
      defaultValue={search}
      onChange={(event) => onChange({ search: event.target.value })}
    />
  )
})

interface QuestionsProps extends Pick<UnitsToolsProps, 'rows' | 'onChange'> {
  readonly asked: UnitsView['question']
}

/** Not drawn anew with each letter of a search, as little as the filters. */
const Questions = memo(function Questions({ asked, rows, onChange }: QuestionsProps) {
  const { t } = useTranslation('admin-units')
  const counts = useMemo(() => countAnswers(rows), [rows])
  return (
    <div className={styles.questions} role="group" aria-label={t('questions')}>
      {QUESTIONS.map((question) => {
        const isOn = asked === question
        return (
          <Chip
            key={question}
            component="button"
            clickable
            aria-pressed={isOn}
            color={isOn ? 'primary' : 'default'}
            variant="outlined"
            className={styles.question}
            label={
              <>
                {t(`question.${question}`)} <strong>{counts[question]}</strong>
              </>
            }
            onClick={() => onChange({ question: isOn ? null : question })}
          />
        )
      })}
    </div>
  )
})

interface FiltersProps
  extends Pick<UnitsView, 'project' | 'sale' | 'state' | 'sort'>,
    Pick<UnitsToolsProps, 'projects' | 'onChange'> {}

const Filters = memo(function Filters({ project, sale, state, sort, projects, onChange }: FiltersProps) {
  const { t } = useTranslation('admin-units')
  const hasCards = useMedia(CARDS)
  return (
    <>
      {projects.length < 2 ? null : (
        <SelectField
          label={t('project')}
          value={project ?? ANY}
          options={[
            { value: ANY, label: t('anyProject') },
            ...projects.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
          onChange={(value) => onChange({ project: value === ANY ? null : value })}
        />
      )}
      <SelectField
        label={t('column.sale')}
        value={sale ?? ANY}
        options={[
          { value: ANY, label: t('any') },
          ...SALES_STATUSES.map((value) => ({ value, label: t(`sale.${value}`) })),
        ]}
        onChange={(value) => onChange({ sale: SALES_STATUSES.find((one) => one === value) ?? null })}
      />
      <SelectField
        label={t('column.state')}
        value={state ?? ANY}
        options={[
          { value: ANY, label: t('any') },
          ...UNIT_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
        ]}
        onChange={(value) => onChange({ state: UNIT_STATES.find((one) => one === value) ?? null })}
      />
      {hasCards ? <SortField sort={sort} onChange={onChange} /> : null}
    </>
  )
})

/** Where there is no head to touch. */
function SortField({ sort, onChange }: Pick<FiltersProps, 'sort' | 'onChange'>) {
  const { t } = useTranslation('admin-units')
  const keys = ['unit', ...COLUMNS] as const
  return (
    <SelectField
      label={t('sortBy')}
      value={sort.by}
      options={keys.map((value) => ({ value, label: t(`column.${value}`) }))}
      onChange={(value) => onChange({ sort: { by: keys.find((key) => key === value) ?? 'state', isDown: false } })}
    />
  )
}
