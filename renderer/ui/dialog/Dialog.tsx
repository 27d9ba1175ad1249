import MuiDialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useContext, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../IconButton.tsx'
import { CloseIcon } from '../icons.tsx'
import { enterDialogLayer } from './dialog-layer.ts'
import { DialogSchemeContext } from './dialog-scheme.context.ts'

/**
 * small: a question; medium: a form; large: things to compare; viewer: a document; full: the whole screen; preview: the
 * whole screen for one file; beside: a panel beside what it is about, whose place is its own style's affair.
 */
export type DialogSize = 'small' | 'medium' | 'large' | 'viewer' | 'full' | 'preview' | 'beside'

export interface DialogProps {
  readonly title: string
  /** Beside the title, smaller. */
  readonly subtitle?: ReactNode
  readonly size?: DialogSize
  /** Beside the cross, always in view. */
  readonly tools?: ReactNode
  /** Asked for by the cross, Escape and a touch beside the dialog. null = it cannot be closed now. */
  readonly onClose: (() => void) | null
  /** Below the content, always in view. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** ms */
const FADE = 160

/**
 * A modal dialog: focus goes in, stays in and comes back, Escape and a touch beside it close it; on small screens it is
 * a sheet that fills the width. Its looks are the theme's, by its size. Everything beside it is inert; whatever must be
 * seen above it (notifications) goes into its layer, see `dialog-layer.ts`.
 */
export function Dialog({ title, subtitle, size = 'medium', onClose, tools, actions, children }: DialogProps) {
  const id = useId()
  const scheme = useContext(DialogSchemeContext)
  return (
    <MuiDialog
      open
      maxWidth={false}
      // The page stays where it is by its own means: `base.css`.
      disableScrollLock
      transitionDuration={FADE}
      aria-labelledby={id}
      data-size={size}
      data-theme={scheme}
      onClose={() => onClose?.()}
    >
      <header>
        <div>
          <DialogTitle id={id}>{title}</DialogTitle>
          {subtitle === undefined ? null : <p>{subtitle}</p>}
        </div>
        {tools === undefined ? (
          <Cross onClose={onClose} />
        ) : (
          <div className="ww-row">
            {tools}
            <Cross onClose={onClose} />
          </div>
        )}
      </header>
      <DialogContent>{children}</DialogContent>
      {actions === undefined ? null : <DialogActions disableSpacing>{actions}</DialogActions>}
      <LiveRegion />
    </MuiDialog>
  )
}

function Cross({ onClose }: Pick<DialogProps, 'onClose'>) {
  const { t } = useTranslation()
  if (onClose === null) return null
  return (
    <IconButton label={t('dialog.close')} onClick={onClose} edge="end">
      <CloseIcon />
    </IconButton>
  )
}

/** Where what must be heard while the dialog is open comes in. Notes the dialog around it as the topmost one. */
function LiveRegion() {
  const live = useRef<HTMLDivElement>(null)
  // Before Material's own effects: what is inert could neither tell where the focus was nor take it back.
  useLayoutEffect(() => {
    const dialog = live.current?.closest('[role="dialog"]')
    if (live.current === null || !(dialog instanceof HTMLElement)) return undefined
    dialog.focus()
    return enterDialogLayer(dialog, live.current)
  }, [])
  // Takes no place itself; what comes in places itself on the screen.
  return <div ref={live} style={{ position: 'absolute' }} aria-live="polite" aria-relevant="additions" />
}
