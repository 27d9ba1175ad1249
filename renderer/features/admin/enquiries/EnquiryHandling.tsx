import Paper from '@mui/material/Paper'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ENQUIRY_STATES } from '#shared/contracts/entities/enquiry.schema.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { SelectField } from '#renderer/ui/SelectField.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import styles from './enquiries.module.css'
import type { Enquiry } from './use-enquiries.ts'
import type { useEnquiryWork } from './use-enquiry-work.ts'

const NOBODY = ''

interface EnquiryHandlingProps {
  readonly enquiry: Enquiry
  readonly work: ReturnType<typeof useEnquiryWork>
}

/** How it stands, whose it is, and what comes next. State and person are stored as they are chosen. */
export function EnquiryHandling({ enquiry, work }: EnquiryHandlingProps) {
  const { t } = useTranslation('admin-enquiries')
  const [text, setText] = useState(enquiry.next?.text ?? '')
  const [day, setDay] = useState(enquiry.next?.day ?? '')
  const isSame = text.trim() === (enquiry.next?.text ?? '') && day === (enquiry.next?.day ?? '')
  const save = (event: FormEvent) => {
    event.preventDefault()
    const next = text.trim() === '' && day === '' ? null : { text: text.trim(), day: day === '' ? null : day }
    void work.change({ next })
  }
  return (
    <Paper variant="outlined" className={`ww-stack ww-gap-12 ${styles.card}`}>
      <h2 className="ww-heading">{t('handling')}</h2>
      <SelectField
        label={t('state')}
        value={enquiry.state}
        options={ENQUIRY_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
        onChange={(value) => {
          const state = ENQUIRY_STATES.find((one) => one === value)
          if (state !== undefined) void work.change({ state })
        }}
      />
      <SelectField
        label={t('assignee')}
        value={enquiry.assignee?.id ?? NOBODY}
        options={[
          { value: NOBODY, label: t('nobody') },
          ...enquiry.colleagues.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(value) => void work.change({ assigneeId: value === NOBODY ? null : value })}
      />
      <form className="ww-stack ww-gap-12" onSubmit={save}>
        <TextField
          label={t('next')}
          placeholder={t('nextHint')}
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <TextField label={t('nextDay')} type="date" value={day} onChange={(event) => setDay(event.target.value)} />
        {isSame ? null : (
          <Button type="submit" variant="outlined" disabled={work.isBusy}>
            {t('saveNext')}
          </Button>
        )}
      </form>
    </Paper>
  )
}
