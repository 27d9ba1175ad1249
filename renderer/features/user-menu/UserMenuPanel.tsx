import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router-dom'
import { linkTo } from '#renderer/platform/routes.ts'
import { hasPage } from '#renderer/platform/variants.ts'
import { LanguageChoice, ThemeChoice } from '#renderer/features/preferences/index.ts'
import { isInGroup, STAFF, useKnownConfig, useSession } from '#renderer/session/index.ts'
import { SWITCHING, useSeveralUnits } from '#renderer/features/own-units/index.ts'
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
  /** Of the panel: the button opens and closes it by this name. */
  readonly id: string
  readonly button: RefObject<HTMLButtonElement | null>
}

/** Who is logged in, language, theme, settings, and the way out: what the menu's button opens. */
export function UserMenuPanel({ id, button }: UserMenuPanelProps) {
  const { t } = useTranslation('session')
  const { t: common } = useTranslation()
  const isLoggedIn = useSession((state) => state.user !== null)
  const logout = useSession((state) => state.logout)
  const { settings, units, samples, look } = useUnitLinks()
  const panel = useRef<HTMLElement>(null)

  const place = () => {
    look()
    const anchor = button.current?.getBoundingClientRect()
    if (anchor === undefined || panel.current === null) return
    panel.current.style.top = `${anchor.bottom + 8}px`
    panel.current.style.right = `${Math.max(8, document.documentElement.clientWidth - anchor.right)}px`
  }
  const close = () => panel.current?.hidePopover()
  // It came because the button was pressed; from now on the browser opens and closes it.
  useLayoutEffect(() => {
    if (panel.current?.matches(':popover-open') === false) panel.current.showPopover()
  }, [])

  return (
    <section
      ref={panel}
      className={styles.panel}
      id={id}
      popover="auto"
      onBeforeToggle={place}
      aria-label={common(theKiosk() === null ? 'menu.open' : 'menu.inKiosk')}
    >
      <WhoIsHere />
      <Preferences />
      {samples !== null && <SampleUnitLinks {...samples} onFollow={close} />}
      {units !== null && (
        <RowLink icon="switchUnit" to={units} state={SWITCHING} onClick={close}>
          {t('menu.switchUnit')}
        </RowLink>
      )}
      {settings !== null && (
        <RowLink icon="settings" to={settings} onClick={close}>
          {t('menu.settings')}
        </RowLink>
      )}
      <StaffLinks onFollow={close} />
      {isLoggedIn && (
        <RowButton
          icon="logout"
          onClick={() => {
            close()
            void logout()
          }}
        >
          {t('menu.logout')}
        </RowButton>
      )}
      <LegalLinks onFollow={close} />
    </section>
  )
}

function WhoIsHere() {
  const { t } = useTranslation('session')
  const user = useSession((state) => state.user)
  if (user === null) return null
  return (
    <div className={styles.person}>
      <small>{t('menu.signedInAs')}</small>
      <strong>
        {user.firstName} {user.lastName}
      </strong>
      <span>{user.email}</span>
    </div>
  )
}

function Preferences() {
  const { t } = useTranslation('session')
  return (
    <>
      <div>
        <h2>{t('language.label')}</h2>
        <LanguageChoice />
      </div>
      <div>
        <h2>{t('theme.label')}</h2>
        <ThemeChoice />
      </div>
    </>
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
      <RowLink icon="mail" to={linkTo('outbox', { accountId: account.id })} onClick={onFollow}>
        {t('menu.outbox')}
      </RowLink>
    </>
  )
}
