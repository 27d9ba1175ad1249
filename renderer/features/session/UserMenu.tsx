import { styled, type Theme } from '@mui/material/styles'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useParams } from 'react-router-dom'
import { linkTo } from '#renderer/platform/routes.ts'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { useSession } from './session.store.ts'
import { ThemeChoice } from './ThemeChoice.tsx'

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

const row = ({ theme }: { theme: Theme }) =>
  ({
    font: 'inherit',
    fontWeight: 600,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minHeight: 44,
    padding: theme.spacing(0, 1.5),
    margin: theme.spacing(0, -1),
    border: 0,
    borderRadius: 10,
    textAlign: 'start',
    color: 'inherit',
    textDecoration: 'none',
    background: 'none',
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.vars.palette.surface.sunken },
  }) as const
const Row = styled('button')(row)
const RowLink = styled(Link)(row)

/** Where the settings of the logged-in are: below the unit of the address, in the buyer portal (NAV-9). */
function useSettingsPath(): string | null {
  const { accountId, projectId, unitId } = useParams()
  const { pathname } = useLocation()
  const isLoggedIn = useSession((state) => state.user !== null)
  if (!isLoggedIn || !pathname.startsWith('/bp/')) return null
  if (accountId === undefined || projectId === undefined || unitId === undefined) return null
  return linkTo('settings', { portalId: 'bp', accountId, projectId, unitId })
}

interface UserMenuProps {
  /** Shows "switch unit", where the user has several (SHL-69). */
  readonly onSwitchUnit?: (() => void) | undefined
}

/** Who is logged in, language, theme, settings, and the way out. Needs no props; place it in a page's header. */
export function UserMenu({ onSwitchUnit }: UserMenuProps) {
  const { t } = useTranslation('session')
  const user = useSession((state) => state.user)
  const logout = useSession((state) => state.logout)
  const settings = useSettingsPath()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)

  const place = () => {
    const anchor = button.current?.getBoundingClientRect()
    if (anchor === undefined || panel.current === null) return
    panel.current.style.top = `${anchor.bottom + 8}px`
    panel.current.style.right = `${Math.max(8, document.documentElement.clientWidth - anchor.right)}px`
  }
  const close = () => panel.current?.hidePopover()

  return (
    <>
      <IconButton ref={button} label={t('menu.open')} popoverTarget={id}>
        <NamedIcon name="user" />
      </IconButton>
      <Panel ref={panel} id={id} popover="auto" onBeforeToggle={place} aria-label={t('menu.open')}>
        {user !== null && (
          <Person>
            <small>{t('menu.signedInAs')}</small>
            <strong>
              {user.firstName} {user.lastName}
            </strong>
            <span>{user.email}</span>
          </Person>
        )}
        <div>
          <h2>{t('language.label')}</h2>
          <LanguageChoice />
        </div>
        <div>
          <h2>{t('theme.label')}</h2>
          <ThemeChoice />
        </div>
        {onSwitchUnit !== undefined && (
          <Row
            type="button"
            onClick={() => {
              close()
              onSwitchUnit()
            }}
          >
            <NamedIcon name="switchUnit" />
            {t('menu.switchUnit')}
          </Row>
        )}
        {settings !== null && (
          <RowLink to={settings} onClick={close}>
            <NamedIcon name="settings" />
            {t('menu.settings')}
          </RowLink>
        )}
        {user !== null && (
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
      </Panel>
    </>
  )
}
