import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useLegalFacts } from '#renderer/features/legal/index.ts'
import { theKiosk } from '#renderer/platform/shell.ts'
import { getPlace } from '#renderer/platform/place.ts'
import { queryDialogLink } from '#renderer/ui/dialog/query-dialog.ts'
import styles from './user-menu.module.css'

/**
 * Imprint, privacy, and where the project asks for consent, what was answered (SHL-57, SHL-72, SHL-73): the pages that
 * fill the window have no foot, the menu is on all of them.
 */
export function LegalLinks({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation('footer')
  const location = useLocation()
  const facts = useLegalFacts(getPlace(location.pathname))
  // Where nobody is asked, there is no answer to change.
  const hasCookieSettings = theKiosk() === null && typeof facts !== 'string' && facts.hasCookieSettings
  return (
    <ul className={`ww-row ww-wrap ww-gap-12 ww-hint ${styles.legal}`}>
      {(['imprint', 'privacyPolicy', 'cookieSettings'] as const).map((name) =>
        name === 'cookieSettings' && !hasCookieSettings ? null : (
          <li key={name}>
            <Link {...queryDialogLink(location, name)} preventScrollReset onClick={onFollow}>
              {t(`link.${name}`)}
            </Link>
          </li>
        ),
      )}
    </ul>
  )
}
