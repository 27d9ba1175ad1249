import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { downloadFile, FilePreviewDialog, findPreviewKind } from '#renderer/parts/files/index.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { Cell, DataTable, RowHead, TableRow } from '#renderer/ui/DataTable.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { dayText } from '../day-text.ts'
import { DocumentMenu } from './DocumentMenu.tsx'
import styles from './documents.module.css'
import { useDocumentWork } from './use-document-work.ts'
import type { StaffDocument } from './use-staff-documents.ts'

interface DocumentsTableProps {
  readonly documents: readonly StaffDocument[]
  /** What heads the table. */
  readonly labelledBy: string
  /** Where each belongs to; in a unit's file it is said only where it is not the unit's own. */
  readonly showsPlace: boolean
}

/** Documents with who sees them, and who has opened them. */
export function DocumentsTable({ documents, labelledBy, showsPlace }: DocumentsTableProps) {
  const { t } = useTranslation('admin-documents')
  return (
    <DataTable
      aria-labelledby={labelledBy}
      columns={[
        t('document'),
        t('role'),
        t(showsPlace ? 'place' : 'room'),
        t('state'),
        t('visibleFor'),
        t('openedBy'),
        t('changedAt'),
        { hidden: t('actions') },
      ]}
    >
      {documents.map((document) => (
        <Row key={document.id} document={document} showsPlace={showsPlace} />
      ))}
    </DataTable>
  )
}

function Row({ document, showsPlace }: { document: StaffDocument; showsPlace: boolean }) {
  const { t } = useTranslation('admin-documents')
  const locale = useLocale()
  const { role, visibility, versions, updatedAt, isOfPackage, openedBy } = document
  const newest = versions[0]
  const names = [...new Set(openedBy.filter(({ version }) => version === newest?.number).map(({ name }) => name))]
  return (
    <TableRow>
      <RowHead className={styles.name}>
        <ShownDocument document={document} />
        {isOfPackage ? null : <small>{newest?.fileName}</small>}
      </RowHead>
      <Cell label={t('role')}>{t(`roles.${role}`)}</Cell>
      <Cell label={t(showsPlace ? 'place' : 'room')}>
        <Place document={document} showsPlace={showsPlace} />
      </Cell>
      <Cell label={t('state')}>
        {isOfPackage ? t('ofPackage') : t('version', { number: newest?.number ?? 1 })}
        {newest === undefined || newest.state === 'ready' ? null : <small>{t(`fileState.${newest.state}`)}</small>}
      </Cell>
      <Cell label={t('visibleFor')}>
        {visibility === 'internal' ? <NamedIcon name="lock" size={16} /> : null} {t(`visibilities.${visibility}`)}
      </Cell>
      <Cell label={t('openedBy')}>{names.length === 0 ? t('nobody') : names.join(', ')}</Cell>
      <Cell label={t('changedAt')}>
        <time dateTime={updatedAt}>{dayText(updatedAt, locale)}</time>
      </Cell>
      <Cell className={styles.actions}>
        <DocumentMenu document={document} />
      </Cell>
    </TableRow>
  )
}

function Place({ document, showsPlace }: { document: StaffDocument; showsPlace: boolean }) {
  const { t } = useTranslation('admin-documents')
  const { project, building, unit, room } = document
  if (unit === null) {
    const place = building === null ? t('wholeProject') : t('wholeBuilding', { name: building.name })
    return (
      <>
        {place}
        {showsPlace ? <small>{project.name}</small> : null}
      </>
    )
  }
  if (!showsPlace) return room === null ? t('wholeUnit') : room.title
  return (
    <>
      {room === null ? unit.displayName : `${unit.displayName} · ${room.title}`}
      <small>{project.name}</small>
    </>
  )
}

/** The name: a touch shows the document, or loads it down. */
function ShownDocument({ document }: { document: StaffDocument }) {
  const { t } = useTranslation('admin-documents')
  const notify = useNotify()
  const { askAddress } = useDocumentWork()
  const [isOpen, setIsOpen] = useState(false)
  const { displayName, contentType, fileName, attachmentUrl, versions } = document
  const number = versions[0]?.number ?? 1
  const ask = () => askAddress(document, number)
  if (!attachmentUrl.startsWith('/'))
    return (
      <a className="ww-link" href={attachmentUrl} target="_blank" rel="noreferrer">
        {displayName}
        <span className="visually-hidden"> ({t('newWindow')})</span>
      </a>
    )
  const open = async () => {
    if (findPreviewKind(contentType) !== null) return setIsOpen(true)
    if (!(await downloadFile(ask, fileName))) notify({ severity: 'error', title: t('failed.download') })
  }
  return (
    <>
      <button type="button" className={`ww-link ${styles.show}`} onClick={() => void open()}>
        {displayName}
      </button>
      {isOpen ? (
        <FilePreviewDialog
          file={{ name: fileName, title: displayName, contentType, askAddress: ask }}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  )
}
