import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useTranslation } from 'react-i18next'
import { useDeadlineWords } from '#renderer/parts/deadlines/use-deadline-words.ts'
import { Switch } from '#renderer/ui/Switch.tsx'
import { TextArea } from '#renderer/ui/TextArea.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import { type FieldsForm, hasTitle, REMINDER_DAYS, toggled } from './deadline-form.ts'
import styles from './deadlines.module.css'

interface DeadlineFieldsProps {
  readonly form: FieldsForm
  /** Codes of the trades that the project has. */
  readonly trades: readonly string[]
  /** What is missing is said. */
  readonly isChecked: boolean
  readonly onChange: (part: Partial<FieldsForm>) => void
}

/** What is said of a deadline wherever its day comes from: names, what it locks, when it is reminded of. */
export function DeadlineFields({ form, trades, isChecked, onChange }: DeadlineFieldsProps) {
  const { t } = useTranslation('admin-deadlines')
  const words = useDeadlineWords()
  const { locks } = form
  return (
    <>
      <Names form={form} isChecked={isChecked} onChange={onChange} />
      <Choices
        label={t('form.trades')}
        all={[...new Set([...trades, ...form.trades])]}
        chosen={form.trades}
        say={(trade) => words.trade(trade)}
        onChange={(chosen) => onChange({ trades: chosen })}
      />
      <div>
        <FormControlLabel
          className={styles.locks}
          control={<Switch isOn={locks} onSwitch={(isOn) => onChange({ locks: isOn })} />}
          label={t('form.locks')}
        />
        <p className="ww-hint">{t(locks ? 'form.locksHint' : 'form.locksNothing')}</p>
      </div>
      <Choices
        label={t('form.reminders')}
        all={REMINDER_DAYS}
        chosen={form.reminders}
        say={(days) => (days === 0 ? t('form.onTheDay') : t('form.daysBefore', { count: days }))}
        onChange={(reminders) => onChange({ reminders })}
      />
    </>
  )
}

/** What it is called and what it is about, in both languages. */
function Names({ form, isChecked, onChange }: Omit<DeadlineFieldsProps, 'trades'>) {
  const { t } = useTranslation('admin-deadlines')
  const { title, description } = form
  return (
    <>
      <div className="ww-pair">
        <TextField
          label={t('form.titleDe')}
          maxLength={120}
          value={title.de}
          error={isChecked && !hasTitle(form) ? t('form.titleMissing') : null}
          onChange={({ target }) => onChange({ title: { ...title, de: target.value } })}
        />
        <TextField
          label={t('form.titleEn')}
          maxLength={120}
          value={title.en}
          onChange={({ target }) => onChange({ title: { ...title, en: target.value } })}
        />
      </div>
      <div className="ww-pair">
        <TextArea
          label={t('form.descriptionDe')}
          rows={2}
          maxLength={2_000}
          value={description.de}
          onChange={(de) => onChange({ description: { ...description, de } })}
        />
        <TextArea
          label={t('form.descriptionEn')}
          rows={2}
          maxLength={2_000}
          value={description.en}
          onChange={(en) => onChange({ description: { ...description, en } })}
        />
      </div>
    </>
  )
}

interface ChoicesProps<Thing> {
  readonly label: string
  readonly all: readonly Thing[]
  readonly chosen: readonly Thing[]
  readonly say: (thing: Thing) => string
  readonly onChange: (chosen: readonly Thing[]) => void
}

/** Boxes of which any may be ticked. */
function Choices<Thing extends string | number>({ label, all, chosen, say, onChange }: ChoicesProps<Thing>) {
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {all.map((thing) => (
        <FormControlLabel
          key={thing}
          control={<Checkbox checked={chosen.includes(thing)} onChange={() => onChange(toggled(chosen, thing))} />}
          label={say(thing)}
        />
      ))}
    </fieldset>
  )
}
