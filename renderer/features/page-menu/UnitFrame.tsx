import type { ReactNode } from 'react'
import { Footer } from '#renderer/features/legal/index.ts'
import { UnitHeader } from '#renderer/features/unit-header/index.ts'
import { useMedia } from '#renderer/ui/use-media.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { PageMenu } from './PageMenu.tsx'
import styles from './UnitFrame.module.css'

/** From here on the menu has room beside a page. */
const WIDE = '(min-width: 1200px)'

interface UnitFrameProps {
  /** The way to the dashboard, where there is no room for the menu, or the project wants it elsewhere. */
  readonly back: { readonly to: string; readonly label: string }
  /** The page's `main`. */
  readonly children: ReactNode
}

/** One of a unit's pages between its header and its footer; the menu that led here stays beside it (SHL-71). */
export function UnitFrame({ back, children }: UnitFrameProps) {
  const { project } = useOpenUnit()
  const isWide = useMedia(WIDE)
  // A residence has its own bar above every page.
  const hasMenu = isWide && project.variant !== 'residence' && (project.dashboardMenu ?? 'left') === 'left'
  return (
    <div className={`ww-page ${hasMenu ? styles.wide : ''}`}>
      <UnitHeader back={hasMenu ? undefined : back} />
      <div className={`ww-content ${styles.body}`}>
        {hasMenu ? <PageMenu /> : null}
        {children}
      </div>
      <Footer />
    </div>
  )
}
