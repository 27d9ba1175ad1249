import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { downloadFile, useFileSize } from '#renderer/parts/files/index.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { momentText } from '#renderer/parts/orders/moment-text.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import styles from './documents.module.css'
import { useDocumentWork } from './use-document-work.ts'
import { type StaffDocument, useReread } from './use-staff-documents.ts'

/** The versions of a document, each with who has opened it when: as it is now, and as it becomes while one looks. */
export function DetailsDialog({ document, onClose }: { document: StaffDocument; onClose: () => void }) {
  const { t } = useTranslation('admin-documents')
  const locale = useLocale()
  const size = useFileSize()
  const notify = useNotify()
  const reread = useReread()
  useEffect(reread, [reread])
  const { askAddress } = useDocumentWork()
  const download = async (number: number, fileName: string) => {
    const done = await downloadFile(() => askAddress(document, number), fileName)
    if (!done) notify({ severity: 'error', title: t('failed.download') })
  }
  return (
    <Dialog title={t('details.title')} subtitle={document.displayName} onClose={onClose}>
      <ul className={styles.versions}>
        {document.versions.map((version) => {
          const openings = document.openedBy.filter((opening) => opening.version === version.number)
          const facts = [momentText(version.createdAt, locale), version.size === null ? '' : size(version.size)]
          return (
            <li key={version.number}>
              <div className="ww-between ww-gap-12">
                <div>
                  <strong>{t('version', { number: version.number })}</strong>
                  <div className="ww-hint">
                    {[version.fileName, ...facts].filter((fact) => fact !== '').join(' · ')}
                  </div>
                </div>
                <Button
                  startIcon={<NamedIcon name="download" size={20} />}
                  onClick={() => void download(version.number, version.fileName)}
                >
                  {t('download')}
                </Button>
              </div>
              {openings.length === 0 ? (
                <p className="ww-hint">{t('details.notOpened')}</p>
              ) : (
                <ul>
                  {openings.map(({ name, at }) => (
                    <li key={name}>{t('details.opened', { name, time: momentText(at, locale) })}</li>
                  ))}
                </ul>
              )}
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
