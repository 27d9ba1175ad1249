import Popover from '@mui/material/Popover'
import { type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router-dom'
import { openPageEditor } from '#renderer/parts/page-editor/page-editor.store.ts'
import { getPlace } from '#renderer/platform/place.ts'
import { isPresented, linkTo } from '#renderer/platform/routes.ts'
import { hasPage } from '#renderer/platform/app-variants.ts'
import { LanguageChoice, ThemeChoice } from '#renderer/features/preferences/index.ts'
import { isEntitled, isInGroup, STAFF, useKnownConfig, useMay, useSession } from '#renderer/session/index.ts'
import { SWITCHING, useSeveralUnits } from '#renderer/own-units/index.ts'
import { theKiosk } from '#renderer/platform/shell.ts'
import { LegalLinks } from './LegalLinks.tsx'
import { RowButton, RowLink } from './menu-rows.tsx'
import { SampleUnitLinks } from './SampleUnitLinks.tsx'
import styles from './user-menu.module.css'

/**
 * Where the menu leads below the unit of the address, in the buyer portal: to the settings (NAV-9), and to the choice
 * between units for those who have several (SHL-69). In the marketing portal, to the other units that can be tried.
 */
function useUnitLinks() {
  const { accountId, projectId, unitId } = useParams()
  const { pathname } = useLocation()
  const isLoggedIn = useSession((state) => state.user !== null)
  const isHere = isLoggedIn && pathname.startsWith('/bp/') && unitId !== undefined
  const config = useKnownConfig('bp', accountId ?? '', projectId ?? '')
  const { hasSeveral, look } = useSeveralUnits(isHere ? projectId : undefined)
  const samples =
    pathname.startsWith('/mp/') && accountId !== undefined && projectId !== undefined && unitId !== undefined
      ? { accountId, projectId, unitId }
      : null
  if (!isHere || accountId === undefined || projectId === undefined)
    return { settings: null, units: null, samples, look }
  return {
    settings:
      config !== null && hasPage(config, 'settings')
        ? linkTo('settings', { portalId: 'bp', accountId, projectId, unitId })
        : null,
    units: hasSeveral ? linkTo('unitSelector', { accountId, projectId }) : null,
    samples,
    look,
  }
}

interface UserMenuPanelProps {
  readonly isOpen: boolean
  /** What it hangs from. */
  readonly button: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
}

/** Who is logged in, language, theme, settings, and the way out: what the menu's button opens. */
export function UserMenuPanel({ isOpen, button, onClose }: UserMenuPanelProps) {
  const { t } = useTranslation('session')
  const { t: common } = useTranslation()
  const isLoggedIn = useSession((state) => state.user !== null)
  const logout = useSession((state) => state.logout)
  const { settings, units, samples, look } = useUnitLinks()
  useEffect(() => {
    if (isOpen) look()
  }, [isOpen, look])

  return (
    <Popover
      open={isOpen}
      onClose={onClose}
      anchorEl={() => button.current}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: -8, horizontal: 'right' }}
      disableScrollLock
      slotProps={{
        paper: {
          className: styles.panel,
          role: 'dialog',
          'aria-label': common(theKiosk() === null ? 'menu.open' : 'menu.inKiosk'),
        },
      }}
    >
      <WhoIsHere />
      <Preferences />
      {samples !== null && <SampleUnitLinks {...samples} onFollow={onClose} />}
      {units !== null && (
        <RowLink icon="switchUnit" to={units} state={SWITCHING} onClick={onClose}>
          {t('menu.switchUnit')}
        </RowLink>
      )}
      {settings !== null && (
        <RowLink icon="settings" to={settings} onClick={onClose}>
          {t('menu.settings')}
        </RowLink>
      )}
      <DesignLink onFollow={onClose} />
      <StaffLinks onFollow={onClose} />
      {isLoggedIn && (
        <RowButton
          icon="logout"
          onClick={() => {
            onClose()
            void logout()
          }}
        >
          {t('menu.logout')}
        </RowButton>
      )}
      <LegalLinks onFollow={onClose} />
    </Popover>
  )
}

function WhoIsHere() {
  const { t } = useTranslation('session')
  const user = useSession((state) => state.user)
  if (user === null) return null
  return (
    <div className={`ww-stack ww-gap-4 ${styles.person}`}>
      <small>{t('menu.signedInAs')}</small>
      <strong>
        {user.firstName} {user.lastName}
      </strong>
      <small>{user.email}</small>
    </div>
  )
}

function Preferences() {
  const { t } = useTranslation('session')
  return (
    <>
      <div>
        <h2 className="ww-hint">{t('language.label')}</h2>
        <LanguageChoice />
      </div>
      <div>
        <h2 className="ww-hint">{t('theme.label')}</h2>
        <ThemeChoice />
      </div>
    </>
  )
}

/** EDT-2: opens the editor of the pages, for whom it is meant in the open project; its button stays from then on. */
function DesignLink({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation('session')
  const { pathname } = useLocation()
  const place = getPlace(pathname)
  const config = useKnownConfig(place?.portal ?? 'bp', place?.accountId ?? '', place?.projectId ?? '')
  const mayDesign = useMay('designPages', config?.id ?? '')
  const isOwn = useSession((state) => state.account?.id === place?.accountId)
  if (config === null || !mayDesign || !isOwn || isPresented(pathname)) return null
  const open = () => {
    onFollow()
    openPageEditor()
  }
  return (
    <RowButton icon="swatches" onClick={open}>
      {t('menu.designPages')}
    </RowButton>
  )
}

/** Where only the account's own people may go. */
function StaffLinks({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation('session')
  const user = useSession((state) => state.user)
  const account = useSession((state) => state.account)
  if (!isInGroup(user, STAFF) || account === null) return null
  return (
    <>
      <RowLink icon="list" to={linkTo('admin', { accountId: account.id })} onClick={onFollow}>
        {t('menu.admin')}
      </RowLink>
      {isEntitled(user, 'seeMails') ? <OutboxLink accountId={account.id} onFollow={onFollow} /> : null}
    </>
  )
}

/** To the outbox, once it is known that the server shows it to the caller: it alone knows who reaches it from where. */
function OutboxLink({ accountId, onFollow }: { accountId: string; onFollow: () => void }) {
  const { t } = useTranslation('session')
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    let isHere = true
    const ask = async () => {
      const { isOutboxOpen } = await import('./is-outbox-open.ts')
      const answer = await isOutboxOpen()
      if (isHere) setIsOpen(answer)
    }
    // A part that does not come means no link, and nothing else.
    void ask().catch(() => undefined)
    return () => {
      isHere = false
    }
  }, [])
  if (!isOpen) return null
  return (
    <RowLink icon="mail" to={linkTo('outbox', { accountId })} onClick={onFollow}>
      {t('menu.outbox')}
    </RowLink>
  )
}
