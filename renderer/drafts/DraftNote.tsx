import { type MouseEvent, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#renderer/ui/Button.tsx'
import styles from './DraftNote.module.css'
import type { FormDraft } from './use-form-draft.ts'

interface DraftNoteProps {
  readonly draft: FormDraft
  /** Brings the form back to what was in it at first. */
  readonly onDiscard: () => void
}

/** Says, above the fields of a form, that what was typed before is back, and takes it out again. */
export function DraftNote({ draft, onDiscard }: DraftNoteProps) {
  if (!draft.isRestored) return null
  return (
    // The form does not wait for these words.
    <Suspense>
      <Note draft={draft} onDiscard={onDiscard} />
    </Suspense>
  )
}

function Note({ draft, onDiscard }: DraftNoteProps) {
  const { t } = useTranslation('drafts')
  const discard = (event: MouseEvent) => {
    // The button goes: one types on in the first field.
    event.currentTarget.closest('form')?.querySelector<HTMLElement>('input:not([hidden]), textarea')?.focus()
    onDiscard()
    draft.forget()
  }
  return (
    <div className={`ww-spread ww-well ww-inset ${styles.note}`}>
      <span role="status">{t('restored')}</span>
      <Button onClick={discard}>{t('discard')}</Button>
    </div>
  )
}
