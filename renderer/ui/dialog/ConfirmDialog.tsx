import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { Dialog } from './Dialog.tsx'

interface ConfirmDialogProps {
  readonly title: string
  readonly cancel: string
  readonly confirm: string
  /**
   * How the answers look. danger: what is confirmed takes something away that nobody brings back; plain: it does not;
   * stay: not to do it is what is advised.
   */
  readonly tone?: 'danger' | 'plain' | 'stay'
  /** It is being done: nothing can be answered, nor closed. */
  readonly isBusy?: boolean
  readonly onClose: () => void
  readonly onConfirm: () => void | Promise<void>
  /** What it is about; a text stands as a paragraph. */
  readonly children: ReactNode
}

/** One question with two answers before something is done; it stays until whoever asks takes it away. */
export function ConfirmDialog({
  title,
  cancel,
  confirm,
  tone = 'danger',
  isBusy = false,
  onClose,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  const no = (
    <Button variant={tone === 'stay' ? 'contained' : 'text'} disabled={isBusy} onClick={onClose}>
      {cancel}
    </Button>
  )
  const yes = (
    <Button {...CONFIRM_LOOKS[tone]} disabled={isBusy} onClick={() => void onConfirm()}>
      {confirm}
    </Button>
  )
  return (
    <Dialog
      title={title}
      size="small"
      onClose={isBusy ? null : onClose}
      actions={
        // The filled one stands last.
        <>
          {tone === 'stay' ? yes : no}
          {tone === 'stay' ? no : yes}
        </>
      }
    >
      {typeof children === 'string' ? <p>{children}</p> : children}
    </Dialog>
  )
}

const CONFIRM_LOOKS = {
  danger: { variant: 'contained', color: 'error' },
  plain: { variant: 'contained' },
  stay: { color: 'inherit' },
} as const
