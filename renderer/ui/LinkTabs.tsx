import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { Link } from 'react-router-dom'

interface LinkTabsProps {
  readonly label: string
  readonly links: readonly { readonly to: string; readonly label: string; readonly isOpen: boolean }[]
}

/** Pages side by side that look like tabs: links for screen readers and the keyboard, since each has its address. */
export function LinkTabs({ label, links }: LinkTabsProps) {
  const open = links.find(({ isOpen }) => isOpen)?.to ?? false
  return (
    <Tabs
      component="nav"
      aria-label={label}
      value={open}
      variant="scrollable"
      scrollButtons={false}
      slotProps={{ list: { role: 'presentation', 'aria-label': undefined } }}
    >
      {links.map((link) => (
        <Tab
          key={link.to}
          component={Link}
          to={link.to}
          value={link.to}
          label={link.label}
          role={undefined}
          tabIndex={0}
          aria-selected={undefined}
          aria-current={link.isOpen ? 'page' : undefined}
        />
      ))}
    </Tabs>
  )
}
