import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { Link } from 'react-router-dom'

export interface LinkTab {
  readonly to: string
  readonly label: string
  readonly isOpen: boolean
}

interface LinkTabsProps {
  readonly label: string
  readonly links: readonly LinkTab[]
  readonly className?: string | undefined
}

/** Pages side by side that look like tabs: links for screen readers and the keyboard, since each has its address. */
export function LinkTabs({ label, links, className }: LinkTabsProps) {
  const open = links.find(({ isOpen }) => isOpen)?.to ?? false
  return (
    <Tabs
      component="nav"
      {...(className === undefined ? {} : { className })}
      value={open}
      variant="scrollable"
      scrollButtons={false}
      // Material would give the name to the list, as if it were one of tabs.
      slotProps={{ root: { 'aria-label': label }, list: { role: 'presentation' } }}
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
