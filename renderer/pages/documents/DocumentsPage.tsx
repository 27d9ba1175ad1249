import SearchOutlined from '@mui/icons-material/SearchOutlined'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { groupByRoom, groupByType } from '#shared/domain/index.ts'
import { UnitFrame } from '#renderer/features/page-menu/index.ts'
import { usePageTop } from '#renderer/features/unit-header/index.ts'
import { Button, ButtonLink } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { MessageScreen } from '#renderer/ui/MessageScreen.tsx'
import { Segmented } from '#renderer/ui/Segmented.tsx'
import { useTitle } from '#renderer/ui/use-title.ts'
import { homePath } from '#renderer/unit/address/paths.ts'
import { useDocuments, type UnitDocument } from '#renderer/unit/documents/use-documents.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { ArchiveButton } from './ArchiveButton.tsx'
import { DocumentPreview } from '#renderer/parts/documents/DocumentPreview.tsx'
import { DocumentSections } from './DocumentSections.tsx'
import styles from './documents.module.css'

/** Everything that the unit's buyers have of papers (DOC-1 to DOC-9). */
export function DocumentsPage() {
  const { t } = useTranslation('documents')
  const { basePath, project, name, portal, isLocal } = useOpenUnit()
  const { data, isPending, isError, refetch } = useDocuments()
  useTitle(t('title'), name)
  usePageTop()
  const home = homePath(basePath, project)
  const hasAny = portal === 'bp' && !isLocal
  return (
    <UnitFrame back={{ to: home, label: t('back') }}>
      <main className={styles.main}>
        {isError && data === undefined ? (
          <Failed onRetry={() => void refetch()} />
        ) : hasAny && isPending ? (
          <Loading />
        ) : data === undefined || data.documents.length === 0 ? (
          <Empty home={home} />
        ) : (
          <Documents documents={data.documents} />
        )}
      </main>
      {data === undefined ? null : <DocumentPreview documents={data.documents} />}
    </UnitFrame>
  )
}

function Documents({ documents }: { documents: readonly UnitDocument[] }) {
  const { t } = useTranslation('documents')
  const [grouping, setGrouping] = useState<Grouping>('type')
  const [search, setSearch] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const sections = useSections(findDocuments(documents, search), grouping)
  return (
    <>
      <div className={styles.head}>
        <h1 className="ww-title">{t('title')}</h1>
        <ArchiveButton documents={documents} />
      </div>
      <div className={styles.tools}>
        <Segmented
          label={t('grouping.label')}
          value={grouping}
          onChange={setGrouping}
          options={[
            { value: 'type', label: t('grouping.type') },
            { value: 'room', label: t('grouping.room') },
          ]}
        />
        <search className={styles.search}>
          <OutlinedInput
            fullWidth
            type="search"
            autoComplete="off"
            value={search}
            placeholder={t('search')}
            startAdornment={<SearchOutlined fontSize="small" />}
            slotProps={{ input: { 'aria-label': t('search'), maxLength: 100 } }}
            inputRef={field}
            onChange={(event) => setSearch(event.target.value)}
          />
        </search>
      </div>
      {sections.length === 0 ? (
        <div className={styles.none} role="status">
          <p>{t('noneFound')}</p>
          <Button
            variant="outlined"
            onClick={() => {
              setSearch('')
              // The button goes with what it stands beside.
              field.current?.focus()
            }}
          >
            {t('showAll')}
          </Button>
        </div>
      ) : (
        <DocumentSections sections={sections} showsType={grouping === 'room'} />
      )}
    </>
  )
}

type Grouping = 'type' | 'room'

/** Those whose name or file has the words. */
function findDocuments(documents: readonly UnitDocument[], search: string): readonly UnitDocument[] {
  const words = search.trim().toLocaleLowerCase('de')
  return documents.filter(({ displayName, fileName }) =>
    `${displayName} ${fileName}`.toLocaleLowerCase('de').includes(words),
  )
}

/** The documents under what they are, or under the room that they are about. */
function useSections(documents: readonly UnitDocument[], grouping: Grouping) {
  const { t } = useTranslation('documents')
  const { store } = useOpenUnit()
  if (grouping === 'type')
    return groupByType(documents).map(({ key, documents: own }) => ({
      key,
      title: t(`groups.${key}`),
      documents: own,
    }))
  const rooms = store.prepared.catalogue.rooms.map(({ id }) => id)
  return groupByRoom(documents, rooms).map(({ key, documents: own }) => ({
    key: key ?? '',
    title: key === null ? t('wholeUnit') : (store.prepared.room(key)?.title ?? ''),
    documents: own,
  }))
}

/** Rows of the height that they will have, after a moment. */
function Loading() {
  const { t } = useTranslation('documents')
  return (
    <>
      <h1 className="ww-title">{t('title')}</h1>
      <div className={styles.loading} role="status" aria-label={t('loading')}>
        {[0, 1, 2].map((row) => (
          <div key={row} />
        ))}
      </div>
    </>
  )
}

/** DOC-2. */
function Empty({ home }: { home: string }) {
  const { t } = useTranslation('documents')
  return (
    <MessageScreen icon={<NamedIcon name="document" size={32} />} title={t('empty.title')} body={t('empty.body')}>
      <ButtonLink variant="contained" size="large" to={home}>
        {t('empty.back')}
      </ButtonLink>
    </MessageScreen>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('documents')
  return (
    <>
      <h1 className="ww-title">{t('title')}</h1>
      <div className={styles.none} role="alert">
        <p>{t('failed.body')}</p>
        <Button variant="outlined" onClick={onRetry}>
          {t('failed.retry')}
        </Button>
      </div>
    </>
  )
}
