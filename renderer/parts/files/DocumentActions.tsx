import { useTranslation } from 'react-i18next'
import { canSaveFiles } from '#renderer/platform/shell.ts'
import { ButtonLink } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import type { ViewerFile } from './viewer-file.ts'

/** The ways to a document beside the inline one, which phones show badly or not at all. */
export function DocumentActions({ file, title }: { file: ViewerFile; title: string }) {
  const { t } = useTranslation('legal')
  if (!canSaveFiles())
    return (
      // The kiosk shows where a link to a file leads as a code.
      <ButtonLink variant="outlined" to={file.url} reloadDocument startIcon={<NamedIcon name="phone" size={20} />}>
        {t('viewer.onPhone')}
      </ButtonLink>
    )
  const [path = ''] = file.url.split('?', 1)
  const extension = path.slice(path.lastIndexOf('.'))
  return (
    <>
      <ButtonLink
        variant="outlined"
        to={file.url}
        reloadDocument
        download={`${title}${extension}`}
        startIcon={<NamedIcon name="download" size={20} />}
      >
        {t('viewer.download')}
      </ButtonLink>
      <ButtonLink variant="outlined" to={file.url} reloadDocument target="_blank" rel="noreferrer">
        {t('viewer.open')}
        <span className="visually-hidden"> ({t('viewer.newWindow')})</span>
      </ButtonLink>
    </>
  )
}
