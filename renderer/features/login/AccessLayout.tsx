import type { ReactNode } from 'react'
import { Footer } from '#renderer/features/legal/index.ts'
import { LanguageChoice, ThemeChoice } from '#renderer/features/preferences/index.ts'
import { getLogo, useOwnLook, useProjectConfig } from '#renderer/session/index.ts'
import { pictureSet } from '#shared/contracts/picture-sizes.ts'
import { STAGE_SIZES } from '#renderer/platform/picture-widths.ts'
import { ProjectLogo } from '#renderer/ui/ProjectLogo.tsx'
import { PublicScreen } from '#renderer/ui/PublicScreen.tsx'
import { useRootAttribute } from '#renderer/ui/use-root-attribute.ts'
import { useTitle } from '#renderer/ui/use-title.ts'
import styles from './access.module.css'
import facadeUrl from './facade.svg'

interface AccessLayoutProps {
  readonly accountId: string
  /** Whose picture, name and logo are shown; null = no project is known here, undefined = not known yet. */
  readonly projectId: string | null | undefined
  /** Of the browser's tab. */
  readonly tabTitle: string
  readonly title: string
  readonly intro?: string | undefined
  /** What stands on the picture, instead of the project's name and address. */
  readonly caption?: { readonly title: string; readonly line: string } | undefined
  /** The form, and whatever belongs to it. */
  readonly children?: ReactNode
}

/** The pages of those who are not logged in: the project's picture beside the form (SHL-6, SHL-7). */
export function AccessLayout({ accountId, projectId, tabTitle, title, intro, caption, children }: AccessLayoutProps) {
  const { config, error } = useProjectConfig('bp', accountId, projectId ?? null)
  const isPictureKnown = projectId === null || config !== null || error !== null
  const pictureUrl = config?.projectImageUrl ?? facadeUrl
  const logo = config === null ? null : getLogo(config)
  useTitle(tabTitle, config?.name)
  useOwnLook(projectId === null)
  useRootAttribute('data-notices', 'top')
  return (
    <PublicScreen>
      <div className={styles.page}>
        <header className={styles.stage}>
          {/* Until the project is known nothing is drawn, so that no picture gives way to another. */}
          {isPictureKnown && <img src={pictureUrl} srcSet={pictureSet(pictureUrl)} sizes={STAGE_SIZES} alt="" />}
          {config !== null && (
            <div>
              <strong>{caption?.title ?? config.name}</strong>
              <span>{caption?.line ?? `${config.address}, ${config.postCode} ${config.town}`}</span>
            </div>
          )}
        </header>
        <div className={styles.side}>
          <main className={styles.main}>
            <div className={styles.brand}>
              <ProjectLogo url={logo} alt={config?.name ?? ''} />
            </div>
            <div className={styles.body}>
              <h1>{title}</h1>
              {intro !== undefined && <p className="ww-muted">{intro}</p>}
              {children}
            </div>
            <div className={`ww-row ww-wrap ww-gap-12 ${styles.choices}`}>
              <LanguageChoice />
              <ThemeChoice />
            </div>
          </main>
          {projectId !== undefined && <Footer layout="column" place={{ portal: 'bp', accountId, projectId }} />}
        </div>
      </div>
    </PublicScreen>
  )
}
