import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { useNotify } from '#renderer/notifications/index.ts'
import { DropZone, UploadList, useUploads } from '#renderer/parts/uploads/index.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { SelectField } from '#renderer/ui/SelectField.tsx'
import { TextArea } from '#renderer/ui/TextArea.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import { UnitChoice } from '../UnitChoice.tsx'
import { type Unit, useProjects, useUnits } from '../use-places.ts'
import { useUnitHolders } from '../use-unit-holders.ts'
import { ModulePicker } from './ModulePicker.tsx'
import { sendStaffFile } from './send-staff-file.ts'
import { listOpenPlaceholders, PLACEHOLDERS } from './text-placeholders.ts'
import { useWriting, type Written } from './use-writing.ts'

const MAX_SUBJECT = 200
const MAX_LENGTH = 20_000

/** A letter to the buyers of one unit or of many: each unit has a thread of its own (MSG-5). */
export function WriteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-messages')
  const id = useId()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [letter, setLetter] = useState<Letter>({ subject: '', body: '', macroTag: null })
  const { write, isBusy, failure } = useWriting()
  const files = useUploads({ send: sendStaffFile })
  const report = useReport(onClose)
  const open = listOpenPlaceholders(letter.body).filter((name) => !PLACEHOLDERS.some((known) => known === name))
  const isWhole = chosen.length > 0 && letter.subject.trim() !== '' && letter.body.trim() !== '' && open.length === 0
  const canSend = isWhole && !files.isBusy && !isBusy
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!canSend) return
    const attachments = files.stored.map(({ id: uploadId }) => ({ uploadId }))
    const written = await write({ unitIds: [...chosen], ...letter, attachments })
    if (written === null) return
    files.release()
    report(written)
  }
  return (
    <Dialog
      title={t('write.title')}
      onClose={isBusy ? null : onClose}
      actions={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {t('write.cancel')}
          </Button>
          <Button type="submit" form={id} variant="contained" disabled={!canSend}>
            {t('write.send', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <form id={id} className="ww-stack ww-gap-16" noValidate onSubmit={(event) => void submit(event)}>
        {failure === null ? null : <FormFailure>{t(`notDone.${failure}`)}</FormFailure>}
        <Receivers chosen={chosen} onChoose={setChosen} />
        <LetterFields letter={letter} open={open} onChange={(part) => setLetter({ ...letter, ...part })} />
        <UploadList {...files} />
        <DropZone onFiles={files.add} />
      </form>
    </Dialog>
  )
}

interface Letter {
  readonly subject: string
  readonly body: string
  readonly macroTag: string | null
}

/** Leads on to the thread, or says to how many it went. */
function useReport(onClose: () => void): (written: Written) => void {
  const { t } = useTranslation('admin-messages')
  const { accountId = '' } = useParams()
  const notify = useNotify()
  const navigate = useNavigate()
  return ({ threads }) => {
    const sent = threads.flatMap(({ threadId }) => threadId ?? [])
    const left = threads.length - sent.length
    const body = left === 0 ? undefined : t('write.left', { count: left })
    notify({
      severity: sent.length === 0 ? 'warning' : 'success',
      title: t('write.sent', { count: sent.length }),
      ...(body === undefined ? {} : { body }),
    })
    onClose()
    const [only] = sent
    if (sent.length === 1 && only !== undefined) {
      void navigate(`${linkTo('adminThread', { accountId, threadId: only })}?box=buyer`)
    }
  }
}

interface ReceiversProps {
  readonly chosen: readonly string[]
  readonly onChoose: (ids: readonly string[]) => void
}

/** Which units, of which project. */
function Receivers({ chosen, onChoose }: ReceiversProps) {
  const { t } = useTranslation('admin-messages')
  const units = useUnits()
  const projects = useProjects(units.data ?? NO_UNITS)
  const holders = useUnitHolders()
  const [asked, setAsked] = useState<string | null>(null)
  const projectId = asked ?? projects[0]?.id ?? null
  const choice = useRef<HTMLFieldSetElement>(null)
  const inProject = units.data?.filter((unit) => unit.projectId === projectId)
  return (
    <>
      {projects.length < 2 ? null : (
        <SelectField
          label={t('project')}
          value={projectId ?? ''}
          options={projects.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setAsked}
        />
      )}
      <UnitChoice
        ref={choice}
        units={units.error === null ? inProject : null}
        chosen={chosen}
        holders={holders}
        error={null}
        onChoose={onChoose}
        onRetry={() => void units.refetch()}
      />
    </>
  )
}

const NO_UNITS: readonly Unit[] = []

interface LetterFieldsProps {
  readonly letter: Letter
  /** Placeholders that nobody fills in by themselves. */
  readonly open: readonly string[]
  readonly onChange: (part: Partial<Letter>) => void
}

function LetterFields({ letter, open, onChange }: LetterFieldsProps) {
  const { t } = useTranslation('admin-messages')
  const names = open.map((name) => `{{${name}}}`).join(', ')
  return (
    <>
      <TextField
        label={t('write.subject')}
        maxLength={MAX_SUBJECT}
        value={letter.subject}
        onChange={({ target }) => onChange({ subject: target.value })}
      />
      <TextArea
        label={t('write.text')}
        rows={6}
        maxLength={MAX_LENGTH}
        value={letter.body}
        hint={t('write.hint', { name: '{{name}}', unit: '{{unit}}', project: '{{project}}' })}
        error={open.length === 0 ? null : t('stillOpen', { names })}
        onChange={(body) => onChange({ body })}
      />
      <div>
        <ModulePicker
          projectId={null}
          onPick={({ title, body, tag }) =>
            onChange({
              subject: letter.subject === '' ? title : letter.subject,
              body: letter.body === '' ? body : `${letter.body}\n${body}`,
              macroTag: tag,
            })
          }
        />
      </div>
    </>
  )
}
