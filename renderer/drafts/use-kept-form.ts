import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { type OnceKey, useOnceKey } from '#renderer/api/index.ts'
import { type FormDraft, useFormDraft } from './use-form-draft.ts'

interface KeptFormOptions<Form> {
  /** Names the form, and what it is about where there are several: `deadline d1`. */
  readonly name: string
  readonly schema: z.ZodMiniType<Form>
  /** What is in the fields when it opens. */
  readonly start: () => Form
}

interface KeptForm<Form> {
  readonly form: Form
  readonly change: (part: Partial<Form>) => void
  /** What is said above the fields, and how it is taken out again. */
  readonly note: { readonly draft: FormDraft; readonly onDiscard: () => void }
  /** It was sent, or what it is about is gone. */
  readonly forget: () => void
  /** The key of what it sends once; stays with what is typed when the form is closed. */
  readonly once: OnceKey
}

/**
 * The fields of a form that are kept when it is closed without having been sent, by Escape or a touch beside it too
 * (`useFormDraft`). Typed over something that others have changed meanwhile they are not brought back: they would undo
 * that without anybody having seen it.
 */
export function useKeptForm<Form extends object>({ name, schema, start }: KeptFormOptions<Form>): KeptForm<Form> {
  const [first] = useState(start)
  const [form, setForm] = useState(first)
  const once = useOnceKey()
  const base = useMemo(() => JSON.stringify(first), [first])
  const kept = useMemo(() => z.object({ base: z.literal(base), key: z.string(), form: schema }), [base, schema])
  const draft = useFormDraft({
    form: name,
    schema: kept,
    typed: JSON.stringify(form) === base ? null : { base, key: once.key, form },
    onRestore: (restored) => {
      setForm(restored.form)
      once.begin(restored.key)
    },
  })
  return {
    form,
    change: (part) => setForm((before) => ({ ...before, ...part })),
    note: {
      draft,
      onDiscard: () => {
        setForm(first)
        once.begin()
      },
    },
    forget: draft.forget,
    once,
  }
}
