import * as z from 'zod/mini'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { SubjectSchema } from '#shared/contracts/http/messages.contract.ts'
import { useTitle } from '#renderer/ui/use-title.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { useInboxPlace } from './inbox-place.ts'
import { LetterForm } from './LetterForm.tsx'
import { PaneHead } from './ThreadPane.tsx'

/** The form for a new message; the address may say what it is about (INB-3). */
export function NewMessage() {
  const { t } = useTranslation('inbox')
  const { name } = useOpenUnit()
  const { list } = useInboxPlace()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [subject] = useState(() => z.safeParse(SubjectSchema, query.get('subject')).data ?? '')
  useTitle(t('new'), name)
  return (
    <>
      <PaneHead title={t('form.new')} />
      <LetterForm threadId={null} subject={subject} onDone={() => void navigate(list)} />
    </>
  )
}
