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

/** The form for a new message; the address may say what it is about (INB-3), and that it is a wish to be contacted. */
export function NewMessage() {
  const { t } = useTranslation('inbox')
  const { name } = useOpenUnit()
  const { list } = useInboxPlace()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [{ head, ...first }] = useState(() => {
    const about = z.safeParse(SubjectSchema, query.get('subject')).data
    if (query.get('kind') !== 'contact') return { head: t('form.new'), subject: about ?? '' }
    const subject = about === undefined ? t('contact.subject') : t('contact.subjectOf', { about })
    return { head: t('contact.head'), kind: 'contact' as const, subject, body: t('contact.body') }
  })
  useTitle(t('new'), name)
  return (
    <>
      <PaneHead title={head} />
      <LetterForm threadId={null} {...first} onDone={() => void navigate(list)} />
    </>
  )
}
