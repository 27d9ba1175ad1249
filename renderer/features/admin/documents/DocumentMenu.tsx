import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadFile } from '#renderer/parts/files/index.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { useMay } from '#renderer/session/use-may.ts'
import { ConfirmDialog } from '#renderer/ui/dialog/ConfirmDialog.tsx'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { ChangeDialog } from './ChangeDialog.tsx'
import { DetailsDialog } from './DetailsDialog.tsx'
import { ReplaceDialog } from './ReplaceDialog.tsx'
import { useDocumentWork } from './use-document-work.ts'
import type { StaffDocument } from './use-staff-documents.ts'

type Doing = 'details' | 'replace' | 'change' | 'delete'

/** Everything that can be done with a document. */
export function DocumentMenu({ document }: { document: StaffDocument }) {
  const { t } = useTranslation('admin-documents')
  const notify = useNotify()
  const { askAddress } = useDocumentWork()
  const mayManage = useMay('manageDocuments', document.project.id) && !document.isOfPackage
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [doing, setDoing] = useState<Doing | null>(null)
  const begin = (what: Doing) => () => {
    setAnchor(null)
    setDoing(what)
  }
  const download = async () => {
    setAnchor(null)
    const ask = () => askAddress(document, document.versions[0]?.number ?? 1)
    if (!(await downloadFile(ask, document.fileName))) notify({ severity: 'error', title: t('failed.download') })
  }
  return (
    <>
      <IconButton
        label={t('menu', { name: document.displayName })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <NamedIcon name="more" size={20} />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => void download()}>{t('download')}</MenuItem>
        <MenuItem onClick={begin('details')}>{t('details.open')}</MenuItem>
        {mayManage ? <MenuItem onClick={begin('replace')}>{t('replace.open')}</MenuItem> : null}
        {mayManage ? <MenuItem onClick={begin('change')}>{t('change.open')}</MenuItem> : null}
        {mayManage ? <MenuItem onClick={begin('delete')}>{t('delete.open')}</MenuItem> : null}
      </Menu>
      <Asked doing={doing} document={document} onClose={() => setDoing(null)} />
    </>
  )
}

interface AskedProps {
  readonly doing: Doing | null
  readonly document: StaffDocument
  readonly onClose: () => void
}

function Asked({ doing, document, onClose }: AskedProps) {
  if (doing === 'details') return <DetailsDialog document={document} onClose={onClose} />
  if (doing === 'replace') return <ReplaceDialog document={document} onClose={onClose} />
  if (doing === 'change') return <ChangeDialog document={document} onClose={onClose} />
  return doing === 'delete' ? <DeleteDialog document={document} onClose={onClose} /> : null
}

function DeleteDialog({ document, onClose }: Omit<AskedProps, 'doing'>) {
  const { t } = useTranslation('admin-documents')
  const { remove } = useDocumentWork()
  const [isBusy, setIsBusy] = useState(false)
  return (
    <ConfirmDialog
      title={t('delete.title')}
      cancel={t('cancel')}
      confirm={t('delete.submit')}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={async () => {
        setIsBusy(true)
        await remove(document.id)
        onClose()
      }}
    >
      {t('delete.body', { name: document.displayName, count: document.versions.length })}
    </ConfirmDialog>
  )
}
