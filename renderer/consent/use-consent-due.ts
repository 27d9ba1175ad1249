import { useLocation } from 'react-router-dom'
import { useProjectConfig } from '#renderer/session/index.ts'
import { getPlace } from '#renderer/platform/place.ts'
import { useConsent } from './consent.store.ts'

/**
 * Whether the visitor is to be asked by itself: in the marketing portal of a project that asks, as long as there is no
 * answer (CNS-4, decision 50). null = not known yet, the project being on its way.
 */
export function useConsentDue(): boolean | null {
  const { pathname } = useLocation()
  const { statistics, isPutOff } = useConsent()
  const place = getPlace(pathname)
  const isOpenToVisitors = place?.portal === 'mp' && statistics === null && !isPutOff
  const { config, error } = useProjectConfig('mp', place?.accountId ?? '', isOpenToVisitors ? place.projectId : null)
  if (!isOpenToVisitors) return false
  if (config === null) return error === null ? null : false
  return config.featureFlags['mpCookieBanner'] === true
}
