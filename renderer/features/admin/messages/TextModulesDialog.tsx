import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TEXT_MODULE_LENGTHS, TEXT_MODULE_TAG } from '#shared/contracts/entities/message.schema.ts'
import { LOCALES } from '#shared/contracts/primitives.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { ConfirmDialog } from '#renderer/ui/dialog/ConfirmDialog.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { SelectField } from '#renderer/ui/SelectField.tsx'
import { TextArea } from '#renderer/ui/TextArea.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import { useAdminProjects } from '../projects/use-projects.ts'
import styles from './messages.module.css'
import {
  type ModuleFault,
  type TextModule,
  type TextModuleFields,
  useModuleWork,
  useTextModules,
} from './use-text-modules.ts'

const EVERY_PROJECT = ''
const NEW: TextModuleFields = { tag: '', title: '', locale: 'de', projectId: null, body: '' }

/** The texts that the team uses again and again: to read, write and delete (MSG-6). */
export function TextModulesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-messages')
  const modules = useTextModules()
  const [edited, setEdited] = useState<TextModule | 'new' | null>(null)
  if (edited !== null) {
    return <ModuleDialog module={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
  }
  return (
    <Dialog
      title={t('modules.title')}
      subtitle={t('modules.intro')}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={() => setEdited('new')}>
          {t('modules.new')}
        </Button>
      }
    >
      {modules.data?.length === 0 ? <p className="ww-muted">{t('modules.none')}</p> : null}
      {modules.error === null ? null : <FormFailure>{t('modules.failed')}</FormFailure>}
      <ul className={styles.modules}>
        {modules.data?.map((module) => (
          <li key={module.id}>
            <div className="ww-rest" lang={module.locale}>
              <strong>{module.title}</strong>
              <small className="ww-muted">{module.body}</small>
            </div>
            <Button
              variant="outlined"
              color="inherit"
              aria-label={t('modules.editOne', { title: module.title })}
              onClick={() => setEdited(module)}
            >
              {t('modules.edit')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

interface ModuleDialogProps {
  /** null = a new one. */
  readonly module: TextModule | null
  readonly onClose: () => void
}

function ModuleDialog({ module, onClose }: ModuleDialogProps) {
  const { t } = useTranslation('admin-messages')
  const id = useId()
  const { save, remove, isBusy } = useModuleWork()
  const [fields, setFields] = useState<TextModuleFields>(module === null ? NEW : { ...NEW, ...without(module) })
  const [fault, setFault] = useState<ModuleFault | null>(null)
  const [isLeaving, setIsLeaving] = useState(false)
  const isWhole = TEXT_MODULE_TAG.test(fields.tag) && fields.title.trim() !== '' && fields.body.trim() !== ''
  const done = async (work: Promise<ModuleFault | null>) => {
    const found = await work
    setFault(found)
    setIsLeaving(false)
    if (found === null) onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isWhole) void done(save(module?.id ?? null, fields))
  }
  return (
    <Dialog
      title={module === null ? t('modules.new') : module.title}
      onClose={isBusy ? null : onClose}
      actions={
        <>
          {module === null ? null : (
            <Button color="error" disabled={isBusy} onClick={() => setIsLeaving(true)}>
              {t('modules.delete')}
            </Button>
          )}
          <Button type="submit" form={id} variant="contained" disabled={isBusy || !isWhole}>
            {t('modules.save')}
          </Button>
        </>
      }
    >
      <form id={id} className="ww-stack ww-gap-16" noValidate onSubmit={submit}>
        {fault === 'other' ? <FormFailure>{t('modules.failed')}</FormFailure> : null}
        <Fields fields={fields} isTaken={fault === 'taken'} onChange={(part) => setFields({ ...fields, ...part })} />
      </form>
      {module === null || !isLeaving ? null : (
        <ConfirmDialog
          title={t('modules.deleteOne', { title: module.title })}
          cancel={t('write.cancel')}
          confirm={t('modules.delete')}
          isBusy={isBusy}
          onClose={() => setIsLeaving(false)}
          onConfirm={() => done(remove(module.id))}
        >
          {t('modules.deleteBody')}
        </ConfirmDialog>
      )}
    </Dialog>
  )
}

function without({ tag, title, locale, projectId, body }: TextModule): TextModuleFields {
  return { tag, title, locale, projectId, body }
}

interface FieldsProps {
  readonly fields: TextModuleFields
  readonly isTaken: boolean
  readonly onChange: (part: Partial<TextModuleFields>) => void
}

function Fields({ fields, isTaken, onChange }: FieldsProps) {
  const { t } = useTranslation('admin-messages')
  const projects = useAdminProjects().data?.rows ?? []
  const isTagWrong = fields.tag !== '' && !TEXT_MODULE_TAG.test(fields.tag)
  return (
    <>
      <TextField
        label={t('modules.name')}
        maxLength={TEXT_MODULE_LENGTHS.title}
        value={fields.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextField
        label={t('modules.tag')}
        hint={t('modules.tagHint')}
        maxLength={TEXT_MODULE_LENGTHS.tag}
        value={fields.tag}
        error={isTaken ? t('modules.taken') : isTagWrong ? t('modules.tagHint') : null}
        onChange={({ target }) => onChange({ tag: target.value })}
      />
      <SelectField
        label={t('modules.language')}
        value={fields.locale}
        options={LOCALES.map((value) => ({ value, label: t(`languages.${value}`) }))}
        onChange={(value) => onChange({ locale: LOCALES.find((locale) => locale === value) ?? 'de' })}
      />
      <SelectField
        label={t('project')}
        value={fields.projectId ?? EVERY_PROJECT}
        options={[
          { value: EVERY_PROJECT, label: t('anyProject') },
          ...projects.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(value) => onChange({ projectId: value === EVERY_PROJECT ? null : value })}
      />
      <TextArea
        label={t('modules.text')}
        hint={t('modules.textHint')}
        rows={6}
        maxLength={TEXT_MODULE_LENGTHS.body}
        value={fields.body}
        onChange={(body) => onChange({ body })}
      />
    </>
  )
}
