import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { MAX_ATTACHMENTS, MAX_BODY_LENGTH, MAX_SUBJECT_LENGTH } from '#shared/contracts/http/messages.contract.ts'
import { useOnceKey } from '#renderer/api/index.ts'
import { DraftNote, useFormDraft } from '#renderer/drafts/index.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { findLimit, DropZone, sendStaffFile, UploadList, useUploads } from '#renderer/parts/uploads/index.ts'
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
import { listOpenPlaceholders, PLACEHOLDERS } from './text-placeholders.ts'
import { useWriting, type Written } from './use-writing.ts'

const LetterSchema = z.object({
  unitIds: z.array(z.string()),
  subject: z.string(),
  body: z.string(),
  macroTag: z.nullable(z.string()),
  /** With which it is sent, once (MSG-5). */
  key: z.string(),
})
type Letter = Omit<z.infer<typeof LetterSchema>, 'key'>

const EMPTY: Letter = { unitIds: [], subject: '', body: '', macroTag: null }

/** A letter to the buyers of one unit or of many: each unit has a thread of its own (MSG-5). */
export function WriteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-messages')
  const id = useId()
  const [letter, setLetter] = useState(EMPTY)
  const once = useOnceKey()
  const { write, isBusy, failure } = useWriting()
  const files = useUploads({ send: sendStaffFile })
  const report = useReport(onClose)
  const hasWords = letter.subject !== '' || letter.body !== ''
  const draft = useFormDraft({
    form: 'letter to buyers',
    schema: LetterSchema,
    typed: hasWords ? { ...letter, key: once.key } : null,
    onRestore: ({ key, ...restored }) => {
      setLetter(restored)
      once.begin(key)
    },
  })
  const open = listOpenPlaceholders(letter.body).filter((name) => !PLACEHOLDERS.some((known) => known === name))
  const limit = findLimit([], files)
  const isWhole =
    letter.unitIds.length > 0 && letter.subject.trim() !== '' && letter.body.trim() !== '' && open.length === 0
  const canSend = isWhole && limit === null && !files.isBusy && !isBusy
  const change = (part: Partial<Letter>) => setLetter((before) => ({ ...before, ...part }))
  const close = () => {
    // The words are kept as a draft, files are not.
    for (const upload of files.uploads) files.remove(upload.key)
    onClose()
  }
  const discard = () => {
    setLetter(EMPTY)
    once.begin()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!canSend) return
    const attachments = files.stored.map(({ id: uploadId }) => ({ uploadId }))
    const written = await write({ ...letter, attachments }, once.key)
    // What stands here now is another letter than the one that has arrived.
    if (written === 'arrived') once.begin()
    if (typeof written === 'string') return
    draft.forget()
    files.release()
    report(written)
  }
  return (
    <Dialog
      title={t('write.title')}
      onClose={isBusy ? null : close}
      actions={
        <>
          <Button disabled={isBusy} onClick={close}>
            {t('write.cancel')}
          </Button>
          <Button type="submit" form={id} variant="contained" disabled={!canSend}>
            {t('write.send', { count: letter.unitIds.length })}
          </Button>
        </>
      }
    >
      <form id={id} className="ww-stack ww-gap-16" noValidate onSubmit={(event) => void submit(event)}>
        {failure === null ? null : <FormFailure>{t(`notDone.${failure}`)}</FormFailure>}
        <DraftNote draft={draft} onDiscard={discard} />
        <Receivers chosen={letter.unitIds} onChoose={(unitIds) => change({ unitIds: [...unitIds] })} />
        <LetterFields letter={letter} open={open} onChange={change} />
        <UploadList {...files} />
        {limit === null ? null : <FormFailure>{t(`limits.${limit}`, { count: MAX_ATTACHMENTS })}</FormFailure>}
        <DropZone onFiles={files.add} />
      </form>
    </Dialog>
  )
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
  const restored = units.data?.find(({ id }) => id === chosen[0])?.projectId
  const projectId = asked ?? restored ?? projects[0]?.id ?? null
  const choice = useRef<HTMLFieldSetElement>(null)
  const inProject = units.data?.filter((unit) => unit.projectId === projectId)
  return (
    <>
      {projects.length < 2 ? null : (
        <SelectField
          label={t('project')}
          value={projectId ?? ''}
          options={projects.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => {
            setAsked(id)
            // Whom one does not see, one does not write to.
            onChoose([])
          }}
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
        maxLength={MAX_SUBJECT_LENGTH}
        value={letter.subject}
        onChange={({ target }) => onChange({ subject: target.value })}
      />
      <TextArea
        label={t('write.text')}
        rows={6}
        maxLength={MAX_BODY_LENGTH}
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
