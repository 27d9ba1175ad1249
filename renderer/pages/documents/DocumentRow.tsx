import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { formatDate } from '#renderer/i18n/format.ts'
import { findPreviewKind, useFileSize } from '#renderer/parts/files/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { queryDialogLink } from '#renderer/ui/dialog/query-dialog.ts'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { StateChip } from '#renderer/ui/StateChip.tsx'
import { useDocuments, type UnitDocument } from '#renderer/unit/documents/use-documents.ts'
import styles from './documents.module.css'
import { isElsewhere, previewName } from '#renderer/parts/documents/document-address.ts'
import { useDocumentFile } from '#renderer/parts/documents/use-document-file.ts'

interface DocumentRowProps {
  readonly document: UnitDocument
  readonly showsType: boolean
}

/** A document: a touch on it shows it, its older versions unfold below. */
export function DocumentRow({ document, showsType }: DocumentRowProps) {
  const { t } = useTranslation('documents')
  const { download } = useDocumentFile()
  const { displayName, versions, isNew, contentType } = document
  const [newest] = versions
  if (newest === undefined) return null
  const kind = findPreviewKind(contentType)
  return (
    <li className={styles.row}>
      <span className={styles.paper} data-kind={kind ?? 'file'} aria-hidden="true">
        <NamedIcon name={kind === 'picture' ? 'layers' : 'document'} size={24} />
      </span>
      <div className={styles.words}>
        <div className={styles.name}>
          <Shown document={document} />
          {isNew ? <StateChip state="open" label={t('isNew')} /> : null}
        </div>
        <Facts document={document} showsType={showsType} />
        {versions.length > 1 ? <Versions document={document} /> : null}
      </div>
      {isElsewhere(document) ? null : (
        <IconButton label={t('download', { name: displayName })} onClick={() => void download(document, newest.number)}>
          <NamedIcon name="download" />
        </IconButton>
      )}
    </li>
  )
}

/** The name; all of the row's middle is its target. */
function Shown({ document }: { document: UnitDocument }) {
  const { t } = useTranslation('documents')
  const location = useLocation()
  const { download } = useDocumentFile()
  const { displayName, versions, contentType, attachmentUrl } = document
  const number = versions[0]?.number ?? 1
  if (isElsewhere(document))
    return (
      <a className={styles.open} href={attachmentUrl} target="_blank" rel="noreferrer">
        {t('elsewhere', { name: displayName })}
      </a>
    )
  if (findPreviewKind(contentType) === null)
    return (
      <button type="button" className={styles.open} onClick={() => void download(document, number)}>
        {displayName}
      </button>
    )
  return (
    <Link
      className={styles.open}
      aria-label={t('show', { name: displayName })}
      {...queryDialogLink(location, 'document', previewName(document.id, number))}
    >
      {displayName}
    </Link>
  )
}

function Facts({ document: { updatedAt, size, role }, showsType }: DocumentRowProps) {
  const locale = useLocale()
  const formatSize = useFileSize()
  const { data } = useDocuments()
  const type = showsType ? data?.types.find(({ id }) => id === role)?.label : undefined
  const facts = [type, formatDate(updatedAt, locale), size === null ? undefined : formatSize(size)]
  return <div className="ww-hint">{facts.filter((fact) => fact !== undefined).join(' · ')}</div>
}

/** All versions, the one that is shown first. */
function Versions({ document: { id, versions } }: { document: UnitDocument }) {
  const { t } = useTranslation('documents')
  const locale = useLocale()
  const location = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.versions}>
      <Button
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        endIcon={<NamedIcon name={isOpen ? 'chevronDown' : 'chevronRight'} size={18} />}
      >
        {t('versions', { count: versions.length })}
      </Button>
      {isOpen ? (
        <ul>
          {versions.map(({ number, createdAt }, at) => (
            <li key={number}>
              {at === 0 ? (
                t('versionShown', { number, date: formatDate(createdAt, locale) })
              ) : (
                <Link {...queryDialogLink(location, 'document', previewName(id, number))}>
                  {t('version', { number, date: formatDate(createdAt, locale) })}
                </Link>
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
