import Paper from '@mui/material/Paper'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { momentText } from '#renderer/parts/orders/moment-text.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { TextArea } from '#renderer/ui/TextArea.tsx'
import styles from './enquiries.module.css'
import type { Enquiry } from './use-enquiries.ts'
import type { useEnquiryWork } from './use-enquiry-work.ts'

interface EnquiryHistoryProps {
  readonly enquiry: Enquiry
  readonly work: ReturnType<typeof useEnquiryWork>
}

/** A note for the team alone, and all that has happened, the latest first. What was written stays until it is stored. */
export function EnquiryHistory({ enquiry, work }: EnquiryHistoryProps) {
  const { t } = useTranslation('admin-enquiries')
  const [text, setText] = useState('')
  const isEmpty = text.trim() === ''
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isEmpty || work.isBusy) return
    if (await work.addNote(text.trim())) setText('')
  }
  return (
    <Paper variant="outlined" className={`ww-stack ww-gap-12 ${styles.card}`}>
      <h2 className="ww-heading">{t('history')}</h2>
      {enquiry.isErased ? null : (
        <form className="ww-stack ww-gap-12" onSubmit={(event) => void save(event)}>
          <TextArea label={t('note')} hint={t('noteHint')} maxLength={2_000} value={text} onChange={setText} />
          <Button type="submit" variant="outlined" aria-disabled={isEmpty || work.isBusy}>
            {t('saveNote')}
          </Button>
        </form>
      )}
      <ol className={styles.events}>
        {enquiry.events.toReversed().map((event, index) => (
          <li key={`${event.at} ${String(index)}`}>
            <Event event={event} />
          </li>
        ))}
      </ol>
    </Paper>
  )
}

function Event({ event }: { event: Enquiry['events'][number] }) {
  const { t } = useTranslation('admin-enquiries')
  const locale = useLocale()
  const { kind, at, by, state, text } = event
  return (
    <>
      <strong>{sayEvent()}</strong>
      {kind === 'note' ? <q className={styles.said}>{text || t('erased')}</q> : null}
      <small className="ww-muted">
        <time dateTime={at}>{momentText(at, locale)}</time>
        {by === null ? '' : `, ${by}`}
      </small>
    </>
  )

  function sayEvent(): string {
    if (kind === 'state' && state !== null) return t('events.state', { state: t(`states.${state}`) })
    if (kind === 'assigned') return text === '' ? t('events.unassigned') : t('events.assigned', { name: text })
    if (kind === 'next') return text === '' ? t('events.nextNone') : t('events.next', { text })
    return t(`events.${kind === 'state' ? 'changed' : kind}`)
  }
}
