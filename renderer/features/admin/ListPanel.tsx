import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { SelectField } from '#renderer/ui/SelectField.tsx'
import styles from './admin.module.css'
import { ListFrame, type ListFrameProps } from './ListFrame.tsx'
import { ListPages } from './ListPages.tsx'
import { PanelHead } from './PanelHead.tsx'
import { useAdminProjects } from './projects/use-projects.ts'
import { SearchField } from './SearchField.tsx'
import type { useListFile } from './use-list-file.ts'
import { PAGE_SIZE } from './use-people.ts'

/** What every such list can be narrowed to, as the address keeps it. */
interface ListView {
  readonly search: string
  /** From 1. */
  readonly page: number
  /** Slug; null = of any. */
  readonly projectId: string | null
}

interface ListPanelProps<Row> extends Pick<ListFrameProps<Row>, 'icon' | 'empty' | 'onAll' | 'children'> {
  /** Of the heading, which names the section. */
  readonly id: string
  readonly title: string
  readonly intro: string
  /** What the list shows on all its pages, as a file. */
  readonly file: Pick<ReturnType<typeof useListFile>, 'save' | 'isSaving'>
  readonly list: ListFrameProps<Row>['list'] & { readonly data: { readonly total: number } | undefined }
  readonly view: ListView
  readonly onChange: (part: Partial<ListView>) => void
  /** What one searches for. */
  readonly searchHint: string
  /** How many there are, in words. */
  readonly sayCount: (count: number) => string
  /** What else it can be narrowed to, before the projects. */
  readonly filters: ReactNode
}

/** A page of the team that is one list of many projects: search, filters, a file of all of it, and pages. */
export function ListPanel<Row>(panel: ListPanelProps<Row>) {
  const { id, title, intro, file, list, view, onChange, searchHint, sayCount, filters, icon, empty, onAll } = panel
  const { t } = useTranslation('admin')
  const total = list.data?.total ?? 0
  return (
    <section aria-labelledby={id}>
      <PanelHead id={id} title={title} intro={intro}>
        <Button
          variant="outlined"
          startIcon={<NamedIcon name="download" size={20} />}
          disabled={total === 0 || file.isSaving}
          onClick={() => void file.save()}
        >
          {t('list.download')}
        </Button>
      </PanelHead>
      <div className={`ww-row ww-wrap ww-gap-12 ${styles.tools}`}>
        <SearchField value={view.search} hint={searchHint} onSearch={(search) => onChange({ search })} />
        {filters}
        <ProjectFilter projectId={view.projectId} onChange={(projectId) => onChange({ projectId })} />
        <p className={`ww-muted ${styles.count}`} role="status">
          {list.data === undefined ? '' : sayCount(total)}
        </p>
      </div>
      <ListFrame list={list} {...(icon === undefined ? {} : { icon })} empty={empty} onAll={onAll}>
        {panel.children}
      </ListFrame>
      <ListPages page={view.page} pageCount={Math.ceil(total / PAGE_SIZE)} onPage={(page) => onChange({ page })} />
    </section>
  )
}

const ANY = ''

/** Of which project; nothing where there is one alone. */
function ProjectFilter({
  projectId,
  onChange,
}: {
  projectId: string | null
  onChange: (projectId: string | null) => void
}) {
  const { t } = useTranslation('admin')
  const projects = useAdminProjects().data?.rows ?? []
  if (projects.length < 2) return null
  return (
    <SelectField
      label={t('list.project')}
      value={projectId ?? ANY}
      options={[
        { value: ANY, label: t('list.anyProject') },
        ...projects.map(({ slug, name }) => ({ value: slug, label: name })),
      ]}
      onChange={(value) => onChange(value === ANY ? null : value)}
    />
  )
}

interface CountedFilterProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  /** How many there are of each; undefined = not known yet. */
  readonly counts: Readonly<Record<string, number>> | undefined
  readonly onChange: (value: Value | undefined) => void
}

/** Which of a list, with how many there are of each. */
export function CountedFilter<Value extends string>(props: CountedFilterProps<Value>) {
  const { label, value, options, counts, onChange } = props
  const { t } = useTranslation('admin')
  return (
    <SelectField
      label={label}
      value={value}
      options={options.map((option) => {
        const count = counts?.[option.value]
        return count === undefined
          ? option
          : { value: option.value, label: t('list.counted', { filter: option.label, count }) }
      })}
      onChange={(chosen) => onChange(options.find((option) => option.value === chosen)?.value)}
    />
  )
}
