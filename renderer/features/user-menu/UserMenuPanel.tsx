import { styled } from '@mui/material/styles'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router-dom'
import { linkTo } from '#renderer/platform/routes.ts'
import { hasPage } from '#renderer/platform/variants.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { LanguageChoice, ThemeChoice } from '#renderer/features/preferences/index.ts'
import { isInGroup, STAFF, useKnownConfig, useSession } from '#renderer/features/session/index.ts'
import { SWITCHING, useSeveralUnits } from '#renderer/features/own-units/index.ts'
import { theKiosk } from '#renderer/platform/shell.ts'
import { LegalLinks } from './LegalLinks.tsx'
import { Row, RowLink } from './menu-rows.ts'
import { SampleUnitLinks } from './SampleUnitLinks.tsx'

const Panel = styled('section')(({ theme }) => ({
  position: 'fixed',
  inset: 'auto',
  width: 'min(20rem, calc(100vw - 1rem))',
  boxSizing: 'border-box',
  margin: 0,
  padding: theme.spacing(2),
  border: `1px solid ${theme.vars.palette.surface.line}`,
  borderRadius: 16,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: '0 16px 48px rgb(0 0 0 / 0.2)',
  '&:popover-open': { display: 'grid', gap: theme.spacing(2), animation: 'ww-fade-in 120ms ease-out' },
  '& h2': {
    margin: theme.spacing(0, 0, 0.75),
    fontSize: '0.8rem',
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
  },
}))

const Person = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 2,
  paddingBottom: theme.spacing(2),
  borderBottom: `1px solid ${theme.vars.palette.surface.line}`,
  '& small': { color: theme.vars.palette.text.secondary },
  '& span': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: theme.vars.palette.text.secondary,
    fontSize: '0.875rem',
  },
}))

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
    <Panel
      ref={panel}
      id={id}
      popover="auto"
      onBeforeToggle={place}
      aria-label={common(theKiosk() === null ? 'menu.open' : 'menu.inKiosk')}
    >
      <WhoIsHere />
      <Preferences />
      {samples !== null && <SampleUnitLinks {...samples} onFollow={close} />}
      {units !== null && (
        <RowLink to={units} state={SWITCHING} onClick={close}>
          <NamedIcon name="switchUnit" />
          {t('menu.switchUnit')}
        </RowLink>
      )}
      {settings !== null && (
        <RowLink to={settings} onClick={close}>
          <NamedIcon name="settings" />
          {t('menu.settings')}
        </RowLink>
      )}
      <StaffLinks onFollow={close} />
      {isLoggedIn && (
        <Row
          type="button"
          onClick={() => {
            close()
            void logout()
          }}
        >
          <NamedIcon name="logout" />
          {t('menu.logout')}
        </Row>
      )}
      <LegalLinks onFollow={close} />
    </Panel>
  )
}

function WhoIsHere() {
  const { t } = useTranslation('session')
  const user = useSession((state) => state.user)
  if (user === null) return null
  return (
    <Person>
      <small>{t('menu.signedInAs')}</small>
      <strong>
        {user.firstName} {user.lastName}
      </strong>
      <span>{user.email}</span>
    </Person>
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
      <RowLink to={linkTo('admin', { accountId: account.id })} onClick={onFollow}>
        <NamedIcon name="list" />
        {t('menu.admin')}
      </RowLink>
      <RowLink to={linkTo('outbox', { accountId: account.id })} onClick={onFollow}>
        <NamedIcon name="mail" />
        {t('menu.outbox')}
      </RowLink>
    </>
  )
}
