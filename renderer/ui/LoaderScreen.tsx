import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProjectLogo } from './ProjectLogo.tsx'
import styles from './ui.module.css'

/** ms after which the loader gives way to the page, whatever is still missing (SHL-4). */
export const LOADER_LIMIT = 5_000

interface LoaderScreenProps {
  readonly message?: string | undefined
  /** Project or account logo; at most 20rem × 18rem (SHL-5). The product's own mark without one. */
  readonly logoUrl?: string | null | undefined
}

/** Logo and message while a page loads (SHL-1). */
export function LoaderScreen({ message, logoUrl }: LoaderScreenProps) {
  const { t } = useTranslation()
  return (
    <main className={`${styles.screen} ${styles.loader}`}>
      <ProjectLogo url={logoUrl} alt="" markSize="large" />
      <div className={styles.line} aria-hidden="true" />
      <h1>
        <output>{message ?? t('loader.message')}</output>
      </h1>
    </main>
  )
}

interface LoaderProps extends LoaderScreenProps {
  readonly isLoading: boolean
  readonly children: ReactNode
}

/** Shows the loader while `isLoading`, for five seconds at most; then the page as far as it is there (SHL-4). */
export function Loader({ isLoading, children, ...screen }: LoaderProps) {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    if (!isLoading) return undefined
    const timer = window.setTimeout(() => setIsOver(true), LOADER_LIMIT)
    return () => {
      window.clearTimeout(timer)
      setIsOver(false)
    }
  }, [isLoading])
  return isLoading && !isOver ? <LoaderScreen {...screen} /> : children
}
