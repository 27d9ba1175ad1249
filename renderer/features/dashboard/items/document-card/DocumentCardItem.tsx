import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { getDocumentRole } from '#shared/domain/documents/document-roles.ts'
import { wordsIn } from '#shared/domain/designs/words-in.ts'
import { isElsewhere, previewName } from '#renderer/parts/documents/document-address.ts'
import { useDocumentFile } from '#renderer/parts/documents/use-document-file.ts'
import { FileLink, findPreviewKind } from '#renderer/parts/files/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { hasPage } from '#renderer/platform/app-variants.ts'
import { queryDialogLink } from '#renderer/ui/dialog/query-dialog.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { type UnitDocument, useDocuments } from '#renderer/unit/documents/use-documents.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { ItemCard } from '../ItemCard.tsx'
import { itemStyle } from '../item-style.ts'
import type { ItemViewProps } from '../item-view.types.ts'
import styles from './DocumentCardItem.module.css'

/** More are on the page of documents. */
const SHOWN_DOCUMENTS = 5

/** Papers of the home: those of one role, or all (DSH-12); and where a design names one, the page with others (DSH-20). */
export function DocumentCardItem({ item, place }: ItemViewProps<'DocumentCard'>) {
  const { t } = useTranslation('dashboard-unit')
  const { project } = useOpenUnit()
  const locale = useLocale()
  const { values } = item
  const role = values['params.role']
  const url = values['params.url']
  const rows = useRows(role)
  const title =
    wordsIn(values['params.title'], locale, project.sourceLanguage) ||
    (role === null ? t('documents.title') : t(`documents.role.${role}`))
  if (rows.length === 0 && url === null) return null
  return (
    <ItemCard item={item} place={place} title={title} className={styles.card}>
      <ul className={styles.list} style={itemStyle(item.styles['text'])}>
        {rows.slice(0, SHOWN_DOCUMENTS)}
      </ul>
      {url === null ? (
        <AllDocuments isShort={rows.length > SHOWN_DOCUMENTS} />
      ) : (
        <FileLink className={styles.all} url={url} title={title} newWindow={t('documents.newWindow')}>
          {t('documents.more')}
          <NamedIcon name="arrowRight" size={20} />
        </FileLink>
      )}
    </ItemCard>
  )
}

type Role = ItemViewProps<'DocumentCard'>['item']['values']['params.role']

/** What buyers have been given; who only looks at a home sees the files that it is shown with. */
function useRows(role: Role): readonly ReactNode[] {
  const { t } = useTranslation('dashboard-unit')
  const { portal, isLocal, unit } = useOpenUnit()
  const { data } = useDocuments()
  const isOf = (one: { readonly role: string }) => role === null || getDocumentRole(one.role) === role
  if (portal === 'bp' && !isLocal) {
    return (data?.documents ?? [])
      .filter(isOf)
      .map((document) => <DocumentLine key={document.id} document={document} />)
  }
  return unit.attachments.filter(isOf).map(({ id, url, role: own }) => {
    const name = t(`documents.role.${findName(own)}`)
    return (
      <li key={id}>
        <FileLink className={styles.open} url={url} title={name} newWindow={t('documents.newWindow')}>
          <Words name={name} kind={getKind(url)} />
        </FileLink>
      </li>
    )
  })
}

/** A file that came without a name, by what it is. */
function findName(role: string): 'plan' | 'floor_plan' | 'elektro_plan' | 'kitchen_plan' | 'other' {
  const known = getDocumentRole(role)
  return known === 'plan' || known === 'floor_plan' || known === 'elektro_plan' || known === 'kitchen_plan'
    ? known
    : 'other'
}

function DocumentLine({ document }: { document: UnitDocument }) {
  const { t } = useTranslation('dashboard-unit')
  const location = useLocation()
  const { download } = useDocumentFile()
  const { id, displayName, versions, contentType, attachmentUrl, fileName } = document
  const number = versions[0]?.number ?? 1
  const words = <Words name={displayName} kind={getKind(fileName)} />
  if (isElsewhere(document)) {
    return (
      <li>
        <a className={styles.open} href={attachmentUrl} target="_blank" rel="noreferrer">
          {words}
          <span className="visually-hidden"> ({t('documents.newWindow')})</span>
        </a>
      </li>
    )
  }
  if (findPreviewKind(contentType) === null) {
    return (
      <li>
        <button type="button" className={styles.open} onClick={() => void download(document, number)}>
          {words}
        </button>
      </li>
    )
  }
  return (
    <li>
      <Link className={styles.open} {...queryDialogLink(location, 'document', previewName(id, number))}>
        {words}
      </Link>
    </li>
  )
}

function Words({ name, kind }: { name: string; kind: string }) {
  return (
    <>
      <NamedIcon name="document" size={20} />
      <span className="ww-rest ww-words">{name}</span>
      <span className="ww-hint">{kind}</span>
    </>
  )
}

/** `PDF`, by the end of a name. */
function getKind(name: string): string {
  return /\.([A-Za-z0-9]{2,5})(?:\?|$)/.exec(name)?.[1]?.toUpperCase() ?? ''
}

function AllDocuments({ isShort }: { isShort: boolean }) {
  const { t } = useTranslation('dashboard-unit')
  const { portal, isLocal, project, basePath } = useOpenUnit()
  if (!isShort || portal !== 'bp' || isLocal || !hasPage(project, 'documents')) return null
  return (
    <Link className={styles.all} to={basePath.replace(/configurator$/, 'documents')}>
      {t('documents.all')}
      <NamedIcon name="arrowRight" size={20} />
    </Link>
  )
}
