import Drawer from '@mui/material/Drawer'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Footer } from '#renderer/features/legal/index.ts'
import { UserMenu } from '#renderer/features/user-menu/index.ts'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { NoticePlace } from '#renderer/notifications/NoticePlace.tsx'
import { useMedia } from '#renderer/ui/use-media.ts'
import { SearchButton } from '../search/SearchButton.tsx'
import type { Section } from '../sections.ts'
import styles from './frame.module.css'
import { StaffMenu } from './StaffMenu.tsx'

/** From here on there is room for a menu beside the page; as in `frame.module.css`. */
const WIDE = '(min-width: 1000px)'

interface StaffFrameProps {
  /** Those that the caller may open. */
  readonly sections: readonly Section[]
  readonly open: Section
  readonly children: ReactNode
}

/** What stands around the pages of the team: the menu, beside them or in a drawer, and a bar with the caller's own. */
export function StaffFrame({ sections, open, children }: StaffFrameProps) {
  const { t } = useTranslation('admin')
  const isWide = useMedia(WIDE)
  const [isDrawn, setIsDrawn] = useState(false)
  const menu = <StaffMenu sections={sections} open={open} onFollow={() => setIsDrawn(false)} />
  return (
    <div className={`ww-page ${styles.page}`} data-testid="staff-frame">
      {isWide ? <div className={styles.side}>{menu}</div> : null}
      <header className={styles.bar}>
        {isWide ? null : (
          <IconButton
            label={t('sections')}
            aria-haspopup="dialog"
            aria-expanded={isDrawn}
            onClick={() => setIsDrawn(true)}
          >
            <NamedIcon name="menu" />
          </IconButton>
        )}
        {isWide ? null : <span className={styles.name}>{t(`${open.name}.title`)}</span>}
        {sections.some(({ name }) => name === 'unitList') ? <SearchButton /> : null}
        <div className={styles.own}>
          <UserMenu />
        </div>
      </header>
      {isWide ? null : (
        <Drawer open={isDrawn} onClose={() => setIsDrawn(false)} slotProps={{ paper: { 'aria-label': t('sections') } }}>
          <div className={styles.drawn}>{menu}</div>
        </Drawer>
      )}
      <NoticePlace className={styles.notices} />
      <div className={styles.body}>
        <main className={styles.main}>{children}</main>
        <Footer />
      </div>
    </div>
  )
}
