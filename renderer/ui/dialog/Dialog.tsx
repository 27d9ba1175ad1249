import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../IconButton.tsx'
import { CloseIcon } from '../icons.tsx'
import styles from './Dialog.module.css'
import { enterDialogLayer } from './dialog-layer.ts'

/** small: a question; medium: a form; large: things to compare; viewer: a document; full: the whole screen. */
export type DialogSize = 'small' | 'medium' | 'large' | 'viewer' | 'full'

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

/**
 * A modal dialog on the browser's own element: everything beside it is inert, focus goes in, stays in and comes back,
 * Escape closes; on small screens it is a sheet that fills the width. Whatever must be seen above it (notifications)
 * goes into its layer, see `dialog-layer.ts`.
 */
export function Dialog({ title, subtitle, size = 'medium', onClose, actions, children }: DialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const { dialog, live } = useModal()
  useTouchBeside(dialog, onClose)
  return createPortal(
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[size]}`}
      aria-labelledby={id}
      // Focused itself, so that reading begins with its title.
      tabIndex={-1}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose?.()
      }}
      onClose={(event) => {
        // The browser closes on a second Escape whatever was said to the first.
        if (event.target === event.currentTarget && event.currentTarget.isConnected && onClose === null)
          event.currentTarget.showModal()
      }}
    >
      <div className={styles.paper}>
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
      </div>
      <div ref={live} className={styles.live} aria-live="polite" aria-relevant="additions" />
    </dialog>,
    document.body,
  )
}

/** Opens the dialog as it comes up, closes it as it goes: the browser gives the focus back. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  const live = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null || live.current === null) return undefined
    element.showModal()
    element.focus()
    const leave = enterDialogLayer(element, live.current)
    return () => {
      leave()
      element.close()
    }
  }, [])
  return { dialog, live }
}

/**
 * A touch beside the dialog closes it. The dialog fills its box, so a touch on the element itself is one on its
 * backdrop; one that begins inside, as when marking a text, is none.
 */
function useTouchBeside(dialog: RefObject<HTMLDialogElement | null>, onClose: (() => void) | null): void {
  const close = useEffectEvent(() => onClose?.())
  useEffect(() => {
    const element = dialog.current
    if (element === null) return undefined
    let beganBeside = false
    const begin = (event: Event) => {
      beganBeside = event.target === element
    }
    const end = (event: Event) => {
      if (beganBeside && event.target === element) close()
    }
    element.addEventListener('pointerdown', begin)
    element.addEventListener('click', end)
    return () => {
      element.removeEventListener('pointerdown', begin)
      element.removeEventListener('click', end)
    }
  }, [dialog])
}
