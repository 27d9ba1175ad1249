import { Suspense } from 'react'
import { isJsonObject } from '#shared/domain/designs/json.types.ts'
import { Footer } from '#renderer/features/legal/index.ts'
import { PageMenu } from '#renderer/features/page-menu/index.ts'
import { UnitHeader, usePageTop } from '#renderer/features/unit-header/index.ts'
import { TeamNotices } from '#renderer/parts/notices/TeamNotices.tsx'
import { useQueryDialog } from '#renderer/ui/dialog/query-dialog.ts'
import { lazyPart } from '#renderer/ui/lazy-part.ts'
import { PHONE, useMedia } from '#renderer/ui/use-media.ts'
import { useTitle } from '#renderer/ui/use-title.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import page from './ClassicDashboard.module.css'
import { CustomDashboard } from './CustomDashboard.tsx'
import styles from './DesignedDashboard.module.css'
import type { Design } from './get-design.ts'
import { LayoutContext } from './items/layout.context.ts'
import { DashboardV2 } from './layouts/DashboardV2.tsx'
import { DashboardV3 } from './layouts/DashboardV3.tsx'

/** Only for those who open one of the documents of the page. */
const OpenedDocument = lazyPart(() => import('./OpenedDocument.tsx').then((opened) => opened.OpenedDocument))

/** The dashboard as a project's team has chosen it (DSH-3): one of two fixed layouts, or items of their own. */
export function DesignedDashboard({ version, outline }: Design) {
  const { name, project, portal } = useOpenUnit()
  const isSmall = useMedia(PHONE)
  // A residence has its own bar above every page.
  const place = project.variant === 'residence' ? 'absent' : (project.dashboardMenu ?? 'left')
  const { value: document } = useQueryDialog('document')
  useTitle(name, project.name)
  usePageTop()
  return (
    <div className={`ww-page ${page.page} ${styles.page}`} data-menu={place}>
      <UnitHeader />
      <div className={`ww-stack ww-gap-20 ww-content ${page.body}`}>
        {isSmall || place === 'absent' ? null : <PageMenu />}
        <main>
          <TeamNotices />
          {hasGreeting({ version, outline }, portal) ? null : <h1 className="visually-hidden">{name}</h1>}
          <LayoutContext value={version}>
            {version === 'v2' ? (
              <DashboardV2 />
            ) : version === 'v3' ? (
              <DashboardV3 />
            ) : (
              <CustomDashboard outline={outline} />
            )}
          </LayoutContext>
        </main>
      </div>
      <Footer />
      {document === null ? null : (
        <Suspense>
          <OpenedDocument />
        </Suspense>
      )}
    </div>
  )
}

/** The page's heading. */
function hasGreeting({ version, outline }: Design, portal: 'bp' | 'mp'): boolean {
  if (portal !== 'bp') return false
  return version !== 'custom' || outline.some((item) => isJsonObject(item) && item['type'] === 'BuyerGreeting')
}
