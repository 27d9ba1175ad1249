import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveDeadlineTemplate } from '#shared/contracts/http/deadlines.contract.ts'
import { call } from '#renderer/api/index.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { TemplateLineFields } from './TemplateLineFields.tsx'
import { MilestoneFields } from './MilestoneFields.tsx'
import { newLine, newMilestone, readTemplate, startTemplate } from './template-form.ts'
import { ToldNote } from './ToldNote.tsx'
import { type ProjectDeadlines, useRereadAllDeadlines } from './use-project-deadlines.ts'
import { useTold } from './use-told.ts'

interface TemplateDialogProps {
  readonly project: ProjectDeadlines
  readonly onClose: () => void
}

/** Milestones with a day for each building, and the deadlines that lie so many weeks from them (DDL-30). */
export function TemplateDialog({ project, onClose }: TemplateDialogProps) {
  const { t } = useTranslation('admin-deadlines')
  const id = useId()
  const [form, setForm] = useState(() => startTemplate(project))
  const [isChecked, setIsChecked] = useState(false)
  const work = useTemplateSaving(project, onClose)
  const wish = readTemplate(form)
  const text = wish === null ? null : JSON.stringify(wish)
  const told = useTold(text, (signal) => work.send(wish ?? { milestones: [], lines: [] }, true, signal))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (wish !== null) await work.save(wish)
  }
  const { milestones, lines } = form
  const [first] = milestones
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
        <p className="ww-muted">{t('template.intro')}</p>
        <section className="ww-stack ww-gap-16" aria-label={t('template.milestones')}>
          <h3 className="ww-heading">{t('template.milestones')}</h3>
          {milestones.map((milestone) => (
            <MilestoneFields
              key={milestone.id}
              milestone={milestone}
              buildings={project.buildings}
              isChecked={isChecked}
              onChange={(next) =>
                setForm({ ...form, milestones: milestones.map((one) => (one.id === next.id ? next : one)) })
              }
              onRemove={() =>
                setForm({
                  milestones: milestones.filter((one) => one !== milestone),
                  lines: lines.filter(({ milestoneId }) => milestoneId !== milestone.id),
                })
              }
            />
          ))}
          <Button
            startIcon={<NamedIcon name="plus" size={20} />}
            onClick={() => setForm({ ...form, milestones: [...milestones, newMilestone()] })}
          >
            {t('template.addMilestone')}
          </Button>
        </section>
        <section className="ww-stack ww-gap-16" aria-label={t('template.lines')}>
          <h3 className="ww-heading">{t('template.lines')}</h3>
          {lines.map((line) => (
            <TemplateLineFields
              key={line.key}
              line={line}
              milestones={milestones}
              trades={project.trades}
              isChecked={isChecked}
              onChange={(next) => setForm({ ...form, lines: lines.map((one) => (one.key === next.key ? next : one)) })}
              onRemove={() => setForm({ ...form, lines: lines.filter((one) => one !== line) })}
            />
          ))}
          {first === undefined ? (
            <p className="ww-muted">{t('template.milestoneFirst')}</p>
          ) : (
            <Button
              startIcon={<NamedIcon name="plus" size={20} />}
              onClick={() => setForm({ ...form, lines: [...lines, newLine(first.id)] })}
            >
              {t('template.addLine')}
            </Button>
          )}
        </section>
      </form>
    </Dialog>
  )
}

type Wish = NonNullable<ReturnType<typeof readTemplate>>

function useTemplateSaving({ project, revision }: ProjectDeadlines, onClose: () => void) {
  const { t } = useTranslation('admin-deadlines')
  const notify = useNotify()
  const reread = useRereadAllDeadlines()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<'conflict' | 'failed' | null>(null)
  // As the fields were filled with, whatever is read meanwhile.
  const [opened] = useState(revision)

  const send = (wish: Wish, isTrial: boolean, signal?: AbortSignal) =>
    call(saveDeadlineTemplate, {
      params: { projectId: project.id },
      body: { ...wish, revision: opened, isTrial },
      silent: true,
      ...(signal === undefined ? {} : { signal }),
    })

  async function save(wish: Wish): Promise<void> {
    setIsBusy(true)
    const result = await send(wish, false)
    setIsBusy(false)
    if (!result.ok) {
      const isConflict = result.error.errors.some(({ code }) => code === 'REVISION_CONFLICT')
      return setFailure(isConflict ? 'conflict' : 'failed')
    }
    onClose()
    notify({ severity: 'success', title: t('template.saved') })
    return reread()
  }

  return { isBusy, failure, send, save }
}
