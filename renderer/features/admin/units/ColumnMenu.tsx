import Checkbox from '@mui/material/Checkbox'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { type Column, COLUMNS } from './units-view.ts'

interface ColumnMenuProps {
  readonly columns: readonly Column[]
  readonly onChange: (part: { readonly columns: readonly Column[] }) => void
}

/** Which columns the table has; it stays open while one chooses. */
export const ColumnMenu = memo(function ColumnMenu({ columns, onChange }: ColumnMenuProps) {
  const { t } = useTranslation('admin-units')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const toggle = (column: Column) =>
    onChange({ columns: COLUMNS.filter((one) => (one === column ? !columns.includes(one) : columns.includes(one))) })
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<NamedIcon name="settings" size={20} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('columns')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {COLUMNS.map((column) => (
          <MenuItem
            key={column}
            role="menuitemcheckbox"
            aria-checked={columns.includes(column)}
            onClick={() => toggle(column)}
          >
            <Checkbox checked={columns.includes(column)} tabIndex={-1} slotProps={{ input: { 'aria-hidden': true } }} />
            <ListItemText>{t(`column.${column}`)}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  )
})
