import Paper from '@mui/material/Paper'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ENQUIRY_STATES } from '#shared/contracts/entities/enquiry.schema.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { SelectField } from '#renderer/ui/SelectField.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import styles from './enquiries.module.css'
import { sayNext } from './enquiry-words.ts'
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
      <NextStep enquiry={enquiry} work={work} />
    </Paper>
  )
}

interface Step {
  readonly text: string
  readonly day: string
}

/** What comes next: as it is stored until somebody types; then what was typed stays until it is stored (ENQ-4). */
function NextStep({ enquiry: { next }, work }: EnquiryHandlingProps) {
  const { t } = useTranslation('admin-enquiries')
  const locale = useLocale()
  const stored: Step = { text: next?.text ?? '', day: next?.day ?? '' }
  const [typed, setTyped] = useState<{ readonly step: Step; readonly on: Step } | null>(null)
  const { text, day } = typed?.step ?? stored
  const isSame = text.trim() === stored.text && day === stored.day
  const isMoved = typed !== null && !isSame && (typed.on.text !== stored.text || typed.on.day !== stored.day)
  const type = (part: Partial<Step>) => setTyped({ step: { text, day, ...part }, on: typed?.on ?? stored })
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isSame || work.isBusy) return
    const wish = text.trim() === '' && day === '' ? null : { text: text.trim(), day: day === '' ? null : day }
    if (await work.change({ next: wish })) setTyped(null)
  }
  return (
    <form className="ww-stack ww-gap-12" onSubmit={(event) => void save(event)}>
      <TextField
        label={t('next')}
        placeholder={t('nextHint')}
        hint={isMoved ? t('nextMoved', { step: next === null ? t('nextNone') : sayNext(next, locale) }) : undefined}
        maxLength={200}
        value={text}
        onChange={(event) => type({ text: event.target.value })}
      />
      <TextField label={t('nextDay')} type="date" value={day} onChange={(event) => type({ day: event.target.value })} />
      <Button type="submit" variant="outlined" aria-disabled={isSame || work.isBusy}>
        {t('saveNext')}
      </Button>
    </form>
  )
}
