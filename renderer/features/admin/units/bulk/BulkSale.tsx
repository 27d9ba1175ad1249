import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNotify } from '#renderer/notifications/index.ts'
import { useSession } from '#renderer/session/index.ts'
import { isEntitled } from '#renderer/session/use-may.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import type { UnitRow } from './unit-rows.ts'
import { BULK_STATUSES, type BulkStatus, useBulkSale } from './use-bulk-sale.ts'

/** Sets the sales status of the chosen units after one question; only where all of them may be set (SAL-7). */
export function BulkSale({ rows }: { rows: readonly UnitRow[] }) {
  const { t } = useTranslation('admin-units')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [wished, setWished] = useState<BulkStatus | null>(null)
  const maySet = useSession(({ user }) => rows.every(({ project }) => isEntitled(user, 'setSales', project.id)))
  if (!maySet) return null
  const choose = (status: BulkStatus) => {
    setAnchor(null)
    setWished(status)
  }
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('bulkSale.open')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {BULK_STATUSES.map((status) => (
          <MenuItem key={status} onClick={() => choose(status)}>
            {t(`sale.${status}`)}
          </MenuItem>
        ))}
      </Menu>
      {wished === null ? null : <Question rows={rows} status={wished} onClose={() => setWished(null)} />}
    </>
  )
}

interface QuestionProps {
  readonly rows: readonly UnitRow[]
  readonly status: BulkStatus
  readonly onClose: () => void
}

function Question({ rows, status, onClose }: QuestionProps) {
  const { t } = useTranslation('admin-units')
  const notify = useNotify()
  const { setStatus, isBusy } = useBulkSale()
  const units = rows.map(({ unit }) => unit).filter(({ salesStatus }) => salesStatus !== status)
  const name = t(`sale.${status}`)
  const set = async () => {
    const left = await setStatus(units, status)
    onClose()
    if (left.length === 0) notify({ severity: 'success', title: t('bulkSale.done', { count: units.length, name }) })
    else
      notify({
        severity: 'error',
        title: t('bulkSale.left', { units: left.map(({ unitNumber }) => unitNumber).join(', ') }),
      })
  }
  return (
    <Dialog
      title={t('bulkSale.title', { name })}
      size="small"
      onClose={isBusy ? null : onClose}
      actions={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {t('bulkSale.cancel')}
          </Button>
          <Button variant="contained" disabled={isBusy || units.length === 0} onClick={() => void set()}>
            {t('bulkSale.submit')}
          </Button>
        </>
      }
    >
      <p>{units.length === 0 ? t('bulkSale.none', { name }) : t('bulkSale.body', { count: units.length, name })}</p>
      {units.length === 0 ? null : <p className="ww-muted">{units.map(({ unitNumber }) => unitNumber).join(', ')}</p>}
    </Dialog>
  )
}
