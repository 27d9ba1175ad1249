import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftNote, useKeptForm } from '#renderer/drafts/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { TemplateLineFields } from './TemplateLineFields.tsx'
import { MilestoneFields } from './MilestoneFields.tsx'
import {
  newLine,
  newMilestone,
  readTemplate,
  startTemplate,
  type TemplateForm,
  TemplateFormSchema,
} from './template-form.ts'
import { ToldNote } from './ToldNote.tsx'
import type { ProjectDeadlines } from './use-project-deadlines.ts'
import { useTemplateSaving } from './use-template-saving.ts'
import { useTold } from './use-told.ts'

interface TemplateDialogProps {
  readonly project: ProjectDeadlines
  readonly onClose: () => void
}

/** Milestones with a day for each building, and the deadlines that lie so many weeks from them (DDL-30). */
export function TemplateDialog({ project, onClose }: TemplateDialogProps) {
  const { t } = useTranslation('admin-deadlines')
  const id = useId()
  const { form, change, note, forget } = useKeptForm({
    name: `deadline template ${project.project.id}`,
    schema: TemplateFormSchema,
    start: () => startTemplate(project),
  })
  const [isChecked, setIsChecked] = useState(false)
  const work = useTemplateSaving(project, () => {
    forget()
    onClose()
  })
  const wish = readTemplate(form)
  const text = wish === null ? null : JSON.stringify(wish)
  const told = useTold(text, (signal) => work.send(wish ?? { milestones: [], lines: [] }, true, signal))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (wish !== null) await work.save(wish)
  }
  return (
    <Dialog
      title={t('template.title')}
      subtitle={project.project.name}
      size="large"
      onClose={work.isBusy ? null : onClose}
      actions={
        <>
          <ToldNote isReady={wish !== null} told={told} />
          <Button disabled={work.isBusy} onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" form={id} variant="contained" disabled={work.isBusy}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <form id={id} className="ww-stack ww-gap-24" noValidate onSubmit={(event) => void submit(event)}>
        {work.failure === null ? null : <FormFailure>{t(`template.${work.failure}`)}</FormFailure>}
        <DraftNote {...note} />
        <p className="ww-muted">{t('template.intro')}</p>
        <Milestones project={project} form={form} isChecked={isChecked} onChange={change} />
        <Lines project={project} form={form} isChecked={isChecked} onChange={change} />
      </form>
    </Dialog>
  )
}

interface PartProps {
  readonly project: ProjectDeadlines
  readonly form: TemplateForm
  readonly isChecked: boolean
  readonly onChange: (part: Partial<TemplateForm>) => void
}

function Milestones({ project, form: { milestones, lines }, isChecked, onChange }: PartProps) {
  const { t } = useTranslation('admin-deadlines')
  return (
    <section className="ww-stack ww-gap-16" aria-label={t('template.milestones')}>
      <h3 className="ww-heading">{t('template.milestones')}</h3>
      {milestones.map((milestone) => (
        <MilestoneFields
          key={milestone.id}
          milestone={milestone}
          buildings={project.buildings}
          isChecked={isChecked}
          onChange={(next) => onChange({ milestones: milestones.map((one) => (one.id === next.id ? next : one)) })}
          // What hangs on it goes with it.
          onRemove={() =>
            onChange({
              milestones: milestones.filter((one) => one !== milestone),
              lines: lines.filter(({ milestoneId }) => milestoneId !== milestone.id),
            })
          }
        />
      ))}
      <Button
        startIcon={<NamedIcon name="plus" size={20} />}
        onClick={() => onChange({ milestones: [...milestones, newMilestone()] })}
      >
        {t('template.addMilestone')}
      </Button>
    </section>
  )
}

function Lines({ project, form: { milestones, lines }, isChecked, onChange }: PartProps) {
  const { t } = useTranslation('admin-deadlines')
  const [first] = milestones
  return (
    <section className="ww-stack ww-gap-16" aria-label={t('template.lines')}>
      <h3 className="ww-heading">{t('template.lines')}</h3>
      {lines.map((line) => (
        <TemplateLineFields
          key={line.key}
          line={line}
          milestones={milestones}
          trades={project.trades}
          isChecked={isChecked}
          onChange={(next) => onChange({ lines: lines.map((one) => (one.key === next.key ? next : one)) })}
          onRemove={() => onChange({ lines: lines.filter((one) => one !== line) })}
        />
      ))}
      {first === undefined ? (
        <p className="ww-muted">{t('template.milestoneFirst')}</p>
      ) : (
        <Button
          startIcon={<NamedIcon name="plus" size={20} />}
          onClick={() => onChange({ lines: [...lines, newLine(first.id)] })}
        >
          {t('template.addLine')}
        </Button>
      )}
    </section>
  )
}
