import ListItemButton from '@mui/material/ListItemButton'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type IconName, NamedIcon } from '#renderer/ui/icons.tsx'
import { type LinkTab, LinkTabs } from '#renderer/ui/LinkTabs.tsx'
import { useMedia } from '#renderer/ui/use-media.ts'
import styles from './admin.module.css'

/** From here on there is room for a menu beside the page; as in `admin.module.css`. */
const WIDE = '(min-width: 1100px)'

export interface StaffLink extends LinkTab {
  readonly icon: IconName
}

/** The sections of the administration: a menu beside the page, and where it has no room tabs above it. */
export function StaffNav({ links }: { links: readonly StaffLink[] }) {
  const { t } = useTranslation('admin')
  const isWide = useMedia(WIDE)
  if (!isWide) return <LinkTabs label={t('sections')} links={links} />
  return (
    <nav className={styles.nav} aria-label={t('sections')}>
      <ul>
        {links.map(({ to, label, icon, isOpen }) => (
          <li key={to}>
            <ListItemButton
              component={Link}
              to={to}
              selected={isOpen}
              aria-current={isOpen ? 'page' : undefined}
              className={styles.navLink}
            >
              <NamedIcon name={icon} size={20} />
              {label}
            </ListItemButton>
          </li>
        ))}
      </ul>
    </nav>
  )
}
