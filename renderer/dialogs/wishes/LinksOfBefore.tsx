import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { OwnLinks } from './OwnLinks.tsx'
import { useOwnLinks } from './use-own-links.ts'

/** What one has shared, where nothing is marked that could be shared again: it opens all the same (WSH-7). */
export function LinksOfBefore() {
  const { t } = useTranslation('wishes')
  const { links, look, withdraw } = useOwnLinks()
  useEffect(() => void look(), [look])
  if (links === null) return null
  if (links === 'failed') return <p className="ww-note">{t('sharing.linksFailed')}</p>
  return <OwnLinks links={links} shownId={null} onWithdraw={withdraw} />
}
