import Button from '@mui/material/Button'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { LoaderScreen } from '#renderer/ui/LoaderScreen.tsx'
import { useRootAttribute } from '#renderer/ui/use-root-attribute.ts'
import { TopBar } from './TopBar.tsx'
import styles from './TopBar.module.css'

/** The pages of a residence, each below the same top bar. */
export function ResidenceLayout() {
  const { t } = useTranslation('residence')
  useRootAttribute('data-shell', 'residence')
  return (
    // As long as the page: the bar stays above it to its end.
    <div>
      <Button className={`ww-screen-only ${styles.skip}`} variant="contained" href="#page">
        {t('topBar.skip')}
      </Button>
      <TopBar />
      <div id="page" tabIndex={-1} className={styles.page}>
        <Suspense fallback={<LoaderScreen />}>
          <Outlet />
        </Suspense>
      </div>
    </div>
  )
}
