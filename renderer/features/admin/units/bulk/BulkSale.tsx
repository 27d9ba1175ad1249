import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '#renderer/session/index.ts'
import { isEntitled } from '#renderer/session/use-may.ts'
import { Button } from '#renderer/ui/Button.tsx'
import type { BulkActionProps } from './bulk-action.types.ts'
import { BulkSaleDialog } from './BulkSaleDialog.tsx'
import { BULK_STATUSES, type BulkStatus } from './use-bulk-sale.ts'

interface BulkSaleProps extends BulkActionProps {
  /** Day in Berlin, `YYYY-MM-DD`. */
  readonly today: string
}

/** Sets the sales status of the chosen units after one question; only where all of them may be set (SAL-7). */
export function BulkSale({ rows, today, onDone }: BulkSaleProps) {
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
      {wished === null ? null : (
        <BulkSaleDialog rows={rows} status={wished} today={today} onClose={() => setWished(null)} onDone={onDone} />
      )}
    </>
  )
}
