import { Button } from '#renderer/ui/Button.tsx'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_VARIANT_NAME } from '#shared/contracts/entities/variant.schema.ts'
import { TextField } from '#renderer/ui/TextField.tsx'

interface QuestionProps {
  readonly text: string
  readonly confirm: string
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks in the place of the buttons that led here; the focus goes to the way back. */
export function Question({ text, confirm, onConfirm, onCancel }: QuestionProps) {
  const { t } = useTranslation('variants')
  const id = useId()
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])
  return (
    <div className="ww-stack ww-gap-8" role="group" aria-labelledby={id}>
      <p id={id}>{text}</p>
      <div className="ww-wrap ww-gap-8">
        <Button variant="contained" color="error" onClick={onConfirm}>
          {confirm}
        </Button>
        <Button ref={cancel} variant="outlined" onClick={onCancel} aria-describedby={id}>
          {t('actions.cancel')}
        </Button>
      </div>
    </div>
  )
}

interface RenameFormProps {
  readonly name: string
  readonly onSave: (name: string) => void
  readonly onCancel: () => void
}

export function RenameForm({ name, onSave, onCancel }: RenameFormProps) {
  const { t } = useTranslation('variants')
  const [typed, setTyped] = useState(name)
  const [isMissing, setIsMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.select(), [])
  return (
    <form
      ref={form}
      className="ww-stack ww-gap-8"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const wanted = typed.trim()
        setIsMissing(wanted === '')
        if (wanted !== '') onSave(wanted)
      }}
    >
      <TextField
        label={t('rename.label')}
        value={typed}
        maxLength={MAX_VARIANT_NAME}
        autoComplete="off"
        error={isMissing ? t('create.needsName') : null}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="ww-wrap ww-gap-8">
        <Button type="submit" variant="contained">
          {t('rename.save')}
        </Button>
        <Button variant="outlined" onClick={onCancel}>
          {t('actions.cancel')}
        </Button>
      </div>
    </form>
  )
}
