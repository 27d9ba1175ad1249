import i18next from 'i18next'
import { type ComponentType, useContext, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNotify } from '#renderer/notifications/index.ts'
import { theKiosk } from '#renderer/platform/shell.ts'
import { OpenUnitContext } from '#renderer/unit/state/unit.context.ts'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import type * as panel from './UserMenuPanel.tsx'

type Panel = ComponentType<Parameters<typeof panel.UserMenuPanel>[0]>

async function loadPanel(): Promise<Panel> {
  const [{ UserMenuPanel }] = await Promise.all([
    import('./UserMenuPanel.tsx'),
    i18next.loadNamespaces(['session', 'footer', 'units']),
  ])
  return UserMenuPanel
}

const startLoading = () => void loadPanel().catch(() => undefined)

/** The button of the user's menu. What it opens is loaded when somebody is about to press it: no first screen needs it. */
export function UserMenu() {
  const open = useContext(OpenUnitContext)
  // What the team may do is nothing for the people who look on (PST-2).
  return open?.isPresented === true ? null : <MenuButton />
}

function MenuButton() {
  const { t } = useTranslation()
  const notify = useNotify()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [Panel, setPanel] = useState<Panel | null>(null)
  const open = () => {
    setIsOpen(true)
    if (Panel !== null) return
    loadPanel().then(
      (loaded) => setPanel(() => loaded),
      () => notify({ severity: 'error', title: t('message.errorLoad.title'), body: t('message.errorLoad.body') }),
    )
  }
  return (
    <>
      <IconButton
        ref={button}
        label={t(theKiosk() === null ? 'menu.open' : 'menu.inKiosk')}
        aria-haspopup="dialog"
        aria-expanded={isOpen && Panel !== null}
        onPointerEnter={startLoading}
        onFocus={startLoading}
        onClick={open}
      >
        {/* Nobody has an account in a kiosk. */}
        <NamedIcon name={theKiosk() === null ? 'user' : 'menu'} />
      </IconButton>
      {Panel === null ? null : <Panel isOpen={isOpen} button={button} onClose={() => setIsOpen(false)} />}
    </>
  )
}
