import { useTranslation } from 'react-i18next'
import { MAX_SUBJECT_LENGTH } from '#shared/contracts/http/messages.contract.ts'
import { formatDate } from '#renderer/i18n/format.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { FilePreviewDialog } from '#renderer/parts/files/index.ts'
import { ButtonLink } from '#renderer/ui/Button.tsx'
import { useQueryDialog } from '#renderer/ui/dialog/query-dialog.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { PHONE, useMedia } from '#renderer/ui/use-media.ts'
import { useNewMessage } from '#renderer/unit/address/use-new-message.ts'
import type { UnitDocument } from '#renderer/unit/documents/use-documents.ts'
import { downloadName, findPreviewed } from './document-address.ts'
import styles from './DocumentPreview.module.css'
import { useDocumentFile } from './use-document-file.ts'

/** The document that the address names, above the page; back closes it. */
export function DocumentPreview({ documents }: { documents: readonly UnitDocument[] }) {
  const { value, close } = useQueryDialog('document')
  const found = findPreviewed(documents, value)
  if (found === null) return null
  return <Preview key={value} {...found} onClose={close} />
}

interface PreviewProps extends NonNullable<ReturnType<typeof findPreviewed>> {
  readonly onClose: () => void
}

/** To a message that says which document it is about. */
function AskLink({ to, name }: { to: string; name: string }) {
  const { t } = useTranslation('documents')
  const isSmall = useMedia(PHONE)
  return (
    <ButtonLink
      className={styles.ask}
      to={to}
      aria-label={t('askAbout', { name })}
      {...(isSmall ? {} : { startIcon: <NamedIcon name="mail" size={20} /> })}
    >
      {t('ask')}
    </ButtonLink>
  )
}

function Preview({ document, version, onClose }: PreviewProps) {
  const { t } = useTranslation('documents')
  const locale = useLocale()
  const { askAddress, noteOpened } = useDocumentFile()
  const { number, createdAt, fileName, contentType } = version
  const date = formatDate(createdAt, locale)
  const count = document.versions.length
  const ask = useNewMessage(t('question', { name: document.displayName }).slice(0, MAX_SUBJECT_LENGTH))
  return (
    <FilePreviewDialog
      file={{
        name: downloadName(document.displayName, fileName),
        title: document.displayName,
        subtitle: count > 1 ? t('versionOf', { number, count, date }) : date,
        contentType,
        askAddress: () => askAddress(document, number),
      }}
      tools={ask === null ? null : <AskLink to={ask} name={document.displayName} />}
      onHad={() => void noteOpened(document, number)}
      onClose={onClose}
    />
  )
}
