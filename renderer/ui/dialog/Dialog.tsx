import MuiDialog from '@mui/material/Dialog'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../IconButton.tsx'
import { CloseIcon } from '../icons.tsx'
import styles from './Dialog.module.css'

/** small: a question; medium: a form; large: things to compare; full: the whole screen. */
export type DialogSize = 'small' | 'medium' | 'large' | 'full'

export interface DialogProps {
  readonly title: string
  /** Beside the title, smaller. */
  readonly subtitle?: ReactNode
  readonly size?: DialogSize
  /** Asked for by the cross, Escape and a touch beside the dialog. null = it cannot be closed now. */
  readonly onClose: (() => void) | null
  /** Below the content, always in view. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** ms; with less motion wanted, the style sheet shows and hides it at once. */
const TRANSITION_MS = 160

/**
 * A modal dialog: focus goes in, stays in and comes back; Escape closes; on small screens it is a sheet that
 * fills the width. Put buttons into `actions` with `DialogActions`.
 */
export function Dialog({ title, subtitle, size = 'medium', onClose, actions, children }: DialogProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <MuiDialog
      open
      onClose={() => onClose?.()}
      aria-labelledby={id}
      fullScreen={size === 'full'}
      transitionDuration={TRANSITION_MS}
      slotProps={{ paper: { className: `${styles.paper} ${styles[size]}` } }}
    >
      <header className={styles.header}>
        <div>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {subtitle === undefined ? null : <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {onClose === null ? null : (
          <IconButton label={t('dialog.close')} onClick={onClose} edge="end">
            <CloseIcon />
          </IconButton>
        )}
      </header>
      <div className={styles.content}>{children}</div>
      {actions === undefined ? null : <footer className={styles.actions}>{actions}</footer>}
    </MuiDialog>
  )
}
