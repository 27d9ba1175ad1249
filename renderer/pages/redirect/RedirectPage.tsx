import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { clearRedirectPath, readRedirectPath } from '#renderer/platform/redirect-path.ts'
import { LoaderScreen } from '#renderer/ui/LoaderScreen.tsx'
import { NotFoundPage } from '../not-found/NotFoundPage.tsx'

/** ms the words stand, so that nobody wonders where they are. */
const PAUSE_MS = 400

/** Leads to the stored path (NAV-45), with German words in every language (NAV-46). */
export function RedirectPage() {
  const { t } = useTranslation('access', { lng: 'de' })
  // Read once: clearing it must not change where this leads.
  const [path] = useState(readRedirectPath)
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setIsLeaving(true), PAUSE_MS)
    return () => window.clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (isLeaving) clearRedirectPath()
  }, [isLeaving])
  if (path === null) return <NotFoundPage />
  if (isLeaving) return <Navigate to={path} replace />
  return (
    <div lang="de" style={{ height: '100%' }}>
      <LoaderScreen message={t('redirect.message')} />
    </div>
  )
}
