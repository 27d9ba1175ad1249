import { useTranslation } from 'react-i18next'
import { canSaveFiles } from '#renderer/platform/shell.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import styles from './pdf-viewer.module.css'
import type { ViewerFile } from './viewer-file.ts'

/** A document or picture, 90 % of the window wide (SHL-76). Where a browser shows no documents, it says so. */
export function DocumentView({ file, title }: { file: ViewerFile; title: string }) {
  const { t } = useTranslation('legal')
  if (file.kind === 'picture') return <img className={styles.picture} src={file.url} alt={title} />
  if (!navigator.pdfViewerEnabled)
    return (
      <div className={styles.missing}>
        <NamedIcon name="info" size={32} />
        <p>{t('viewer.notHere')}</p>
      </div>
    )
  // The browser's own bar above a document prints and saves.
  const view = canSaveFiles() ? 'navpanes=0' : 'navpanes=0&toolbar=0'
  return <iframe className={styles.frame} src={`${file.url}#${view}`} title={title} />
}
